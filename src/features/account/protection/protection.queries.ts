import { read } from '../../../api/read.ts'

/** Query of the limits that members set for themselves: all twelve, set or not. */
export const limitsQuery = () => read('/wps/member/limits', {})

/** Query of the session's duration and cost, and of the reminder interval. */
export const realityCheckQuery = () => read('/wps/member/realityCheck', {})
