import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { clockText } from '../../../kit/timing/Countdown.tsx'
import classes from './PlayingTime.module.css'

/**
 * Time since the game started: a visible clock, and whole minutes for screen readers on request. It
 * uses a monotonic clock.
 */
export function PlayingTime() {
  const intl = useIntl()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      1000,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={classes.time} role="timer">
      <span aria-hidden="true">{clockText(seconds)}</span>
      <span className="visuallyHidden">
        {intl.formatMessage(
          { id: 'games.stage.playingFor' },
          { minutes: Math.floor(seconds / 60) },
        )}
      </span>
    </span>
  )
}
