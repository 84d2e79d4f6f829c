import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { dateFormatter } from '../../kit/format/formatters.ts'
import { offsetText } from '../../kit/format/zoneOffset.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import classes from './PlatformClock.module.css'

/** Hours, minutes and seconds in a time zone. */
const clockText = (timeZone: string, at: number, language: Language): string =>
  dateFormatter(language, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at)

/** Milliseconds between two updates of the clock (CONST-37). */
const tick = 1000

/** Time in the platform's time zone and its offset from GMT (AGENT-21, AGENT-22). */
export function PlatformClock() {
  const { timeZone } = useMarket()
  const language = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={classes.clock}>
      <span className={classes.label}>
        <FormattedMessage id="centre.clock" />
      </span>
      <span className={classes.zone}>{offsetText(timeZone, now)}</span>
      <time className={classes.time} role="timer" dateTime={new Date(now).toISOString()}>
        {clockText(timeZone, now, language)}
      </time>
    </p>
  )
}
