import { FormattedMessage } from 'react-intl'
import { VipClub } from '../../features/rewards/vip/VipClub.tsx'
import { vipRecords } from '../../features/rewards/vip/vipRecords.ts'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** VIP club: levels, bonuses, and the record of claimed bonuses (MEM-02, MEM-27). */
export function VipScreen({ page }: { page: Page }) {
  return (
    <>
      <VipClub />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="rewards.vip.history" />
      </h2>
      <RecordScreen page={page} definition={vipRecords} />
    </>
  )
}
