import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

/** Error texts of rejections; a smaller quantity may be accepted. */
const ofQuantity: Partial<Record<string, MessageId>> = {
  OUT_OF_STOCK: 'errors.outOfStock',
  INSUFFICIENT_POINTS: 'errors.insufficientPoints',
  INSUFFICIENT_BALANCE: 'errors.insufficientBalance',
}

/** Error text for the quantity if a rejection concerns it; otherwise undefined. */
export function quantityRejection(error: unknown): ReactNode {
  const failure = failureOf(error)
  const id = failure.kind === 'rejected' ? ofQuantity[failure.code] : undefined
  return id && <FormattedMessage id={id} />
}
