import type { BadgeTone } from '../../../ui/Badge.tsx'
import type { Withdrawal } from './withdrawalSteps.ts'

/** The look of each state of a withdrawal. */
export const withdrawalTones: Record<Withdrawal['status'], BadgeTone> = {
  PENDING: 'waiting',
  REVIEWING: 'waiting',
  PROCESSING: 'waiting',
  DISBURSED: 'waiting',
  DISPUTED: 'waiting',
  RECEIVED: 'good',
  RETURNED: 'neutral',
  REJECTED: 'bad',
  CANCELLED: 'neutral',
}
