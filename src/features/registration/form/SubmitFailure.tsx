import { useIntl } from 'react-intl'
import { failureOf, failureReference, isUndecided } from '../../../api/failure.ts'
import { fieldErrors, isInvitationRejected } from '../../../identity/ruledForm/fieldErrors.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { type ToastText, wordsOf } from '../../../kit/toast/toastStore.ts'
import { Notice } from '../../../ui/Notice.tsx'

function textOf(error: unknown): ToastText | undefined {
  const failure = failureOf(error)
  if (isUndecided(failure)) return { id: 'registration.failures.undecided' }
  if (failure.kind === 'rejected' && failure.code === 'RULES_CHANGED') {
    return { id: 'registration.rulesChanged.refused' }
  }
  return fieldErrors(failure).length > 0 || isInvitationRejected(failure)
    ? undefined
    : failureText(error)
}

/** Message of a failed submit, unless a field already shows it. */
export function SubmitFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  const text = error === undefined ? undefined : textOf(error)
  if (text === undefined) return null
  const reference = failureReference(failureOf(error))
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      {reference !== undefined && (
        <p>{intl.formatMessage({ id: 'registration.failures.reference' }, { reference })}</p>
      )}
    </Notice>
  )
}
