import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Link } from '../page/Link.tsx'
import classes from './RecordPager.module.css'
import { changedQuery } from './recordAddress.ts'

type Props = { page: number; pages: number; total: number }

/** Newer and older pages, as links, so that each is an entry of the history. */
export function RecordPager({ page, pages, total }: Props) {
  const intl = useIntl()
  return (
    <nav className={classes.pager} aria-label={intl.formatMessage({ id: 'records.pager.label' })}>
      <p role="status">
        <FormattedMessage id="records.pager.place" values={{ page, pages, total }} />
      </p>
      {pages > 1 && (
        <div className={classes.steps}>
          <Step to={page > 1 ? page - 1 : undefined} label="records.pager.previous" />
          <Step to={page < pages ? page + 1 : undefined} label="records.pager.next" />
        </div>
      )}
    </nav>
  )
}

/** A link to a page; at the end of the list, a button that does nothing keeps its place. */
function Step({
  to,
  label,
}: {
  to: number | undefined
  label: 'records.pager.previous' | 'records.pager.next'
}) {
  const [query] = useSearchParams()
  if (to === undefined) {
    return (
      <Button aria-disabled>
        <FormattedMessage id={label} />
      </Button>
    )
  }
  const search = changedQuery(query, { page: to === 1 ? undefined : String(to) })
  return (
    <Link to={`?${search}`} {...buttonLook('secondary')}>
      <FormattedMessage id={label} />
    </Link>
  )
}
