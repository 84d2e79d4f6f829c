import type { Value } from '../../api/operations.ts'

/** Somebody of the agent's team, with figures and terms. */
export type DownlineDetail = Value<'GET /wps/agent/downline/{memberId}'>
