import { useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import classes from './pager.module.css'

type Props = {
  /** Accessible name of the navigation. */
  label: string
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Links to newer and older pages of a list; nothing for a single page. */
export function Pager({ label, page, pages, onChange }: Props) {
  const intl = useIntl()
  if (pages <= 1) return null
  return (
    <nav className={classes.pages} aria-label={label}>
      <Button aria-disabled={page === 1} onClick={() => onChange(Math.max(page - 1, 1))}>
        {intl.formatMessage({ id: 'operator.pager.newer' })}
      </Button>
      <p role="status">{intl.formatMessage({ id: 'operator.pager.page' }, { page, pages })}</p>
      <Button aria-disabled={page === pages} onClick={() => onChange(Math.min(page + 1, pages))}>
        {intl.formatMessage({ id: 'operator.pager.older' })}
      </Button>
    </nav>
  )
}
