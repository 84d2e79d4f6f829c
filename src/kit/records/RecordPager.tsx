import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Pagination } from '../../ui/Pagination.tsx'
import { Link } from '../page/Link.tsx'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { queryOfPage } from './recordAddress.ts'

type Props = {
  page: number
  pages: number
  total: number
  /** Accessible name. Required on a page with several lists. */
  label?: string
  /** Query parameter of the page number; needed on a page with several lists. */
  parameter?: string
}

/** Position in a list, and links to its pages. Following a link adds a history entry. */
export function RecordPager({ page, pages, total, label, parameter }: Props) {
  const intl = useIntl()
  const [query] = useSearchParams()
  return (
    <ThemeProvider>
      <Pagination
        label={label ?? intl.formatMessage({ id: 'records.pager.label' })}
        place={<FormattedMessage id="records.pager.place" values={{ page, pages, total }} />}
        page={page}
        pages={pages}
        names={{
          previous: intl.formatMessage({ id: 'records.pager.previous' }),
          next: intl.formatMessage({ id: 'records.pager.next' }),
          page: (to) => intl.formatMessage({ id: 'pager.page' }, { page: to }),
        }}
        controlProps={(to) => ({
          component: Link,
          to: `?${queryOfPage(query, to, parameter)}`,
        })}
      />
    </ThemeProvider>
  )
}

/** Redirects from a page number that is too high to the last page. */
export function LastPage({ page, parameter }: { page: number; parameter?: string }) {
  const [query] = useSearchParams()
  return <Navigate replace to={{ search: queryOfPage(query, page, parameter).toString() }} />
}
