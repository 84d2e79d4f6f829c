import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Link } from '../page/Link.tsx'
import classes from './RecordPager.module.css'
import { queryOfPage } from './recordAddress.ts'

type Props = {
  page: number
  pages: number
  total: number
  /** Accessible name, for a page with several lists. */
  label?: string
  /** Query parameter of the page number, for a page with several lists. */
  parameter?: string
}

/** Links to the previous and the next page; each adds a history entry. */
export function RecordPager({ page, pages, total, label, parameter }: Props) {
  const intl = useIntl()
  const name = label ?? intl.formatMessage({ id: 'records.pager.label' })
  return (
    <nav className={classes.pager} aria-label={name}>
      <p role="status">
        <FormattedMessage id="records.pager.place" values={{ page, pages, total }} />
      </p>
      {pages > 1 && (
        <div className={classes.steps}>
          <Step
            to={page > 1 ? page - 1 : undefined}
            label="records.pager.previous"
            parameter={parameter}
          />
          <Step
            to={page < pages ? page + 1 : undefined}
            label="records.pager.next"
            parameter={parameter}
          />
        </div>
      )}
    </nav>
  )
}

type StepProps = {
  to: number | undefined
  label: 'records.pager.previous' | 'records.pager.next'
  parameter: string | undefined
}

/** Link to a page; at the end of the list an inactive button takes its place. */
function Step({ to, label, parameter }: StepProps) {
  const [query] = useSearchParams()
  if (to === undefined) {
    return (
      <Button aria-disabled>
        <FormattedMessage id={label} />
      </Button>
    )
  }
  return (
    <Link to={`?${queryOfPage(query, to, parameter)}`} {...buttonLook('secondary')}>
      <FormattedMessage id={label} />
    </Link>
  )
}

/** Redirects from a page that does not exist to the last page. */
export function LastPage({ page, parameter }: { page: number; parameter?: string }) {
  const [query] = useSearchParams()
  return <Navigate replace to={{ search: queryOfPage(query, page, parameter).toString() }} />
}
