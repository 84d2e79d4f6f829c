import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type AskedFields = Value<'GET /wps/member/askedFields'>
/** Moment at which a page asks for additional fields. */
export type AskingMoment = 'firstDeposit' | 'firstWithdrawal'

/** Fields that the member still has to fill in before a first deposit or withdrawal (FORM-05). */
export const askedFieldsQuery = (at: AskingMoment) =>
  read('/wps/member/askedFields', { query: { at } })
