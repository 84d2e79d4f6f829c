import type { Input, Value } from '../../api/operations.ts'

/** Details of a withdrawal without the password, which is entered at the confirmation. */
export type WithdrawIntent = Omit<Input<'POST /wps/withdrawals'>['body'], 'paymentPassword'>

export type PayoutAccount = Value<'GET /wps/payoutAccounts'>['items'][number]

/** The member's report on a payment. */
export type PaymentReport = Input<'POST /wps/withdrawals/{withdrawalId}/confirmation'>['body']

export type DisputeReport = Exclude<PaymentReport, { outcome: 'RECEIVED' }>
