import { failureOf } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import type { ToastText } from '../../../kit/toast/toastStore.ts'

/**
 * Message of a failed log-in.
 * @param moment formats an instant for the user's language and time zone.
 */
export function loginFailureText(error: unknown, moment: (instant: string) => string): ToastText {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return failureText(error)
  const { until } = failure.details
  switch (failure.code) {
    case 'TIMED_OUT':
      return until
        ? { id: 'login.refused.timedOut', values: { until: moment(until) } }
        : failureText(error)
    case 'SELF_EXCLUDED':
      return until
        ? { id: 'login.refused.selfExcluded', values: { until: moment(until) } }
        : { id: 'login.refused.selfExcludedForGood' }
    default:
      return failureText(error)
  }
}
