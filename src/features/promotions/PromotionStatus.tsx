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

/**
 * How a promotion stands, or the member with it (PROMO-12); nothing where there is nothing to tell.
 */
export function PromotionStatus({ status }: { status: Status | undefined }) {
  const intl = useIntl()
  if (status === undefined) return null
  return (
    <Badge tone={tones[status]}>
      {intl.formatMessage({ id: `promotions.statuses.${status}` })}
    </Badge>
  )
}

/** From or until when a promotion runs, or when it ended. */
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
