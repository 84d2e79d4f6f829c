import { failureOf } from '../../api/failure.ts'
import { errorMessageIds } from '../../api/gen/errors.ts'
import type { ToastText } from '../toast/toastStore.ts'

/**
 * What to tell a person of a failed call: a known code's own text, else the server's words, else
 * what to do about it.
 */
export function failureText(error: unknown): ToastText {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'offline':
      return { id: 'failure.offline' }
    case 'timeout':
      return { id: 'failure.timeout' }
    case 'rateLimited':
      return { id: 'failure.rateLimited', values: { seconds: failure.retryAfter } }
    case 'session':
      return knownCode(failure.code) ?? { id: 'failure.action' }
    case 'rejected':
      return (
        knownCode(failure.code) ??
        (failure.message ? { text: failure.message } : { id: 'failure.action' })
      )
    case 'maintenance':
      return { id: 'failure.maintenance.title' }
    case 'region':
      return { id: 'failure.region.title' }
    case 'broken':
    case 'contract':
      return { id: 'failure.action' }
  }
}

function knownCode(code: string): ToastText | undefined {
  const ids: Record<string, (typeof errorMessageIds)[keyof typeof errorMessageIds]> =
    errorMessageIds
  const id = Object.hasOwn(ids, code) ? ids[code] : undefined
  return id && { id }
}
