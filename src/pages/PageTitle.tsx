import { FormattedMessage } from 'react-intl'
import classes from './PageTitle.module.css'
import type { Page } from './page.ts'

/** First-level heading of a page. */
export function PageTitle({ page }: { page: Page }) {
  return (
    <h1 className={classes.title}>
      <FormattedMessage id={page.titleId} />
    </h1>
  )
}
