import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import { wordsOf } from '../toast/toastStore.ts'
import { failureText } from './failureText.ts'

/** What to tell of anything that was thrown. */
export function FailureText({ error }: { error: unknown }) {
  return <p>{wordsOf(useIntl(), failureText(error))}</p>
}

type Props = {
  /** What could not be loaded, as a sentence; without one, this part of the page. */
  titleId?: MessageId | undefined
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** In place of what could not be loaded: why, and a way to try again. */
export function LoadFailure({ titleId = 'failure.part.title', error, isRetrying, onRetry }: Props) {
  const intl = useIntl()
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: titleId })}
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
