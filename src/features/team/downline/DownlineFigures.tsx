import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant, zoneName } from '../../../kit/format/dates.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { signOf } from '../../../kit/format/signOf.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx'
import type { DownlineDetail } from '../downlineDetail.ts'
import classes from './downline.module.css'

type Figures = DownlineDetail['own']
type Row = { field: keyof Figures; title: MessageId }

const rows: readonly Row[] = [
  { field: 'deposits', title: 'records.columns.deposits' },
  { field: 'withdrawals', title: 'records.columns.withdrawals' },
  { field: 'bets', title: 'records.columns.bets' },
  { field: 'validBet', title: 'records.columns.validBet' },
  { field: 'win', title: 'records.columns.win' },
  { field: 'bonuses', title: 'records.columns.bonuses' },
  { field: 'rebates', title: 'records.columns.rebates' },
  { field: 'profit', title: 'records.columns.profitWithBonuses' },
]

/**
 * Figures of a team member for the period: the member's own, and those including the member's team.
 */
export function DownlineFigures({ detail }: { detail: DownlineDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { own, team, period } = detail
  const day = (at: string) => formatInstant(at, 'shortDate', language, timeZone)
  const title = intl.formatMessage({ id: 'team.downline.figures' })
  const columns: DataColumn<Row>[] = [
    {
      id: 'figure',
      title: intl.formatMessage({ id: 'team.downline.figure' }),
      cell: (row) => intl.formatMessage({ id: row.title }),
    },
    {
      id: 'own',
      title: intl.formatMessage({ id: 'team.downline.alone' }),
      isFigure: true,
      cell: ({ field }) => <Figure field={field} figures={own} />,
    },
    {
      id: 'team',
      title: intl.formatMessage({ id: 'team.downline.withTeam' }),
      isFigure: true,
      cell: ({ field }) => <Figure field={field} figures={team} />,
    },
  ]
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <p className={classes.period}>
        <FormattedMessage
          id="team.downline.period"
          values={{
            from: day(period.from),
            to: day(period.to),
            zone: zoneName(language, timeZone),
          }}
        />
      </p>
      <ThemeProvider>
        <DataTable label={title} columns={columns} rows={rows} rowKey={({ field }) => field} />
      </ThemeProvider>
    </section>
  )
}

function Figure({ field, figures }: { field: keyof Figures; figures: Figures }) {
  const language = useLanguage()
  if (field === 'bets') return formatNumber(figures.bets, language)
  const amount = figures[field]
  if (field !== 'profit') return <MarketMoney amount={amount} />
  return (
    <span className={classes.gain} data-sign={signOf(amount)}>
      <MarketMoney amount={amount} />
    </span>
  )
}
