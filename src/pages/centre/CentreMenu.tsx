import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { Link } from '../../kit/page/Link.tsx'
import { centreAlong, scrollToItem } from '../../ui/centreAlong.ts'
import choice from '../../ui/choice.module.css'
import type { CentreRow } from '../page.ts'
import classes from './CentreMenu.module.css'

/** An entry of the menu: a page, its icon and the number on its badge. */
export type CentreEntry = { page: CentreRow; icon?: ReactNode; count?: number | undefined }

/** A group of entries, with a title if the menu has several. */
export type CentreGroup = { titleId?: MessageId; entries: readonly CentreEntry[] }

type Props = {
  /** Accessible name of the menu. */
  label: string
  groups: readonly CentreGroup[]
  /** Page that is open. */
  current: CentreRow
  /** Additional entries at the end of the last group; they are not pages of the centre. */
  children?: ReactNode
}

/**
 * Menu of a centre, in groups; a scrollable strip in a narrow viewport. The entry of the open page
 * is scrolled into view.
 */
export function CentreMenu({ label, groups, current, children }: Props) {
  const menu = useRef<HTMLElement>(null)
  const shownId = useRef('')
  useEffect(() => {
    const strip = menu.current?.firstElementChild
    const chosen = menu.current?.querySelector<HTMLElement>(`[data-page="${current.id}"]`)
    if (!chosen || !(strip instanceof HTMLElement) || shownId.current === current.id) return
    shownId.current = current.id
    centreAlong(strip, chosen)
    // In a wide viewport, the parent of the menu is the scroll container.
    const side = menu.current?.parentElement
    if (side) scrollToItem(side, chosen)
  })
  return (
    <nav ref={menu} aria-label={label} className={classes.menu}>
      <div className={classes.strip}>
        {groups.map(({ titleId, entries }, index) => (
          <Group key={titleId ?? index} titleId={titleId}>
            {entries.map((entry) => (
              <Entry key={entry.page.id} entry={entry} isCurrent={entry.page.id === current.id} />
            ))}
            {index === groups.length - 1 && children}
          </Group>
        ))}
      </div>
    </nav>
  )
}

type GroupProps = { titleId: MessageId | undefined; children: ReactNode }

function Group({ titleId, children }: GroupProps) {
  const id = useId()
  return (
    <div className={classes.group}>
      {titleId && (
        <p id={id} className={classes.title}>
          <FormattedMessage id={titleId} />
        </p>
      )}
      <ul className={classes.list} aria-labelledby={titleId && id}>
        {children}
      </ul>
    </div>
  )
}

type EntryProps = { entry: CentreEntry; isCurrent: boolean }

function Entry({ entry: { page, icon, count = 0 }, isCurrent }: EntryProps) {
  return (
    <li data-page={page.id}>
      <Link
        to={page.paths.at(-1) ?? page.paths[0]}
        className={entryClass}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {icon}
        <FormattedMessage id={page.titleId} />
        {count > 0 && <Count count={count} />}
      </Link>
    </li>
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

/** Class for entries that are passed as `children`. */
export const entryClass = `${choice.choice} ${classes.entry}`
