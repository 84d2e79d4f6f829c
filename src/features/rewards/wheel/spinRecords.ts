import { defineRecords } from '../../../kit/records/definition.ts'
import { PrizeCell } from './PrizeCell.tsx'

/** The member's spins (PROMO-07). */
export const spinRecords = defineRecords({
  id: 'wheel',
  path: '/wps/wheel/spins',
  rowKey: 'id',
  empty: 'records.empty.spins',
  filters: [],
  columns: [
    { field: 'at', as: 'moment', title: 'records.columns.at' },
    { as: 'own', id: 'prize', title: 'rewards.wheel.prize', Cell: PrizeCell },
  ],
})
