import { FormattedMessage } from 'react-intl'
import { VipClub } from '../../features/rewards/vip/VipClub.tsx'
import { vipRecords } from '../../features/rewards/vip/vipRecords.ts'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'
import classes from './memberScreen.module.css'

/** VIP club with its bonuses and the record of claimed ones (MEM-02, MEM-27). */
export function VipScreen({ page }: { page: Page }) {
  return (
    <>
      <VipClub />
      <h2 className={classes.title}>
        <FormattedMessage id="rewards.vip.history" />
      </h2>
      <RecordScreen page={page} definition={vipRecords} />
    </>
  )
}
