import type { ReactNode } from 'react'
import { Link } from '../../../kit/page/Link.tsx'
import type { Page } from '../../../pages/page.ts'
import { pageAt } from '../../../pages/pages.ts'
import { askForLogin } from '../../../session/askForLogin.ts'
import { useSession } from '../../../session/session.queries.ts'
import choice from '../../../ui/choice.module.css'
import type { EntryState } from './entryStates.ts'
import classes from './SideMenu.module.css'

type Props = {
  page: Page
  to: string
  icon: ReactNode
  children: ReactNode
  /** Element after the label. */
  beside?: ReactNode
}

export function PageEntry({ page, to, icon, children, beside }: Props) {
  return (
    <Link
      to={to}
      className={`${choice.choice} ${classes.entry}`}
      aria-current={pageAt(to) === page ? 'page' : undefined}
    >
      {icon}
      <span className={classes.label}>{children}</span>
      {beside}
    </Link>
  )
}

/** Link to a page of members: a visitor logs in first and continues there (SIDE-21). */
export function MemberEntry({ state, ...entry }: Props & { state: EntryState }) {
  const session = useSession().kind
  const { page, to, icon, children } = entry
  if (state === 'absent') return null
  return (
    <li data-waiting={state === 'waiting' || undefined} className={classes.row}>
      <Link
        to={to}
        className={`${choice.choice} ${classes.entry}`}
        aria-current={pageAt(to) === page ? 'page' : undefined}
        onClick={(event) => {
          if (session === 'signedIn') return
          event.preventDefault()
          askForLogin(to)
        }}
      >
        {icon}
        <span className={classes.label}>{children}</span>
      </Link>
    </li>
  )
}
