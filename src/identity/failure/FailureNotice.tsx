import { useIntl } from 'react-intl'
import { failureOf, failureReference } from '../../api/failure.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import { wordsOf } from '../../kit/toast/toastStore.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Alert with the failure of a form's call; renders nothing without a failure. */
export function FailureNotice({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const text = failureText(error)
  const failure = failureOf(error)
  // A failure that users can correct themselves shows no reference for the support.
  const isOurs = failure.kind === 'broken' || 'text' in text
  const reference = isOurs ? failureReference(failure) : undefined
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      {reference !== undefined && (
        <p>{intl.formatMessage({ id: 'registration.failures.reference' }, { reference })}</p>
      )}
    </Notice>
  )
}
