import { FormattedMessage } from 'react-intl'
import { Countdown } from '../../../kit/timing/Countdown.tsx'
import { useSecondsUntil } from '../../../kit/timing/useSecondsUntil.ts'

const hour = 3600
const day = 24 * hour

/**
 * Countdown to a settlement: days and hours while at least a day is left, then a clock with
 * seconds.
 * @param to RFC 3339 text, by the browser's clock.
 */
export function TimeLeft({ to }: { to: string }) {
  const seconds = useSecondsUntil(to)
  if (seconds === 0) return <FormattedMessage id="contracts.running.settling" />
  if (seconds < day) return <Countdown to={to} />
  const values = { days: Math.floor(seconds / day), hours: Math.floor((seconds % day) / hour) }
  return (
    <span role="timer">
      <FormattedMessage id="contracts.running.days" values={values} />
    </span>
  )
}
