import type { Value } from '../../api/operations.ts'

/** A team member with figures and terms. */
export type DownlineDetail = Value<'GET /wps/agent/downline/{memberId}'>
