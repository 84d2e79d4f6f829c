import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import classes from './rates.module.css'
import { rangeOf, type TeamRates } from './rates.ts'

/** The common rate of all game types, or the range of their rates. */
export function RatesCell({ row: { rates } }: { row: { rates: TeamRates } }) {
  const language = useLanguage()
  const { from, to } = rangeOf(rates)
  const lowest = formatPercent(from, language)
  if (from === to) return <span className={classes.rate}>{lowest}</span>
  return (
    <span className={classes.rate}>
      <FormattedMessage
        id="team.rates.range"
        values={{ from: lowest, to: formatPercent(to, language) }}
      />
    </span>
  )
}
