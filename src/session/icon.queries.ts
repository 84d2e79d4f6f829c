import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'

/** The name of a picture that members can be shown by. */
export type Icon = Value<'GET /wps/member/info/icon'>['icon']

/** The picture that the member has chosen. */
export const iconQuery = () => read('/wps/member/info/icon', {})
