import { useIntl } from 'react-intl'
import { failureOf, failureReference } from '../../api/failure.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import { wordsOf } from '../../kit/toast/toastStore.ts'
import { Notice } from '../../ui/Notice.tsx'

/** What went wrong with a form's call, read out at once; nothing while nothing did. */
export function FailureNotice({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const text = failureText(error)
  const failure = failureOf(error)
  // What a person can put right by themselves needs none.
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
