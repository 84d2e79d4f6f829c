import { FormattedMessage } from 'react-intl'
import classes from './PageTitle.module.css'
import type { Page } from './page.ts'

type Props = {
  page: Page
  /** True to show the heading to assistive technology only. */
  isHidden?: boolean
}

/** First-level heading of a page. */
export function PageTitle({ page, isHidden = false }: Props) {
  return (
    <h1 className={isHidden ? 'visuallyHidden' : classes.title}>
      <FormattedMessage id={page.titleId} />
    </h1>
  )
}
