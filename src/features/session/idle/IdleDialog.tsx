import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { stayActive, useIdleWarning } from '../../../session/idle/idleStore.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import classes from './IdleDialog.module.css'

/** Milliseconds between updates of the countdown, short enough to show the correct second. */
const tick = 250

/** Warning before an inactive session ends; a button continues the session. */
export function IdleDialog() {
  const intl = useIntl()
  const endsAt = useIdleWarning()
  const seconds = useSecondsUntil(endsAt)
  useEffect(() => {
    // `endsAt` is null if the player was active in another tab, or if a reload restored the dialog
    // without a countdown.
    if (endsAt === null) void closeModal()
  }, [endsAt])
  const time = new Date(seconds * 1000).toISOString().slice(14, 19)
  return (
    <div className={layoutClasses.stack16}>
      <p>{intl.formatMessage({ id: 'idle.text' })}</p>
      <p className={classes.time} role="timer">
        <span className="visuallyHidden">{intl.formatMessage({ id: 'idle.left' })}</span>
        {time}
      </p>
      <div className={layoutClasses.answers}>
        <Button onClick={() => openModal({ name: 'confirmLogout' }, { over: true })}>
          {intl.formatMessage({ id: 'account.logout' })}
        </Button>
        <Button variant="primary" data-autofocus onClick={stayActive}>
          {intl.formatMessage({ id: 'idle.continue' })}
        </Button>
      </div>
    </div>
  )
}

function useSecondsUntil(endsAt: number | null): number {
  const left = () =>
    endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), tick)
    return () => clearInterval(timer)
  })
  return seconds
}
