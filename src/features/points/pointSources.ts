import type { Value } from '../../api/operations.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'

type Source = Value<'GET /wps/relay/ODSFE2_MemTransDet'>['items'][number]['type']

/** Why points changed. */
export const sourceLabels = {
  LIVE: 'points.sources.LIVE',
  LOTTERY: 'points.sources.LOTTERY',
  PVP: 'points.sources.PVP',
  RNG: 'points.sources.RNG',
  SPORTS: 'points.sources.SPORTS',
  DEPOSIT: 'points.sources.DEPOSIT',
  REDEEM: 'points.sources.REDEEM',
  REDEEM_RETURNED: 'points.sources.REDEEM_RETURNED',
  CONVERT: 'points.sources.CONVERT',
  MISSION: 'points.sources.MISSION',
  WHEEL: 'points.sources.WHEEL',
} as const satisfies Record<Source, MessageId>
