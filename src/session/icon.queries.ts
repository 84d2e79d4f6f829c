import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'

/** Name of a member's avatar. */
export type Icon = Value<'GET /wps/member/info/icon'>['icon']

/** The member's chosen avatar. */
export const iconQuery = () => read('/wps/member/info/icon', {})
