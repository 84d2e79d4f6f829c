import { useIntl } from 'react-intl'
import { failureOf, failureReference, isUndecided } from '../../../api/failure.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { type ToastText, wordsOf } from '../../../kit/toast/toastStore.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** What went wrong with a change of password, where no field says it. */
export function PasswordFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const failure = failureOf(error)
  const reference = failureReference(failure)
  const text: ToastText = isUndecided(failure)
    ? // Nobody knows which of the two passwords holds now.
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
