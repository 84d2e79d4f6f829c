import { FormattedMessage } from 'react-intl'
import { BonusCodePanel } from '../../features/rewards/centre/BonusCodePanel.tsx'
import { ClaimableRewards } from '../../features/rewards/centre/ClaimableRewards.tsx'
import { OtherRewards } from '../../features/rewards/centre/OtherRewards.tsx'
import { rewardRecords } from '../../features/rewards/rewardRecords.ts'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'
import classes from './memberScreen.module.css'

/** What can be claimed, where a code is entered, and every reward that there was (MEM-14). */
export function RewardCentreScreen({ page }: { page: Page }) {
  return (
    <>
      <ClaimableRewards />
      <BonusCodePanel />
      <OtherRewards />
      <h2 className={classes.title}>
        <FormattedMessage id="rewards.centre.history" />
      </h2>
      <RecordScreen page={page} definition={rewardRecords} />
    </>
  )
}
