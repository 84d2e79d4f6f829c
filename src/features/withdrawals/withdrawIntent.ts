import type { Input, Value } from '../../api/operations.ts'

/** What is typed of a withdrawal first; the password comes with the confirmation. */
export type WithdrawIntent = Omit<Input<'POST /wps/withdrawals'>['body'], 'paymentPassword'>

/** Where withdrawals can be paid to. */
export type PayoutAccount = Value<'GET /wps/payoutAccounts'>['items'][number]

/** What a member says of a payment. */
export type PaymentReport = Input<'POST /wps/withdrawals/{withdrawalId}/confirmation'>['body']
