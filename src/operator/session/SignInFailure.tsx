import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { FailureText } from '../../kit/failure/LoadFailure.tsx'
import { formatCountdown } from '../../kit/format/dates.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** Error of the last attempt; null if it did not fail. */
  error: unknown
  /** Seconds until the next attempt is allowed. */
  secondsLeft: number
}

/**
 * Reason why a sign-in failed. After too many attempts it shows the time to wait, even after a
 * reload.
 */
export function SignInFailure({ error, secondsLeft }: Props) {
  const intl = useIntl()
  const wasRefused = error !== null && failureOf(error).kind === 'rateLimited'
  if (secondsLeft > 0) {
    return (
      <Notice tone="failure" role="alert">
        {/* Announced when the minute changes, not each second. */}
        <p>
          {secondsLeft < 60
            ? intl.formatMessage({ id: 'operator.signIn.slowed' })
            : intl.formatMessage(
                { id: 'operator.signIn.locked' },
                { minutes: Math.ceil(secondsLeft / 60) },
              )}
        </p>
        <p aria-hidden="true">
          {intl.formatMessage(
            { id: 'operator.signIn.timeLeft' },
            { time: formatCountdown(secondsLeft) },
          )}
        </p>
      </Notice>
    )
  }
  if (wasRefused) {
    return (
      <Notice role="status">
        <p>{intl.formatMessage({ id: 'operator.signIn.unlocked' })}</p>
      </Notice>
    )
  }
  return error === null ? null : (
    <Notice tone="failure" role="alert">
      <FailureText error={error} />
    </Notice>
  )
}
