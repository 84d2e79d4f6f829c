import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { BrandMark } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './OfflinePage.module.css'
import { SavedHelp } from './SavedHelp.tsx'
import { useReturn } from './useReturn.ts'

/** Replaces a page that cannot be loaded, and loads it once the platform responds. */
export function OfflinePage() {
  const intl = useIntl()
  const { isTrying, hasFailed, tryNow } = useReturn(openPage)
  const title = intl.formatMessage({ id: 'offline.documentTitle' })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={classes.page}>
      <p className={classes.brand}>
        <BrandMark size={32} />
        <FormattedMessage id="offline.brand" />
      </p>
      <section className={classes.panel}>
        <h1 className={classes.title}>
          <FormattedMessage id="offline.title" />
        </h1>
        <p className={classes.text}>
          <FormattedMessage id="offline.text" />
        </p>
        <Button variant="primary" isBusy={isTrying} onClick={() => void tryNow()}>
          <FormattedMessage id="offline.retry" />
        </Button>
        <p className={classes.state} role="status">
          {hasFailed && !isTrying && <FormattedMessage id="offline.stillNone" />}
        </p>
      </section>
      <SavedHelp />
    </main>
  )
}

/** Reloads the requested URL; the URL of the offline page itself leads to the home page. */
function openPage(): void {
  if (location.pathname === '/offline.html') location.replace(paths.home())
  else location.reload()
}
