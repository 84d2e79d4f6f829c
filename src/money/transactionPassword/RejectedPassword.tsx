import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { Countdown } from '../../kit/timing/Countdown.tsx'
import { useSecondsUntil } from '../../kit/timing/useSecondsUntil.ts'

/**
 * Returns the error message if a call was rejected because the transaction password is wrong or
 * locked.
 *
 * @returns undefined if the call did not fail, or failed for another reason.
 */
export function rejectedPassword(error: unknown): ReactNode {
  const failure = failureOf(error)
  if (failure.kind === 'rateLimited') return <Locked seconds={failure.retryAfter} />
  if (failure.kind !== 'rejected' || failure.code !== 'PAYMENT_PASSWORD_WRONG') return undefined
  return <FormattedMessage id="transactionPassword.errors.wrong" />
}

/** Countdown until the lock of the transaction password ends. */
function Locked({ seconds }: { seconds: number }) {
  const [end] = useState(() => new Date(Date.now() + seconds * 1000).toISOString())
  if (useSecondsUntil(end) === 0) return <FormattedMessage id="transactionPassword.errors.open" />
  return (
    <FormattedMessage
      id="transactionPassword.errors.locked"
      values={{ left: <Countdown to={end} /> }}
    />
  )
}
