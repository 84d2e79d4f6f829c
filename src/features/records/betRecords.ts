import { openModal } from '../../kit/modal/modalStore.ts'
import { defineRecords } from '../../kit/records/definition.ts'
import { betColumns } from '../../lib/records/bets.ts'
import { columnsIn, summedColumns } from '../../lib/records/columns.ts'
import { paths } from '../../paths.ts'
import { betChoices } from './betChoices.ts'
import { OpenBetsNote } from './OpenBetsNote.tsx'

/** The member's bets (MEM-10, REC-01). */
export const betRecords = defineRecords({
  id: 'bettingRecord',
  path: '/wps/records/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  onward: { to: paths.hot(), label: 'onward.games' },
  filters: [{ kind: 'period', days: 7, reach: 'years' }, ...betChoices],
  Summary: OpenBetsNote,
  columns: columnsIn(betColumns, 'page'),
  totals: summedColumns(betColumns),
  csv: '/wps/records/csv/bets',
  open: {
    field: 'gameName',
    run: ({ betId, gameName }) => openModal({ name: 'bet', betId, gameName }),
  },
})
