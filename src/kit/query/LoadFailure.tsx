import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failure/failureText.ts'

type Props = { error: unknown; isRetrying: boolean; onRetry: () => void }

/** In place of what could not be loaded: why, and a way to try again. */
export function LoadFailure({ error, isRetrying, onRetry }: Props) {
  const intl = useIntl()
  const text = failureText(error)
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: 'failure.part.title' })}
      actions={
        <Button busy={isRetrying} onClick={onRetry}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      }
    >
      {'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)}
    </Notice>
  )
}
