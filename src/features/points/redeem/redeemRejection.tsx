import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { rejectedPassword } from '../../../money/transactionPassword/RejectedPassword.tsx'

export type RedeemRejection = { field: 'quantity' | 'password'; text: ReactNode }

/** Rejections that another quantity, or none, may fix. */
const ofQuantity: Partial<Record<string, MessageId>> = {
  OUT_OF_STOCK: 'errors.outOfStock',
  INSUFFICIENT_POINTS: 'errors.insufficientPoints',
  INSUFFICIENT_BALANCE: 'errors.insufficientBalance',
}

/**
 * Field that a rejected redemption concerns, and its error text; undefined when it concerns none.
 */
export function redeemRejection(error: unknown): RedeemRejection | undefined {
  const ofPassword = rejectedPassword(error)
  if (ofPassword !== undefined) return { field: 'password', text: ofPassword }
  const failure = failureOf(error)
  const id = failure.kind === 'rejected' ? ofQuantity[failure.code] : undefined
  return id && { field: 'quantity', text: <FormattedMessage id={id} /> }
}
