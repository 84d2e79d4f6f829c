import { FormattedMessage } from 'react-intl'
import { RebatePanel } from '../../features/rewards/rebates/RebatePanel.tsx'
import { rebateRecords } from '../../features/rewards/rebates/rebateRecords.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Claimable rebate, and the record of claimed rebates (MEM-18). */
export function RebatesScreen({ page }: { page: Page }) {
  return (
    <>
      <RebatePanel />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="rewards.rebates.history" />
      </h2>
      <RecordScreen page={page} definition={rebateRecords} />
    </>
  )
}
