import { FormattedMessage } from 'react-intl'
import { type DateStyle, formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import cellClasses from '../../../kit/records/RecordCell.module.css'
import { useMarket } from '../../../session/market.ts'
import textClasses from '../../../ui/text.module.css'
import classes from './presence.module.css'

type Props = {
  isOnline: boolean
  lastSeenAt?: string | undefined
  /** True in a table, where date and time are formatted as in the other columns. */
  isCell?: boolean
}

/** Online status of a team member, or the time when they were last seen. */
export function PresenceText({ isOnline, lastSeenAt, isCell = false }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  if (isOnline) {
    return (
      <span className={classes.online}>
        <FormattedMessage id="team.presence.online" />
      </span>
    )
  }
  if (lastSeenAt === undefined) {
    return (
      <span className={textClasses.intro}>
        <FormattedMessage id="team.presence.never" />
      </span>
    )
  }
  const write = (style: DateStyle) => formatInstant(lastSeenAt, style, language, timeZone)
  if (!isCell) return <time dateTime={lastSeenAt}>{write('minute')}</time>
  return (
    <time dateTime={lastSeenAt} className={cellClasses.moment}>
      <span>{write('shortDate')}</span>
      <span className={cellClasses.hour}>{write('time')}</span>
    </time>
  )
}
