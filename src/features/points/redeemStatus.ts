import type { Value } from '../../api/operations.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

type Status = Value<'GET /wps/relay/MCS2_getRedeemPointList'>['items'][number]['status']

/** How a redemption stands (PTS-06). */
export const statusLabels = {
  IN_PROCESS: 'points.status.IN_PROCESS',
  REJECTED: 'points.status.REJECTED',
  APPROVED: 'points.status.APPROVED',
} as const satisfies Record<Status, MessageId>

export const statusTones = {
  IN_PROCESS: 'waiting',
  REJECTED: 'bad',
  APPROVED: 'good',
} as const satisfies Record<Status, BadgeTone>
