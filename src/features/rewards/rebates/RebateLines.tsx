import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx'
import classes from './rebates.module.css'

type RebateLine = Value<'GET /wps/rebates'>['items'][number]

/** Row of the calculation; the row of the total has only an amount. */
type Row = Partial<RebateLine> & Pick<RebateLine, 'amount'>

type Props = {
  /** Accessible name of the table. */
  label: string
  lines: readonly RebateLine[]
  /** Sum of the lines, as the server calculated it. */
  total: string
}

/** Calculation of a rebate by game type: valid bets × rate = rebate. */
export function RebateLines({ label, lines, total }: Props) {
  return (
    <ThemeProvider>
      <div className={classes.lines}>
        <DataTable<Row>
          label={label}
          shape="lines"
          columns={useColumns()}
          rows={lines}
          rowKey={({ gameType }) => gameType ?? ''}
          footer={{ amount: total }}
        />
      </div>
    </ThemeProvider>
  )
}

function useColumns(): DataColumn<Row>[] {
  const intl = useIntl()
  const language = useLanguage()
  return [
    {
      id: 'gameType',
      title: intl.formatMessage({ id: 'records.columns.gameType' }),
      isHeading: true,
      cell: ({ gameType }) => (
        <FormattedMessage
          id={gameType ? `rewards.gameTypes.${gameType}` : 'rewards.rebates.total'}
        />
      ),
    },
    {
      id: 'validBet',
      title: intl.formatMessage({ id: 'records.columns.validBet' }),
      isFigure: true,
      cell: ({ validBet }) => validBet && <MarketMoney amount={validBet} />,
    },
    {
      id: 'rate',
      title: intl.formatMessage({ id: 'records.columns.rate' }),
      isFigure: true,
      cell: ({ rate }) => rate && <span data-sign="times">{formatPercent(rate, language)}</span>,
    },
    {
      id: 'amount',
      title: intl.formatMessage({ id: 'rewards.kinds.REBATE' }),
      isFigure: true,
      cell: ({ amount, rate }) => (
        <span data-sign={rate && 'equals'}>
          <MarketMoney amount={amount} />
        </span>
      ),
    },
  ]
}
