import { useIntl } from 'react-intl'
import { DayBars } from '../../../kit/chart/DayBars.tsx'
import { formatInstant } from '../../../kit/format/dates.ts'
import { moneyText } from '../../../kit/format/money.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { toMinor } from '../../../lib/money.ts'
import { useMarket } from '../../../session/market.ts'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './overview.module.css'
import type { Overview } from './overview.ts'
import type { OverviewPeriod } from './overviewPeriod.ts'

type Day = Overview['days'][number]

const trends: readonly { title: MessageId; of: (day: Day) => number | string }[] = [
  { title: 'team.overview.trends.activeMembers', of: ({ activeMembers }) => activeMembers },
  { title: 'team.overview.trends.validBet', of: ({ validBet }) => validBet },
  { title: 'team.overview.trends.income', of: ({ income }) => income },
]

type Props = { period: OverviewPeriod; overview: Overview }

/**
 * Daily charts of the team. For a period of one day, the charts show the seven days that end with
 * that day, and highlight it.
 */
export function OverviewTrends({ period, overview: { days } }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const isOneDay = period === 'today' || period === 'yesterday'
  return (
    <div className={classes.trends}>
      {trends.map(({ title, of }) => {
        const label = intl.formatMessage({ id: title })
        return (
          <Panel key={title} title={label}>
            <DayBars
              key={period}
              label={label}
              markedId={isOneDay ? days[0]?.day : undefined}
              bars={days.toReversed().map((each) => {
                const value = of(each)
                return {
                  id: each.day,
                  day: formatInstant(each.day, 'shortDate', language, 'UTC'),
                  ...(typeof value === 'string'
                    ? {
                        value: toMinor(value),
                        amount: moneyText(value, currencySymbol, language),
                      }
                    : { value, amount: formatNumber(value, language) }),
                }
              })}
            />
          </Panel>
        )
      })}
    </div>
  )
}
