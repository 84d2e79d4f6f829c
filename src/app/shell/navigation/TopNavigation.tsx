import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { whenIdle } from '../../../kit/timing/whenIdle.ts'
import { ChevronDownIcon } from '../../../ui/controlIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import { type NavigationEntry, navigationEntries } from './entries.ts'
import { pressDropDown, useNavigation } from './navigationStore.ts'
import classes from './TopNavigation.module.css'

const DropDowns = lazyPart(() => import('./DropDowns.tsx').then((file) => file.DropDowns))

/**
 * Links to the pages of games, below the header. They are plain links at first; vendors, drop-downs
 * and the handling of pointer and keys load in an idle period or when the pointer or focus comes
 * near.
 */
export function TopNavigation({ page }: BarProps) {
  const intl = useIntl()
  const bar = useRef<HTMLElement>(null)
  const { open, hidden } = useNavigation()
  const [needsDropDowns, setNeedsDropDowns] = useState(false)
  const showDropDowns = () => setNeedsDropDowns(true)
  const under = useRef<EventTarget>(null)
  useEffect(() => whenIdle(() => setNeedsDropDowns(true)), [])
  return (
    <nav
      ref={bar}
      className={classes.navigation}
      aria-label={intl.formatMessage({ id: 'header.navigation' })}
      onPointerOver={({ pointerType, target }) => {
        under.current = pointerType === 'touch' ? null : target
        showDropDowns()
      }}
      onPointerLeave={() => {
        under.current = null
      }}
      onFocus={showDropDowns}
    >
      <ul className={classes.list}>
        {navigationEntries
          .filter(({ type }) => !hidden.has(type))
          .map((entry) => (
            <Entry
              key={entry.type}
              entry={entry}
              isCurrent={entry.page === page}
              isOpen={entry.type === open}
              onFollowed={() => {
                under.current = null
              }}
            />
          ))}
      </ul>
      {needsDropDowns && (
        // A failure is shown only after a drop-down was opened.
        <FailureBoundary
          shape="line"
          resetKey={page.id}
          instead={open === undefined ? null : undefined}
        >
          <Suspense>
            <DropDowns bar={bar} under={under} page={page} />
          </Suspense>
        </FailureBoundary>
      )}
    </nav>
  )
}

type EntryProps = {
  entry: NavigationEntry
  isCurrent: boolean
  isOpen: boolean
  /**
   * Called when the link is followed: a mouse that still rests on it must not open the drop-down.
   */
  onFollowed: () => void
}

function Entry({ entry: { type, path, page }, isCurrent, isOpen, onFollowed }: EntryProps) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: page.titleId })
  return (
    <li className={classes.entry} data-type={type} data-open={isOpen || undefined}>
      <Link
        to={path}
        className={classes.link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollowed}
      >
        <FormattedMessage id={page.titleId} />
      </Link>
      {page.gameType && (
        <button
          type="button"
          className={classes.toggle}
          data-early={`vendors-${type}`}
          aria-label={intl.formatMessage({ id: 'header.vendors' }, { name })}
          aria-expanded={isOpen}
          onClick={() => pressDropDown(type)}
        >
          <ChevronDownIcon />
        </button>
      )}
    </li>
  )
}
