import { read } from '../../../api/read.ts'

/** The limits that members set for themselves; all twelve, set or not. */
export const limitsQuery = () => read('/wps/member/limits', {})

/** How long the session has lasted, what it has cost, and how often its member is reminded. */
export const realityCheckQuery = () => read('/wps/member/realityCheck', {})
