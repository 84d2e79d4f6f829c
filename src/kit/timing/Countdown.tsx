import { FormattedMessage } from 'react-intl'
import classes from './Countdown.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

/**
 * Seconds from which the countdown shows days, and from which screen readers get hours instead of
 * minutes.
 */
const [showsDays, readsHours] = [24 * 3600, 2 * 3600]

/**
 * Time until a moment, as `4:05`, `1:04:05` or `2 days 1:04:05`. The display changes every second;
 * screen readers get whole minutes or hours, and only on request.
 *
 * @param to RFC 3339 text.
 */
export function Countdown({ to }: { to: string }) {
  const seconds = useSecondsUntil(to)
  return (
    <span className={classes.countdown} role="timer">
      <span aria-hidden="true">
        {seconds < showsDays ? (
          clockText(seconds)
        ) : (
          <FormattedMessage
            id="countdown.days"
            values={{
              days: Math.floor(seconds / showsDays),
              clock: clockText(seconds % showsDays),
            }}
          />
        )}
      </span>
      <span className="visuallyHidden">
        {seconds < readsHours ? (
          <FormattedMessage id="countdown.left" values={{ minutes: Math.ceil(seconds / 60) }} />
        ) : (
          <FormattedMessage
            id="countdown.hoursLeft"
            values={{ hours: Math.ceil(seconds / 3600) }}
          />
        )}
      </span>
    </span>
  )
}

/**
 * Formats seconds with minutes, and with hours when there are any: 65 becomes `1:05`, 3,661 becomes
 * `1:01:01`.
 */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
