import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { pageAt } from '../../../pages/pages.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { SideMenuEntries } from '../sideMenu/SideMenuEntries.tsx'
import { DrawerAccount } from './DrawerAccount.tsx'
import { DrawerGames } from './DrawerGames.tsx'
import { DrawerSettings } from './DrawerSettings.tsx'
import classes from './NavigationDrawer.module.css'
import { useLeaveByLinks } from './useLeaveByLinks.ts'

/** Navigation of the whole portal on a small screen: account, games, pages, language and theme. */
export function NavigationDrawer({ part }: { part?: 'games' }) {
  const isSignedIn = useSession().kind === 'signedIn'
  const leaveByLinks = useLeaveByLinks()
  const person = isSignedIn ? <DrawerAccount /> : <Visitor />
  return (
    <div className={classes.drawer} onClickCapture={leaveByLinks}>
      {part === undefined && person}
      <DrawerGames />
      <Pages />
      {part === 'games' && person}
      <DrawerSettings />
    </div>
  )
}

function Visitor() {
  const intl = useIntl()
  return (
    <div className={classes.buttons}>
      <Button onClick={() => openModal({ name: 'login' })}>
        {intl.formatMessage({ id: 'header.login' })}
      </Button>
      <Button variant="primary" onClick={() => openModal({ name: 'register' })}>
        {intl.formatMessage({ id: 'header.register' })}
      </Button>
    </div>
  )
}

function Pages() {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <nav className={classes.section} aria-labelledby="drawer-pages">
      <h3 id="drawer-pages" className={classes.heading}>
        {intl.formatMessage({ id: 'drawer.more' })}
      </h3>
      <SideMenuEntries page={pageAt(pathname)} />
    </nav>
  )
}
