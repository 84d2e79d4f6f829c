import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { useModules } from '../../../session/session.queries.ts'
import textClasses from '../../../ui/text.module.css'
import { EnvelopeArt } from '../envelopes/EnvelopeArt.tsx'
import { wheelQuery } from '../rewards.queries.ts'
import { WheelIcon } from '../wheel/WheelIcon.tsx'
import classes from './rewardCentre.module.css'

/** Links to red envelopes and wheel, where the platform has them. */
export function OtherRewards() {
  const modules = useModules()
  const hasEnvelopes = modules?.has('REDENVELOPE3') === true
  const hasWheel = modules?.has('WHEEL3') === true
  if (!hasEnvelopes && !hasWheel) return null
  return (
    <ul className={classes.ways}>
      {hasEnvelopes && (
        <li>
          <EnvelopesWay />
        </li>
      )}
      {hasWheel && (
        <li>
          <WheelWay />
        </li>
      )}
    </ul>
  )
}

const EnvelopesWay = () => (
  <Link to={paths.member('redEnvelopes')} className={classes.way}>
    <span className={classes.picture}>
      <EnvelopeArt />
    </span>
    <span>
      <strong className={classes.wayTitle}>
        <FormattedMessage id="pages.member.redEnvelopes" />
      </strong>
      <span className={textClasses.note}>
        <FormattedMessage id="rewards.centre.envelopes" />
      </span>
    </span>
  </Link>
)

function WheelWay() {
  const wheel = useQuery(wheelQuery()).data
  return (
    <Link to={paths.member('wheel')} className={classes.way}>
      <span className={classes.picture}>
        <WheelIcon />
      </span>
      <span>
        <strong className={classes.wayTitle}>
          <FormattedMessage id="pages.member.wheel" />
        </strong>
        <span className={textClasses.note}>
          {/* The placeholder line prevents a layout shift while the tickets load. */}
          {wheel ? (
            <FormattedMessage id="rewards.wheel.tickets" values={{ tickets: wheel.tickets }} />
          ) : (
            <FormattedMessage id="rewards.centre.wheel" />
          )}
        </span>
      </span>
    </Link>
  )
}
