import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import classes from './HelpDialog.module.css'

/** Date on which the text of a help term was last updated. */
export function HelpDate({ updatedAt }: { updatedAt: string }) {
  const language = useLanguage()
  return (
    <p className={classes.date}>
      <FormattedMessage
        id="support.helpCentre.updated"
        values={{ date: formatInstant(updatedAt, 'date', language, useMarket().timeZone) }}
      />
    </p>
  )
}
