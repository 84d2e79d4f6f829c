import { type ReactNode, Suspense, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { openingOf } from '../../../kit/modal/openingOf.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.queries.ts'
import { BrandMark } from '../../../ui/Brand.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MenuIcon } from '../../../ui/icons.tsx'
import barClasses from '../../../ui/TopBar.module.css'
import { TopBar } from '../../../ui/TopBar.tsx'
import classes from './Header.module.css'
import { MemberPlace } from './MemberPlace.tsx'

const MemberTools = lazyPart(() => import('./MemberTools.tsx').then((file) => file.MemberTools))

type Props = {
  isOpen: boolean
  /** The `HeaderChoices` bar. */
  choices: ReactNode
}

/** Header. While the portal is closed, it contains only the brand and `choices`. */
export function Header({ isOpen, choices }: Props) {
  const intl = useIntl()
  return (
    <TopBar
      brand={
        <Link
          to={paths.home()}
          className={classes.brand}
          aria-label={intl.formatMessage({ id: 'header.home' })}
        >
          <BrandMark size={32} />
          <span className={classes.name}>
            <FormattedMessage id="app.name" />
          </span>
        </Link>
      }
    >
      {isOpen && <Account />}
      {choices}
      {isOpen && (
        <button
          type="button"
          className={`${barClasses.tool} ${classes.menu}`}
          data-small-only
          data-early="menu"
          aria-label={intl.formatMessage({ id: 'header.menu' })}
          aria-haspopup="dialog"
          onPointerDown={() => preloadModal('navigation')}
          onClick={() => openModal({ name: 'navigation' })}
        >
          <MenuIcon />
        </button>
      )}
    </TopBar>
  )
}

function Account() {
  const session = useSession()
  const isSignedIn = session.kind === 'signedIn'
  useEffect(() => {
    // An inline script sets `data-signed-in` before the first paint. Afterwards `data-signed-in`
    // follows the session.
    if (session.kind === 'unknown') return
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [session.kind, isSignedIn])
  // The buttons keep their position in the tree when the session becomes known. If React remounted
  // them, a press at that moment would be lost.
  return (
    <>
      {!isSignedIn && <VisitorButtons />}
      {session.kind === 'unknown' && (
        // The document is the same for visitors and members: CSS shows the right tools.
        <div data-members-only>
          <MemberPlace />
        </div>
      )}
      {isSignedIn && (
        <FailureBoundary shape="icon" beside={<MemberPlace />}>
          <Suspense fallback={<MemberPlace />}>
            <WithMessages group="member">
              <MemberTools />
            </WithMessages>
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}

/** Log-in and sign-up buttons (HEAD-01). */
function VisitorButtons() {
  return (
    <div className={classes.visitor} data-visitors-only>
      <Button variant="quiet" {...openingOf('login')} onClick={() => openModal({ name: 'login' })}>
        <FormattedMessage id="header.login" />
      </Button>
      <Button
        variant="primary"
        {...openingOf('register')}
        onClick={() => openModal({ name: 'register' })}
      >
        <FormattedMessage id="header.register" />
      </Button>
    </div>
  )
}
