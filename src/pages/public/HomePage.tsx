import { type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyPart } from '../../kit/lazy/lazyPart.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { BoltIcon, DeviceIcon, ShieldIcon } from '../../ui/icons.tsx'
import classes from './HomePage.module.css'

// Pictures do nothing: they are prerendered, and their code comes last.
const HeroArt = lazyPart(() => import('./home/HeroArt.tsx').then((file) => file.HeroArt))
const Colonnade = lazyPart(() => import('./home/Colonnade.tsx').then((file) => file.Colonnade))
// A live platform has none.
const DemonstrationNotice = lazyPart(() =>
  import('./home/DemonstrationNotice.tsx').then((file) => file.DemonstrationNotice),
)

/** The home page (ROUTE-01). The lobby comes with its own issue. */
export function HomePage() {
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.headline}>
            <FormattedMessage id="home.headline" />
          </h1>
          <p className={classes.lead}>
            <FormattedMessage id="home.lead" />
          </p>
          <CallToAction />
        </div>
        <div className={classes.picture}>
          <Suspense>
            <HeroArt />
          </Suspense>
        </div>
      </section>
      <Points />
      <Suspense>
        <Colonnade />
      </Suspense>
      <Suspense>
        <DemonstrationNotice />
      </Suspense>
    </div>
  )
}

function CallToAction() {
  const isSignedIn = useSession().kind === 'signedIn'
  if (isSignedIn) {
    return (
      <p className={classes.welcome}>
        <FormattedMessage id="home.welcome" />
      </p>
    )
  }
  return (
    <div className={classes.actions} data-visitors-only>
      <Button
        variant="primary"
        size="large"
        data-early="home-register"
        onClick={() => openModal({ name: 'register' })}
      >
        <FormattedMessage id="home.register" />
      </Button>
      <Button
        variant="quiet"
        size="large"
        data-early="home-login"
        onClick={() => openModal({ name: 'login' })}
      >
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
