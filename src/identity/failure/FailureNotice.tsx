import { useIntl } from 'react-intl'
import { failureOf, failureReference } from '../../api/failure.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { type ToastText, wordsOf } from '../../kit/toast/toastStore.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  error: unknown
  /** Text for a change that the server may have made without a response. */
  undecidedId?: MessageId
}

/** Alert with the failure of a form's call; renders nothing without one. */
export function FailureNotice({ error, undecidedId }: Props) {
  if (error === undefined) return null
  const failure = failureOf(error)
  if (undecidedId && (failure.kind === 'offline' || failure.kind === 'timeout')) {
    return <FailureAlert text={{ id: undecidedId }} reference={undefined} />
  }
  const text = failureText(error)
  // A failure that users can correct themselves shows no reference.
  const isOurs = failure.kind === 'broken' || 'text' in text
  return <FailureAlert text={text} reference={isOurs ? failureReference(failure) : undefined} />
}

type AlertProps = { text: ToastText; reference: string | undefined }

/** Alert with a text and the failure's reference in the server's log. */
export function FailureAlert({ text, reference }: AlertProps) {
  const intl = useIntl()
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      {reference !== undefined && (
        <p>{intl.formatMessage({ id: 'registration.failures.reference' }, { reference })}</p>
      )}
    </Notice>
  )
}
