import type { Input } from '../../api/operations.ts'

/** Details of a transfer without the password, which is entered at the confirmation. */
export type TransferIntent = Omit<Input<'POST /wps/transfers'>['body'], 'paymentPassword'>
