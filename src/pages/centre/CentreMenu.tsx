import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { centreAlong } from '../../ui/centreAlong.ts'
import choice from '../../ui/choice.module.css'
import type { CentreRow } from '../page.ts'
import classes from './CentreMenu.module.css'

/** An entry of the menu: a page and the number on its badge. */
export type CentreEntry = { page: CentreRow; count?: number | undefined }

type Props = {
  /** Accessible name of the menu. */
  label: string
  entries: readonly CentreEntry[]
  /** The open page. */
  current: CentreRow
  /** Entries besides the centre's own pages. */
  children?: ReactNode
}

/** Menu of a centre in the order of the table of pages; a scrollable strip in a narrow viewport. */
export function CentreMenu({ label, entries, current, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const centred = useRef('')
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-page="${current.id}"]`)
    if (!chosen || !list.current || centred.current === current.id) return
    centred.current = current.id
    centreAlong(list.current, chosen)
  })
  return (
    <nav aria-label={label} className={classes.menu}>
      <ul ref={list} className={classes.list}>
        {entries.map(({ page, count }) => (
          <li key={page.id} data-page={page.id}>
            <Link
              to={page.paths.at(-1) ?? page.paths[0]}
              className={entryClass}
              aria-current={page.id === current.id ? 'page' : undefined}
            >
              <FormattedMessage id={page.titleId} />
              {count !== undefined && count > 0 && <Count count={count} />}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

const maxCount = 99

function Count({ count }: { count: number }) {
  const intl = useIntl()
  return (
    <span className={classes.count}>
      <span aria-hidden="true">
        {count > maxCount
          ? intl.formatMessage({ id: 'centre.countAbove' }, { count: maxCount })
          : intl.formatNumber(count)}
      </span>
      <span className="visuallyHidden">
        <FormattedMessage id="centre.count" values={{ count }} />
      </span>
    </span>
  )
}

/** Class of an entry, for entries that are not pages of the centre. */
export const entryClass = `${choice.choice} ${classes.entry}`
