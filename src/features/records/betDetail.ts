import type { Value } from '../../api/operations.ts'

export type BetDetail = Value<'GET /wps/records/bets/{betId}'>
