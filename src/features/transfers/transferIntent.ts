import type { Input } from '../../api/operations.ts'

/** What is typed of a transfer first; the password comes with the confirmation. */
export type TransferIntent = Omit<Input<'POST /wps/transfers'>['body'], 'paymentPassword'>
