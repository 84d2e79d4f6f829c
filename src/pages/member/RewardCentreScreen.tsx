import { FormattedMessage } from 'react-intl'
import { BonusCodePanel } from '../../features/rewards/centre/BonusCodePanel.tsx'
import { ClaimableRewards } from '../../features/rewards/centre/ClaimableRewards.tsx'
import { OtherRewards } from '../../features/rewards/centre/OtherRewards.tsx'
import { rewardRecords } from '../../features/rewards/rewardRecords.tsx'
import { claimableQuery } from '../../features/rewards/rewards.queries.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { BetFirst, useNeedsBet } from '../../money/gifts/BetFirst.tsx'
import { paths } from '../../paths.ts'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'
import classes from './memberScreen.module.css'

/** Claimable rewards, the form for codes, and the record of all rewards (MEM-14). */
export function RewardCentreScreen({ page }: { page: Page }) {
  const { isPending } = useQuery(claimableQuery())
  const needsBet = useNeedsBet()
  return (
    <>
      <ClaimableRewards />
      {/* The number of claimable rewards determines the position of this section, so the section is
          hidden until the rewards have loaded. */}
      <div className={classes.rest} hidden={isPending}>
        {needsBet ? <BetFirst gamesPath={paths.hot()} /> : <BonusCodePanel />}
        <OtherRewards />
        <h2 className={textClasses.heading}>
          <FormattedMessage id="rewards.centre.history" />
        </h2>
        <RecordScreen page={page} definition={rewardRecords} />
      </div>
    </>
  )
}
