import type { Failure } from '../../../../api/failure.ts'
import type { MessageId } from '../../../../kit/i18n/messageIds.ts'

type ChangeError = {
  field: 'oldPaymentPassword' | 'paymentPassword' | 'verificationCode'
  messageId: MessageId
}

const byCode: Partial<Record<string, ChangeError>> = {
  PAYMENT_PASSWORD_WRONG: {
    field: 'oldPaymentPassword',
    messageId: 'transactionPassword.errors.wrong',
  },
  PASSWORD_SAME: { field: 'paymentPassword', messageId: 'transactionPassword.errors.same' },
  PASSWORD_COMMON: { field: 'paymentPassword', messageId: 'transactionPassword.errors.weak' },
  VERIFICATION_CODE_MISSING: {
    field: 'verificationCode',
    messageId: 'errors.verificationCodeMissing',
  },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', messageId: 'errors.verificationCodeWrong' },
  VERIFICATION_CODE_EXPIRED: {
    field: 'verificationCode',
    messageId: 'errors.verificationCodeExpired',
  },
}

/** Field and message of a rejected change of the transaction password. */
export const changeError = (failure: Failure): ChangeError | undefined =>
  failure.kind === 'rejected' ? byCode[failure.code] : undefined
