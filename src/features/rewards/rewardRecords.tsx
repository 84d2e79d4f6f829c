import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { rewardColumns } from '../../lib/records/rewards.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { RewardsPicture } from '../../ui/pictures/RewardsPicture.tsx'
import { RewardState } from './RewardState.tsx'
import classes from './rewards.module.css'

/** Status of a reward, with the time of its claim. */
function StateCell({ row: { status, claimedAt } }: { row: RecordRow<'/wps/rewards'> }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <span className={classes.state}>
      <RewardState status={status} />
      {claimedAt !== undefined && (
        <time dateTime={claimedAt} className={classes.note}>
          {formatInstant(claimedAt, 'minute', language, timeZone)}
        </time>
      )}
    </span>
  )
}

/** Amount to wager before a reward becomes real money, and the days allowed for it. */
function WageringCell({ row: { wagering } }: { row: RecordRow<'/wps/rewards'> }) {
  if (!wagering) return <FormattedMessage id="rewards.wagering.none" />
  return (
    <FormattedMessage
      id="rewards.wagering.needed"
      values={{ amount: <MarketMoney amount={wagering.required} />, days: wagering.days }}
    />
  )
}

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
