import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import { failureText } from './failureText.ts'

type Props = {
  /** What could not be read, as a sentence. */
  titleId: MessageId
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** In place of what could not be read: why, and a way to try again. */
export function ReadFailure({ titleId, error, isRetrying, onRetry }: Props) {
  const intl = useIntl()
  const text = failureText(error)
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: titleId })}
      actions={
        <Button busy={isRetrying} onClick={onRetry}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      }
    >
      <p>{'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)}</p>
    </Notice>
  )
}
