import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { lastMomentOf, type Promotion, phaseOf } from './promotionGroups.ts'

type Status = NonNullable<Promotion['status']>

const tones: Readonly<Record<Status, BadgeTone>> = {
  JOINED: 'good',
  APPLYING: 'waiting',
  PROCESS: 'waiting',
  ISSUED: 'good',
  CLAIMED: 'good',
  REJECTED: 'bad',
  CLOSE: 'neutral',
  COMING_SOON: 'waiting',
}

/** Status of a promotion, or of the member in it (PROMO-12); renders nothing without a status. */
export function PromotionStatus({ status }: { status: Status | undefined }) {
  const intl = useIntl()
  if (status === undefined) return null
  return (
    <Badge tone={tones[status]}>
      {intl.formatMessage({ id: `promotions.statuses.${status}` })}
    </Badge>
  )
}

/** Start or end date of a promotion, whichever applies to its phase. */
export function PromotionPeriod({
  promotion,
}: {
  promotion: Pick<Promotion, 'status' | 'startsAt' | 'endsAt'>
}) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { startsAt, endsAt } = promotion
  const day = (instant: string) => ({ date: formatInstant(instant, 'date', language, timeZone) })
  const phase = phaseOf(promotion)
  if (phase === 'coming') return intl.formatMessage({ id: 'promotions.from' }, day(startsAt))
  if (endsAt === undefined) return intl.formatMessage({ id: 'promotions.open' })
  const id = phase === 'ended' ? 'promotions.ended' : 'promotions.until'
  return intl.formatMessage({ id }, day(lastMomentOf(endsAt)))
}
