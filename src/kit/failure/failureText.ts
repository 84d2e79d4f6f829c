import { failureOf } from '../../api/failure.ts'
import { errorMessageId } from '../../api/gen/errors.ts'
import type { ToastText } from '../toast/toastStore.ts'

/**
 * Message for a failed call: the portal's text for a known code, otherwise the server's message,
 * otherwise a general text for the kind of failure.
 */
export function failureText(error: unknown): ToastText {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'offline':
      return { id: 'failure.offline' }
    case 'timeout':
      return { id: 'failure.timeout' }
    case 'rateLimited':
      return waitText(failure.retryAfter)
    case 'session':
      return knownCode(failure.code) ?? { id: 'failure.action' }
    case 'rejected':
      return (
        knownCode(failure.code) ??
        (failure.message ? { text: failure.message } : { id: 'failure.action' })
      )
    case 'maintenance':
      return knownCode('MAINTENANCE') ?? { id: 'failure.action' }
    case 'region':
      return knownCode('REGION_RESTRICTED') ?? { id: 'failure.action' }
    case 'unavailable':
      return knownCode('TEMPORARILY_UNAVAILABLE') ?? { id: 'failure.action' }
    case 'broken':
    case 'contract':
      return { id: 'failure.action' }
  }
}

/** Seconds from which a delay is shown in minutes (ERR-03). */
const longWait = 120

function waitText(seconds: number): ToastText {
  return seconds < longWait
    ? { id: 'failure.rateLimited', values: { seconds } }
    : { id: 'failure.rateLimitedMinutes', values: { minutes: Math.ceil(seconds / 60) } }
}

function knownCode(code: string): ToastText | undefined {
  const id = errorMessageId(code)
  return id && { id }
}
