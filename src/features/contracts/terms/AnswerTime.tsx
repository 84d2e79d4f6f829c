import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import classes from './terms.module.css'

/**
 * Deadline for accepting an offer.
 * @param until RFC 3339 text.
 */
export function AnswerTime({ until }: { until: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const at = formatInstant(until, 'minute', language, timeZone)
  return (
    <p className={classes.note}>
      <FormattedMessage id="contracts.answerUntil" values={{ at }} />
    </p>
  )
}
