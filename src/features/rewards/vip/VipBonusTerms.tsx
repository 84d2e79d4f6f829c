import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'

type Bonus = Value<'GET /wps/vip'>['bonuses'][number]

/** Condition of a bonus, or the time at which it expires or returns. */
export function VipBonusTerms({ bonus, level }: { bonus: Bonus; level: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { kind, state, from = '', until = '' } = bonus
  const [begin, end] = [from, until].map((at) => formatInstant(at, 'minute', language, timeZone))
  if (kind === 'LEVEL_UP') {
    return <FormattedMessage id={`rewards.vip.bonuses.level.${state}`} values={{ level }} />
  }
  return (
    <FormattedMessage
      id={`rewards.vip.bonuses.${kind === 'WEEKLY' ? 'weekly' : 'birthday'}.${state}`}
      values={{ level, from: begin ?? '', until: end ?? '' }}
    />
  )
}
