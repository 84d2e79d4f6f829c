import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { defineRecords, type RecordRow } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { rebateColumns } from '../../../lib/records/rewards.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { RewardsPicture } from '../../../ui/pictures/RewardsPicture.tsx'
import classes from './rebates.module.css'

/** Expandable calculation of a claimed rebate. */
function RebateLinesCell({ row: { items } }: { row: RecordRow<'/wps/rebates/history'> }) {
  const language = useLanguage()
  return (
    <details className={classes.past}>
      <summary>
        <FormattedMessage id="rewards.rebates.types" values={{ count: items.length }} />
      </summary>
      <ul>
        {items.map(({ gameType, validBet, rate, amount }) => (
          <li key={gameType}>
            <FormattedMessage
              id="rewards.rebates.line"
              values={{
                gameType: <FormattedMessage id={`rewards.gameTypes.${gameType}`} />,
                bets: <MarketMoney amount={validBet} />,
                rate: formatPercent(rate, language),
                amount: <MarketMoney amount={amount} />,
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Claimed rebates (MEM-18). */
export const rebateRecords = defineRecords({
  id: 'rebates',
  path: '/wps/rebates/history',
  rowKey: 'rebateId',
  empty: 'records.empty.rebates',
  emptyPicture: RewardsPicture,
  filters: [],
  columns: pageColumns(rebateColumns, 'page', { calculation: RebateLinesCell }),
})
