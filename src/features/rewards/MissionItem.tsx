import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { isAmount, rewardShape } from './rewardShape.ts'
import classes from './rewards.module.css'
import { useClaim } from './useClaim.ts'
import { useHeadingAfterPress } from './useHeadingAfterPress.ts'

type Mission = Value<'GET /wps/relay/MCSFE_getMissionSummaryDetails'>['daily'][number]

/** A mission with its task, progress and reward, and a claim button once it is done. */
export function MissionItem({ mission }: { mission: Mission }) {
  const intl = useIntl()
  const { lang } = useContentLanguage()
  const { title, description, progress, target, reward } = mission
  const { heading, onPress } = useHeadingAfterPress(mission.status !== 'CLAIMED')
  return (
    <li className={classes.mission}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={classes.missionTitle}>
          <bdi lang={lang}>{title}</bdi>
        </h3>
        <p className={classes.note}>
          <bdi lang={lang}>{description}</bdi>
        </p>
        <p className={classes.note}>
          <Reward reward={reward} />
        </p>
      </div>
      <MissionState mission={mission} onPress={onPress} />
      <div className={classes.progress}>
        <ProgressBar
          max={target}
          value={Math.min(progress, target)}
          label={intl.formatMessage({ id: 'rewards.missions.progress' }, { title })}
        />
        <span className={classes.place}>
          <FormattedMessage id="rewards.missions.place" values={{ progress, target }} />
        </span>
      </div>
    </li>
  )
}

/** Link to the page of the mission's task. The task of logging in has no link. */
function MissionLink({ metric, title }: Pick<Mission, 'metric' | 'title'>) {
  const intl = useIntl()
  if (metric === 'LOGINS') return null
  const isDeposit = metric === 'DEPOSITS'
  return (
    <Link
      to={isDeposit ? paths.member('deposit') : paths.hot()}
      {...buttonLook('secondary')}
      aria-label={intl.formatMessage(
        { id: isDeposit ? 'rewards.missions.depositFor' : 'rewards.missions.playFor' },
        { title },
      )}
    >
      <FormattedMessage id={isDeposit ? 'rewards.missions.deposit' : 'rewards.missions.play'} />
    </Link>
  )
}

type StateProps = { mission: Mission; onPress: () => void }

function MissionState({ mission: { id, title, metric, status, reward }, onPress }: StateProps) {
  const intl = useIntl()
  const { claim, isClaiming } = useClaim(
    (idempotencyKey) =>
      write(
        'POST /wps/missions/{missionId}/claim',
        { path: { missionId: id } },
        { idempotencyKey },
      ),
    rewardShape(reward),
  )
  if (status === 'OPEN') return <MissionLink metric={metric} title={title} />
  if (status === 'CLAIMED') {
    return (
      <Badge tone="good">
        <FormattedMessage id="rewards.states.CLAIMED" />
      </Badge>
    )
  }
  return (
    <Button
      variant="primary"
      isBusy={isClaiming}
      onClick={() => {
        onPress()
        claim()
      }}
      aria-label={intl.formatMessage({ id: 'rewards.claimThis' }, { title })}
    >
      <FormattedMessage id="rewards.claim" />
    </Button>
  )
}

/** Money, points and wheel tickets of a reward; zero values are omitted. */
function Reward({ reward: { amount, points = 0, tickets = 0 } }: { reward: Mission['reward'] }) {
  const intl = useIntl()
  const parts = [
    ...(isAmount(amount) ? [<MarketMoney key="amount" amount={amount} />] : []),
    ...(points > 0 ? [intl.formatMessage({ id: 'rewards.missions.points' }, { points })] : []),
    ...(tickets > 0
      ? [
          <Link key="tickets" to={paths.member('wheel')}>
            <FormattedMessage id="rewards.missions.tickets" values={{ tickets }} />
          </Link>,
        ]
      : []),
  ]
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: at most three parts, always in this order.
    <span key={index}>
      {index > 0 && ' · '}
      {part}
    </span>
  ))
}
