import { Suspense } from 'react'
import { IconBadge } from '../../../features/messages/badge/IconBadge.tsx'
import { AnnouncementPopup } from '../../../features/messages/popup/AnnouncementPopup.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { LanguageOffer } from '../../../kit/language/LanguageOffer.tsx'
import { lazyPart } from '../../../kit/lazy/lazyPart.tsx'
import { mayNotify } from '../../../kit/push/mayNotify.ts'
import { useIsPlaying } from '../../../session/play.ts'
import { useSession } from '../../../session/session.queries.ts'
import { AppWorker } from './AppWorker.tsx'
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
  import('../../../features/protection/reality/RealityWatch.tsx').then((file) => file.RealityWatch),
)

/**
 * What comes by itself: the visitor's language, a new version, the announcements, and reminders
 * during play.
 */
export const PageOffers = ({ isBare, isForGame, isHome }: PageOffersProps) => (
  <div className={classes.offers}>
    <LanguageOffer />
    <AppWorker isForGame={isForGame} />
    <IconBadge />
    <Notifications />
    <AnnouncementPopup isWelcome={!isBare} isOverGame={isForGame} isHome={isHome} />
    <Reminders />
  </div>
)

const KeepPush = lazyPart(() =>
  import('../../../features/privacy/push/KeepPush.tsx').then((file) => file.KeepPush),
)

/** Few let their browser show notifications; others load nothing for them. */
function Notifications() {
  const isSignedIn = useSession().kind === 'signedIn'
  if (!isSignedIn || !mayNotify()) return null
  return (
    <FailureBoundary instead={null}>
      <Suspense>
        <KeepPush />
      </Suspense>
    </FailureBoundary>
  )
}

/** ACT-20; a page without its code goes on without reminders, and asks again with the network. */
function Reminders() {
  if (!useIsPlaying()) return null
  return (
    <FailureBoundary instead={null}>
      <Suspense>
        <RealityWatch />
      </Suspense>
    </FailureBoundary>
  )
}
