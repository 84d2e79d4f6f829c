import { defineRecords, type RecordRow } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { spinColumns } from '../../../lib/records/rewards.ts'
import { useContentLanguage } from '../../../session/contentLanguage.ts'

/** Prize of a spin, as the wheel labels it. */
function PrizeCell({ row }: { row: RecordRow<'/wps/wheel/spins'> }) {
  return <bdi lang={useContentLanguage().lang}>{row.prize.label}</bdi>
}

/** The member's spins (PROMO-07). */
export const spinRecords = defineRecords({
  id: 'wheel',
  path: '/wps/wheel/spins',
  rowKey: 'id',
  empty: 'records.empty.spins',
  filters: [],
  columns: pageColumns(spinColumns, 'page', { prize: PrizeCell }),
})
