import { RebatePanel } from '../../features/rewards/RebatePanel.tsx'
import { rebateRecords } from '../../features/rewards/rebateRecords.ts'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** What the turnover has earned, to be claimed, and what was claimed before (MEM-18). */
export function RebatesScreen({ page }: { page: Page }) {
  return (
    <>
      <RebatePanel />
      <RecordScreen page={page} definition={rebateRecords} />
    </>
  )
}
