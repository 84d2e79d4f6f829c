import type { Failure } from '../../../api/failure.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

type CloseError = { field: 'account' | 'password' | 'ownerCode'; messageId: MessageId }

const byCode: Partial<Record<string, CloseError>> = {
  PASSWORD_WRONG: { field: 'password', messageId: 'account.contact.errors.passwordWrong' },
  VERIFICATION_CODE_MISSING: { field: 'ownerCode', messageId: 'errors.verificationCodeMissing' },
  VERIFICATION_CODE_WRONG: { field: 'ownerCode', messageId: 'errors.verificationCodeWrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'ownerCode', messageId: 'errors.verificationCodeExpired' },
}

const byField: Partial<Record<string, CloseError>> = {
  account: { field: 'account', messageId: 'privacy.closing.accountDiffers' },
  password: { field: 'password', messageId: 'account.contact.errors.passwordMissing' },
  ownerCode: { field: 'ownerCode', messageId: 'errors.verificationCodeMissing' },
}

/** Field that a rejected closing concerns; undefined when it concerns none. */
export function closeError(failure: Failure): CloseError | undefined {
  if (failure.kind !== 'rejected') return undefined
  return byCode[failure.code] ?? byField[failure.details.fields?.[0]?.field ?? '']
}
