import { useIntl } from 'react-intl'
import { failureOf, failureReference, isUndecided } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { type ToastText, wordsOf } from '../../../kit/toast/toastStore.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Notice for a failed change of password that no field shows. */
export function PasswordFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const failure = failureOf(error)
  const reference = failureReference(failure)
  const text: ToastText = isUndecided(failure)
    ? // The outcome is unknown: either password may be valid now.
      { id: 'changePassword.undecided' }
    : failureText(error)
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      {reference !== undefined && (
        <p>{intl.formatMessage({ id: 'registration.failures.reference' }, { reference })}</p>
      )}
    </Notice>
  )
}
