import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { clockText } from '../../../kit/timing/Countdown.tsx'
import classes from './PlayingTime.module.css'

/**
 * For how long somebody plays, from now on: a clock for the eyes, whole minutes for readers who ask.
 * It follows a clock that never jumps.
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
