import type { Value } from '../../../api/operations.ts'

/** How a team does in a period, and did in the one before. */
export type Overview = Value<'GET /wps/agent/overview'>
