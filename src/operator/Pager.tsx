import { useIntl } from 'react-intl'
import { Pagination } from '../ui/Pagination.tsx'

type Props = {
  /** Accessible name of the navigation. */
  label: string
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Links to the pages of a list that is sorted newest first; renders nothing for a single page. */
export function Pager({ label, page, pages, onChange }: Props) {
  const intl = useIntl()
  if (pages <= 1) return null
  return (
    <Pagination
      label={label}
      place={intl.formatMessage({ id: 'operator.pager.page' }, { page, pages })}
      page={page}
      pages={pages}
      names={{
        previous: intl.formatMessage({ id: 'operator.pager.newer' }),
        next: intl.formatMessage({ id: 'operator.pager.older' }),
        page: (to) => intl.formatMessage({ id: 'pager.page' }, { page: to }),
      }}
      controlProps={(to) => ({ onClick: () => onChange(to) })}
    />
  )
}
