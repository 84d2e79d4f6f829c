import { FormattedMessage } from 'react-intl'
import { Dispensable } from '../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './BootNotice.module.css'

const RememberedService = lazyPart(() =>
  import('./RememberedService.tsx').then((file) => file.RememberedService),
)

/**
 * Notice over the page if the platform is unreachable at the start; links to customer service as
 * stored by the last visit.
 */
export function BootNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.place}>
      <Notice
        tone="failure"
        role="alert"
        title={<FormattedMessage id="failure.network.title" />}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              <FormattedMessage id="app.retry" />
            </Button>
            <Dispensable>
              <RememberedService />
            </Dispensable>
          </>
        }
      >
        <FormattedMessage id="failure.network.text" />
      </Notice>
    </div>
  )
}
