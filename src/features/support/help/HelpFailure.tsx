import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** The help centre did not come. */
export function HelpFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="failure"
      role="alert"
      title={<FormattedMessage id="failure.network.title" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="app.retry" />
        </Button>
      }
    >
      <FormattedMessage id="failure.network.text" />
    </Notice>
  )
}
