import { defineRecords } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { rewardColumns } from '../../lib/records/rewards.ts'
import { paths } from '../../paths.ts'
import { RewardsPicture } from '../../ui/pictures/RewardsPicture.tsx'
import { StateCell } from './StateCell.tsx'
import { WageringCell } from './WageringCell.tsx'

/** All rewards granted to the member, with their status (MEM-14). */
export const rewardRecords = defineRecords({
  id: 'rewardCentre',
  path: '/wps/rewards',
  rowKey: 'id',
  empty: 'records.empty.rewards',
  emptyPicture: RewardsPicture,
  onward: { to: paths.promotions(), label: 'onward.promotions' },
  filters: [
    {
      kind: 'choice',
      parameter: 'status',
      title: 'records.columns.status',
      labels: {
        CLAIMABLE: 'rewards.states.CLAIMABLE',
        CLAIMED: 'rewards.states.CLAIMED',
        EXPIRED: 'rewards.states.EXPIRED',
      },
    },
  ],
  columns: pageColumns(rewardColumns, 'page', { wagering: WageringCell, status: StateCell }),
})
