import { FormattedMessage } from 'react-intl'
import { formatInstant, zoneName } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import classes from './overview.module.css'
import type { Overview } from './overview.ts'
import type { OverviewPeriod } from './overviewPeriod.ts'

type Props = { period: OverviewPeriod; overview: Overview }

/** Text that names the period of comparison. */
export function Comparison({ period, overview: { previous } }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { from, to } = previous.period
  const values = {
    from: formatInstant(from, 'date', language, timeZone),
    to: formatInstant(to, 'date', language, timeZone),
    time: formatInstant(to, 'time', language, timeZone),
    zone: zoneName(language, timeZone),
  }
  return (
    <p className={classes.comparison}>
      <FormattedMessage id={`team.overview.comparison.${period}`} values={values} />
    </p>
  )
}
