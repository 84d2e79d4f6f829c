import { useIntl } from 'react-intl'
import { useIsChunkPending } from '../../../kit/hydration/lazyPart.tsx'
import classes from './LoadingBar.module.css'

/** Thin line at the top while a page or a part of it loads (ROUTE-46). */
export function LoadingBar() {
  const intl = useIntl()
  if (!useIsChunkPending()) return null
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'app.loading' })}
    />
  )
}
