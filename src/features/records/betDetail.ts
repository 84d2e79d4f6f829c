import type { Value } from '../../api/operations.ts'

/** One bet, and how its round went. */
export type BetDetail = Value<'GET /wps/records/bets/{betId}'>
