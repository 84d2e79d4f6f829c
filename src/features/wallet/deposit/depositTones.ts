import type { BadgeTone } from '../../../ui/Badge.tsx'
import type { Deposit } from './depositSteps.ts'

/** The look of each state of an order. */
export const depositTones: Record<Deposit['status'], BadgeTone> = {
  PENDING: 'waiting',
  PROCESSING: 'waiting',
  PAID: 'good',
  FAILED: 'bad',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
}
