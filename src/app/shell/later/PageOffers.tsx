import '../../../ui/print.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AnnouncementPopup } from '../../../features/announcements/popup/AnnouncementPopup.tsx'
import { IconBadge } from '../../../features/messages/badge/IconBadge.tsx'
import { keepSeenHelp } from '../../../features/support/help/keepSeenHelp.ts'
import { startAppWorker } from '../../../kit/appWorker/appWorker.ts'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { LanguageOffer } from '../../../kit/language/LanguageOffer.tsx'
import { mayNotify } from '../../../kit/push/mayNotify.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { useAccountKind, useModules, useSession } from '../../../session/session.queries.ts'
import { cancelStrayClicks } from './cancelStrayClicks.ts'
import { EntrancePreload } from './EntrancePreload.tsx'
import { NewVersion } from './NewVersion.tsx'
import classes from './PageOffers.module.css'

/**
 * Installs the service worker of a portal that a gateway serves. The mocks have their own worker
 * and no `/sw.js`.
 */
function AppWorker({ isForGame }: { isForGame: boolean }) {
  const client = useQueryClient()
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined
    const [endLooking, endKeeping] = [startAppWorker(), keepSeenHelp(client)]
    return () => {
      endLooking()
      endKeeping()
    }
  }, [client])
  return <NewVersion isForGame={isForGame} />
}

export type PageOffersProps = {
  /** True for a page without header and bars. */
  isBare: boolean
  isForGame: boolean
  /** True for the page that welcomes new members. */
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
 * Parts that open by themselves: the language offer, a new version, announcements, offers of
 * contracts, and reminders during play. A part that fails is hidden until the next page.
 */
export function PageOffers({ isBare, isForGame, isHome }: PageOffersProps) {
  const { pathname } = useLocation()
  useEffect(cancelStrayClicks, [])
  const offers = {
    language: <LanguageOffer />,
    worker: <AppWorker isForGame={isForGame} />,
    entrance: <EntrancePreload />,
    badge: <IconBadge />,
    notifications: <Notifications />,
    announcements: <AnnouncementPopup isWelcome={!isBare} isOverGame={isForGame} isHome={isHome} />,
    contracts: <Contracts />,
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

/**
 * Component whose chunk loads only where the browser may show notifications. Few visitors allow
 * them.
 */
function Notifications() {
  const isSignedIn = useSession().kind === 'signedIn'
  if (!isSignedIn || !mayNotify()) return null
  return <KeepPush />
}

/**
 * CONTR-05: only for members of a platform with contracts. If the chunk fails to load, no offer
 * opens.
 */
function Contracts() {
  const isSignedIn = useSession().kind === 'signedIn'
  const kind = useAccountKind()
  const hasContracts = useModules()?.has('AGENTPOLICY3') === true
  if (!isSignedIn || !hasContracts || kind === undefined || kind === 'trial') return null
  return (
    <WithMessages group="member">
      <ContractWatch />
    </WithMessages>
  )
}

/**
 * ACT-20; if the chunk fails to load, the page continues without reminders and retries when online.
 */
function Reminders() {
  return useIsPlaying() ? <RealityWatch /> : null
}
