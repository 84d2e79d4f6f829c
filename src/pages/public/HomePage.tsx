import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HomeGamesSkeleton } from '../../features/games/home/HomeGamesSkeleton.tsx'
import { GameTypeMenuSkeleton } from '../../features/games/lobby/GameTypeMenuSkeleton.tsx'
import { Dispensable } from '../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../kit/hydration/useSeen.ts'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { openingOf } from '../../kit/modal/openingOf.ts'
import { localStore } from '../../kit/storage.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { BoltIcon, DeviceIcon, ShieldIcon } from '../../ui/icons.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import classes from './HomePage.module.css'
import { MemberCardPlace } from './home/MemberCardPlace.tsx'

const Colonnade = lazyPart(() => import('./home/Colonnade.tsx').then((file) => file.Colonnade))
const HomeBanners = lazyPart(() =>
  import('./home/HomeBanners.tsx').then((file) => file.HomeBanners),
)
const MemberCard = lazyPart(() => import('./home/MemberCard.tsx').then((file) => file.MemberCard))
const GameTypeMenu = lazyPart(() =>
  import('../../features/games/lobby/GameTypeMenu.tsx').then((file) => file.GameTypeMenu),
)
const SportsFixtures = lazyPart(() =>
  import('../SportsFixtures.tsx').then((file) => file.SportsFixtures),
)
// The games load separately, so that the content above the games is interactive first.
const HomeGames = lazyPart(() =>
  import('../../features/games/home/HomeGames.tsx').then((file) => file.HomeGames),
)
// Loaded separately, since only a demonstration platform shows the notice.
const DemonstrationNotice = lazyPart(() =>
  import('./home/DemonstrationNotice.tsx').then((file) => file.DemonstrationNotice),
)

/** The home page (ROUTE-01): an introduction for first-time visitors, and the games. */
export function HomePage() {
  useEffect(() => localStore.set(visitedKey, '1'), [])
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <Poster />
        <Mine />
        <div className={classes.banners}>
          <FeaturePart placeholder={<div className={classes.bannerPlace} />}>
            <HomeBanners />
          </FeaturePart>
        </div>
      </div>
      <Lobby />
      <div className={classes.poster}>
        <Points />
        <Band />
      </div>
      <Dispensable>
        <DemonstrationNotice />
      </Dispensable>
    </div>
  )
}

/**
 * Storage key that marks returning visitors, to hide the introduction from them. An inline script
 * checks the key before the first paint.
 */
const visitedKey = 'visited'

function Poster() {
  return (
    <section className={classes.hero}>
      <h1 className={classes.headline}>
        <FormattedMessage id="home.headline" />
      </h1>
      <p className={classes.lead}>
        <FormattedMessage id="home.lead" />
      </p>
      <CallToAction />
    </section>
  )
}

const Lobby = () => (
  <FeaturePart
    placeholder={
      <div className={classes.lobby}>
        <GameTypeMenuSkeleton />
        <HomeGamesSkeleton />
      </div>
    }
  >
    <div className={classes.lobby}>
      <GameTypeMenu />
      <SportsFixtures sport="FOOTBALL" limit={6} allPath={paths.sports()} />
      <HomeGames />
    </div>
  </FeaturePart>
)

/**
 * Card of the member. Every prerendered document contains a placeholder for it, hidden from
 * visitors by CSS.
 */
function Mine() {
  const { kind } = useSession()
  if (kind === 'visitor') return null
  return (
    <div className={classes.mine}>
      <Dispensable instead={<MemberCardPlace />}>
        {kind === 'signedIn' ? (
          <WithMessages group="features">
            <MemberCard />
          </WithMessages>
        ) : (
          <MemberCardPlace />
        )}
      </Dispensable>
    </div>
  )
}

/** Decoration at the end of the page. Its code loads when the visitor scrolls near it. */
function Band() {
  const [place, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div ref={place} className={classes.band}>
      {isSeen && (
        <Dispensable>
          <Colonnade />
        </Dispensable>
      )}
    </div>
  )
}

function CallToAction() {
  return (
    <div className={classes.actions} data-visitors-only>
      <Button
        variant="primary"
        {...openingOf('register')}
        onClick={() => openModal({ name: 'register' })}
      >
        <FormattedMessage id="home.register" />
      </Button>
      <Button variant="quiet" {...openingOf('login')} onClick={() => openModal({ name: 'login' })}>
        <FormattedMessage id="home.login" />
      </Button>
    </div>
  )
}

function Points() {
  const intl = useIntl()
  return (
    <ul className={classes.points} aria-label={intl.formatMessage({ id: 'home.points.label' })}>
      <Point
        icon={<BoltIcon />}
        title={<FormattedMessage id="home.points.simple.title" />}
        text={<FormattedMessage id="home.points.simple.text" />}
      />
      <Point
        icon={<ShieldIcon />}
        title={<FormattedMessage id="home.points.sealed.title" />}
        text={<FormattedMessage id="home.points.sealed.text" />}
      />
      <Point
        icon={<DeviceIcon />}
        title={<FormattedMessage id="home.points.suited.title" />}
        text={<FormattedMessage id="home.points.suited.text" />}
      />
    </ul>
  )
}

function Point({ icon, title, text }: { icon: ReactNode; title: ReactNode; text: ReactNode }) {
  return (
    <li className={classes.point}>
      <span className={classes.icon}>{icon}</span>
      <div>
        <h2 className={classes.pointTitle}>{title}</h2>
        <p className={classes.pointText}>{text}</p>
      </div>
    </li>
  )
}
