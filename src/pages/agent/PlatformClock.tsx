import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { offsetText } from '../../kit/format/zoneOffset.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import { clockText } from './clock.ts'
import classes from './PlatformClock.module.css'

/** How often the clock moves on (CONST-37), in milliseconds. */
const tick = 1000

/**
 * The time where the platform counts its days, and how far that is from GMT (AGENT-21, AGENT-22).
 */
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
