import { type Failure, failureOf } from '../../../api/failure.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { NewAccount } from './useAddAccount.ts'

/** A rejection that concerns a field of the form. */
export type AccountRejection = { field: keyof NewAccount; messageId: MessageId }

const rejections: Readonly<Record<string, AccountRejection>> = {
  PAYOUT_KEY_INVALID: { field: 'key', messageId: 'errors.payoutKeyInvalid' },
  PAYOUT_KEY_TAKEN: { field: 'key', messageId: 'errors.payoutKeyTaken' },
  PAYOUT_HOLDER_DIFFERS: { field: 'holder', messageId: 'errors.payoutHolderDiffers' },
  FIELDS_INVALID: { field: 'holder', messageId: 'withdrawals.payout.errors.holderCharacters' },
  PAYMENT_PASSWORD_WRONG: {
    field: 'paymentPassword',
    messageId: 'transactionPassword.errors.wrong',
  },
}

/** Field that a rejection concerns; undefined if it concerns none. */
export function rejectionOf(error: unknown): AccountRejection | undefined {
  const failure: Failure = failureOf(error)
  if (failure.kind !== 'rejected' || !Object.hasOwn(rejections, failure.code)) return undefined
  return rejections[failure.code]
}
