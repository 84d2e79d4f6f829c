import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { centreAlong } from '../../ui/centreAlong.ts'
import type { CentreRow } from '../page.ts'
import classes from './CentreMenu.module.css'

/** A line of the menu: a page, and how many things wait there. */
export type CentreEntry = { page: CentreRow; count?: number | undefined }

type Props = {
  /** Names the menu for readers. */
  label: string
  entries: readonly CentreEntry[]
  /** The page that is open. */
  current: CentreRow
  /** What the menu has besides the centre's own pages. */
  children?: ReactNode
}

/**
 * The pages of a centre, in the order of the table of pages; a strip to be pushed where it is
 * narrow.
 */
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
              className={classes.entry}
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

const most = 99

function Count({ count }: { count: number }) {
  const intl = useIntl()
  return (
    <span className={classes.count}>
      <span aria-hidden="true">
        {count > most
          ? intl.formatMessage({ id: 'centre.countAbove' }, { count: most })
          : intl.formatNumber(count)}
      </span>
      <span className="visuallyHidden">
        <FormattedMessage id="centre.count" values={{ count }} />
      </span>
    </span>
  )
}

/** The look of a line, for those that are no page of the centre. */
export const entryClass = classes.entry
