import { useIntl } from 'react-intl'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { FailureText } from './FailureText.tsx'

type Props = { title: MessageId; error: unknown; isRetrying: boolean; onRetry: () => void }

/** In place of what could not be loaded, with a way to try again. */
export function LoadFailure({ title, error, isRetrying, onRetry }: Props) {
  const intl = useIntl()
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: title })}
      actions={
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      }
    >
      <FailureText error={error} />
    </Notice>
  )
}
