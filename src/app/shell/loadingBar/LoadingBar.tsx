import { useIntl } from 'react-intl'
import { useIsWaiting } from '../../../kit/lazy/awaitedParts.ts'
import classes from './LoadingBar.module.css'

/** A thin line on top while a page or a part of it is on its way (ROUTE-46). */
export function LoadingBar() {
  const intl = useIntl()
  if (!useIsWaiting()) return null
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'app.loading' })}
    />
  )
}
