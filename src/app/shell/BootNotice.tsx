import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './BootNotice.module.css'

/** The platform could not be reached on start: lies over the page, which stays where it is. */
export function BootNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.place}>
      <Notice
        tone="failure"
        role="alert"
        title={<FormattedMessage id="failure.network.title" />}
        actions={
          <Button variant="primary" onClick={onRetry}>
            <FormattedMessage id="app.retry" />
          </Button>
        }
      >
        <FormattedMessage id="failure.network.text" />
      </Notice>
    </div>
  )
}
