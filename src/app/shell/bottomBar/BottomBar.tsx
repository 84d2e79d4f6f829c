import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { openingOf } from '../../../kit/modal/openingOf.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { Link } from '../../../kit/page/Link.tsx'
import type { Page } from '../../../pages/page.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.queries.ts'
import {
  GamesIcon,
  LogInIcon,
  StarIcon,
  UserIcon,
  WalletIcon,
} from '../../../ui/navigationIcons.tsx'
import { HomeIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import classes from './BottomBar.module.css'

/** Bottom bar on small screens: links to the main pages of the portal. */
export function BottomBar({ page }: BarProps) {
  const intl = useIntl()
  const { kind } = useSession()
  const isDrawerOpen = useModalStore(({ modals }) => modals.at(-1)?.name === 'navigation')
  return (
    <nav className={classes.bar} aria-label={intl.formatMessage({ id: 'app.mainPlaces' })}>
      <Place path={paths.home()} isCurrent={page.id === 'home'} textId="home.title">
        <HomeIcon />
      </Place>
      <button
        type="button"
        className={classes.entry}
        data-early="games"
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        data-current={page.gameType !== undefined || undefined}
        onPointerDown={() => preloadModal('navigation')}
        onClick={() => openModal({ name: 'navigation', part: 'games' })}
      >
        <GamesIcon />
        <FormattedMessage id="header.navigation" />
      </button>
      <Place
        path={paths.promotions()}
        isCurrent={page.id === 'promotions'}
        textId="pages.promotions"
      >
        <StarIcon />
      </Place>
      {kind !== 'signedIn' && <VisitorsPlaces />}
      {kind === 'signedIn' && <MembersPlaces page={page} />}
      {kind === 'unknown' && (
        <div data-members-only>
          <MembersPlaces page={page} />
        </div>
      )}
    </nav>
  )
}

/** Paths of the member centre's pages about money. */
const aboutMoney: ReadonlySet<string> = new Set([
  paths.member('wallet'),
  paths.member('deposit'),
  paths.member('withdraw'),
])

function MembersPlaces({ page }: { page: Page }) {
  const isMoney = aboutMoney.has(page.paths[0])
  return (
    <>
      <Place path={paths.member('wallet')} isCurrent={isMoney} textId="header.wallet">
        <WalletIcon />
      </Place>
      <Place
        path={paths.member()}
        isCurrent={page.area === 'member' && !isMoney}
        textId="header.account"
      >
        <UserIcon />
      </Place>
    </>
  )
}

function VisitorsPlaces() {
  const open = (name: 'login' | 'register') => ({
    type: 'button' as const,
    className: classes.entry,
    ...openingOf(name),
    'data-visitors-only': true,
    onClick: () => openModal({ name }),
  })
  return (
    <>
      <button {...open('login')}>
        <LogInIcon />
        <FormattedMessage id="header.login" />
      </button>
      <button {...open('register')}>
        <UserIcon />
        <FormattedMessage id="header.register" />
      </button>
    </>
  )
}

type PlaceProps = { path: string; isCurrent: boolean; textId: MessageId; children: ReactNode }

function Place({ path, isCurrent, textId, children }: PlaceProps) {
  return (
    <Link to={path} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <FormattedMessage id={textId} />
    </Link>
  )
}
