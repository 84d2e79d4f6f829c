import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

/** Rejections that another quantity, or none, may fix. */
const ofQuantity: Partial<Record<string, MessageId>> = {
  OUT_OF_STOCK: 'errors.outOfStock',
  INSUFFICIENT_POINTS: 'errors.insufficientPoints',
  INSUFFICIENT_BALANCE: 'errors.insufficientBalance',
}

/** Error text of the quantity that a rejection concerns; undefined when it concerns none. */
export function quantityRejection(error: unknown): ReactNode {
  const failure = failureOf(error)
  const id = failure.kind === 'rejected' ? ofQuantity[failure.code] : undefined
  return id && <FormattedMessage id={id} />
}
