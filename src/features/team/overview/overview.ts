import type { Value } from '../../../api/operations.ts'

/** Figures of a team in a period and in the previous one. */
export type Overview = Value<'GET /wps/agent/overview'>
