import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '../../../kit/theme/themeStore.ts'
import { pageAt } from '../../../pages/pages.ts'
import { useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { SideMenuEntries } from '../sideMenu/SideMenuEntries.tsx'
import { DrawerAccount } from './DrawerAccount.tsx'
import { DrawerGames } from './DrawerGames.tsx'
import classes from './NavigationDrawer.module.css'

/**
 * Makes every link in a dialog close the dialog first, so that Back returns to the page below, not
 * to the dialog. Links that require a log-in are excluded: they open the log-in.
 * @returns a click handler for the capture phase
 */
function useLeaveByLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signedIn'
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (
      !link ||
      link.getAttribute('aria-disabled') === 'true' ||
      !isPlain ||
      link.origin !== location.origin ||
      link.target === '_blank'
    )
      return
    const { access = 'everybody' } = pageAt(link.pathname)
    if (!isSignedIn && access !== 'everybody' && access !== 'askedToLogIn') return
    event.preventDefault()
    const path = link.pathname + link.search + link.hash
    void closeModal().then(() => navigate(path))
  }
}

/** Theme setting, which does not fit into the header on a small screen. */
function DrawerSettings() {
  const intl = useIntl()
  const theme = useThemeChoice()
  return (
    <section className={classes.section} aria-labelledby="drawer-settings">
      <h3 id="drawer-settings" className={classes.heading}>
        {intl.formatMessage({ id: 'drawer.theme' })}
      </h3>
      <Segments
        label={intl.formatMessage({ id: 'drawer.theme' })}
        options={themeChoices.map((id) => ({
          id,
          label: intl.formatMessage({ id: `theme.${id}` }),
        }))}
        chosenId={theme}
        onChange={chooseTheme}
      />
    </section>
  )
}

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
