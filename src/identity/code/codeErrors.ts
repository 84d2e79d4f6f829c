import type { MessageId } from '../../kit/i18n/messageIds.ts'

type CodeError = { field: 'verificationCode'; messageId: MessageId }

const codeError = (messageId: MessageId): CodeError => ({ field: 'verificationCode', messageId })

/** Field and message of each rejection of a verification code. */
export const codeErrors: Readonly<Record<string, CodeError>> = {
  VERIFICATION_CODE_MISSING: codeError('errors.verificationCodeMissing'),
  VERIFICATION_CODE_WRONG: codeError('errors.verificationCodeWrong'),
  VERIFICATION_CODE_EXPIRED: codeError('errors.verificationCodeExpired'),
}
