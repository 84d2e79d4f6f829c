import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type AskedFields = Value<'GET /wps/member/askedFields'>
/** Moment at which a page asks for additional fields. */
export type AskingMoment = 'firstDeposit' | 'firstWithdrawal'

/** Fields that the member still has to be asked at a moment (FORM-05). */
export const askedFieldsQuery = (at: AskingMoment) =>
  read('/wps/member/askedFields', { query: { at } })
