import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { claimableQuery, newestQuery } from '../rewards.queries.ts'
import { RewardCard } from './RewardCard.tsx'
import { type Reward, rewardCards } from './rewardCards.ts'
import classes from './rewardCentre.module.css'

/**
 * Claimable rewards, the earliest expiry first (PROMO-01). Rewards claimed on this page keep their
 * place until the page is left.
 */
export function ClaimableRewards() {
  const intl = useIntl()
  const waiting = useQuery(claimableQuery())
  const [pressed, setPressed] = useState<readonly Reward[]>([])
  const told = useQuery({ ...newestQuery(), enabled: pressed.length > 0 })
  return (
    <Panel title={<FormattedMessage id="rewards.centre.toClaim" />}>
      <QueryPart query={waiting} placeholder={<Skeleton count={2} />}>
        {({ items }) => {
          const cards = rewardCards(items, pressed, told.data?.items ?? [])
          if (cards.length === 0) return <NothingToClaim />
          return (
            <ul
              className={classes.rewards}
              aria-label={intl.formatMessage({ id: 'rewards.centre.toClaim' })}
            >
              {cards.map(({ reward, status }) => (
                <RewardCard
                  key={reward.id}
                  reward={reward}
                  status={status}
                  onPress={() => setPressed((before) => [...before, reward])}
                />
              ))}
            </ul>
          )
        }}
      </QueryPart>
    </Panel>
  )
}

const NothingToClaim = () => (
  <div className={layoutClasses.stack4} role="status">
    <p>
      <FormattedMessage id="rewards.centre.nothing" />
    </p>
    <p className={textClasses.note}>
      <FormattedMessage
        id="rewards.centre.sources"
        values={{
          missions: (words) => <Link to={paths.member('missions')}>{words}</Link>,
          promotions: (words) => <Link to={paths.promotions()}>{words}</Link>,
        }}
      />
    </p>
  </div>
)
