import { useLocation } from 'react-router-dom'
import { AnnouncementPopup } from '../../../features/announcements/popup/AnnouncementPopup.tsx'
import { IconBadge } from '../../../features/messages/badge/IconBadge.tsx'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { LanguageOffer } from '../../../kit/language/LanguageOffer.tsx'
import { mayNotify } from '../../../kit/push/mayNotify.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { useAccountKind, useModules, useSession } from '../../../session/session.queries.ts'
import { AppWorker } from './AppWorker.tsx'
import '../../../ui/print.css'
import classes from './PageOffers.module.css'

export type PageOffersProps = {
  /** Whether the page stands alone, without header and bars. */
  isBare: boolean
  /** Whether the page is a game. */
  isForGame: boolean
  /** Whether the page welcomes new members. */
  isHome: boolean
}

const RealityWatch = lazyPart(() =>
  import('../../../features/account/protection/reality/RealityWatch.tsx').then(
    (file) => file.RealityWatch,
  ),
)

const ContractWatch = lazyPart(() =>
  import('../../../features/contracts/watch/ContractWatch.tsx').then((file) => file.ContractWatch),
)

/**
 * What comes by itself: the visitor's language, a new version, the announcements, offers of
 * contracts, and reminders during play. Each is lost alone, until the next page.
 */
export function PageOffers({ isBare, isForGame, isHome }: PageOffersProps) {
  const { pathname } = useLocation()
  const offers = {
    language: <LanguageOffer />,
    worker: <AppWorker isForGame={isForGame} />,
    badge: <IconBadge />,
    notifications: <Notifications />,
    announcements: <AnnouncementPopup isWelcome={!isBare} isOverGame={isForGame} isHome={isHome} />,
    contracts: <Contracts isForGame={isForGame} />,
    reminders: <Reminders />,
  }
  return (
    <div className={classes.offers}>
      {Object.entries(offers).map(([name, offer]) => (
        <Dispensable key={name} resetKey={pathname}>
          {offer}
        </Dispensable>
      ))}
    </div>
  )
}

const KeepPush = lazyPart(() =>
  import('../../../features/push/KeepPush.tsx').then((file) => file.KeepPush),
)

/** Few let their browser show notifications; others load nothing for them. */
function Notifications() {
  const isSignedIn = useSession().kind === 'signedIn'
  if (!isSignedIn || !mayNotify()) return null
  return <KeepPush />
}

/** CONTR-05: for members alone, where the platform has contracts. Without its code none opens. */
function Contracts({ isForGame }: { isForGame: boolean }) {
  const isSignedIn = useSession().kind === 'signedIn'
  const kind = useAccountKind()
  const hasContracts = useModules()?.has('AGENTPOLICY3') === true
  if (!isSignedIn || !hasContracts || kind === undefined || kind === 'trial') return null
  return (
    <WithMessages group="features">
      <ContractWatch isForGame={isForGame} />
    </WithMessages>
  )
}

/** ACT-20; a page without its code goes on without reminders, and asks again with the network. */
function Reminders() {
  return useIsPlaying() ? <RealityWatch /> : null
}
