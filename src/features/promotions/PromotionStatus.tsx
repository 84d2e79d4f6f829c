import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { daysUntil, lastMomentOf, type Promotion, phaseOf } from './promotionGroups.ts'

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

/** A promotion that ends in fewer days than this shows the days left instead of the date. */
const fewDays = 7

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

/** Start date of a future promotion, end date of any other promotion, and the recurrence. */
export function PromotionPeriod({
  promotion,
}: {
  promotion: Pick<Promotion, 'status' | 'startsAt' | 'endsAt' | 'recurrence'>
}) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const isHydrated = useHydrated()
  const { startsAt, endsAt, recurrence } = promotion
  const day = (instant: string) => ({ date: formatInstant(instant, 'date', language, timeZone) })
  const phase = phaseOf(promotion)
  if (phase === 'coming') return intl.formatMessage({ id: 'promotions.from' }, day(startsAt))
  if (endsAt === undefined) return intl.formatMessage({ id: 'promotions.open' })
  const last = lastMomentOf(endsAt)
  if (phase === 'ended') return intl.formatMessage({ id: 'promotions.ended' }, day(last))
  // Server-rendered HTML must not depend on the time at which it is rendered.
  const days = isHydrated ? daysUntil(last, Date.now(), timeZone) : undefined
  const end =
    days !== undefined && days < fewDays
      ? intl.formatMessage({ id: 'promotions.ends' }, { days })
      : intl.formatMessage({ id: 'promotions.until' }, day(last))
  const often =
    recurrence && intl.formatMessage({ id: `promotions.recurrences.${recurrence}` }, { end })
  return often ?? end
}
