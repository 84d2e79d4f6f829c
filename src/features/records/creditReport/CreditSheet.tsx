import { FormattedMessage, useIntl } from 'react-intl'
import { zoneName } from '../../../kit/format/dates.ts'
import { formatMonth } from '../../../kit/format/months.ts'
import { signOf } from '../../../kit/format/signOf.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { toDecimal, toMinor } from '../../../lib/money.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { useMember } from '../../../session/session.queries.ts'
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import {
  type CreditLine,
  type CreditReportData,
  creditColumns,
  isEmptyYear,
} from './creditColumns.ts'
import classes from './creditReport.module.css'

/** The report's sheet, the only part of the page that is printed. */
export function CreditSheet({ report }: { report: CreditReportData }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const account = useMember().data?.account
  const { year, total } = report
  return (
    <article className={classes.sheet} data-print>
      <header className={classes.printHead}>
        <h2>{intl.formatMessage({ id: 'records.credit.title' }, { year: String(year) })}</h2>
        {account !== undefined && (
          <p>
            {intl.formatMessage({ id: 'records.credit.owner' }, { account: plainName(account) })}
          </p>
        )}
      </header>
      <Balances total={total} />
      {isEmptyYear(report) ? (
        <EmptyState
          surface="panel"
          text={intl.formatMessage({ id: 'records.credit.empty' }, { year: String(year) })}
        />
      ) : (
        <Months report={report} />
      )}
      <p className={classes.note}>
        <FormattedMessage id="records.credit.note" />
      </p>
      <p className={classes.note}>
        <FormattedMessage id="records.zone" values={{ zone: zoneName(language, timeZone) }} />
      </p>
    </article>
  )
}

function Balances({ total }: { total: CreditReportData['total'] }) {
  const change = toDecimal(toMinor(total.closing) - toMinor(total.opening))
  const fact = (id: 'openingBalance' | 'closingBalance' | 'change', amount: string) => ({
    id,
    term: <FormattedMessage id={`records.credit.${id}`} />,
    value: <MarketMoney amount={amount} />,
  })
  return (
    <FactList
      shape="tiles"
      facts={[
        fact('openingBalance', total.opening),
        fact('change', change),
        fact('closingBalance', total.closing),
      ]}
    />
  )
}

function Months({ report: { year, months, total } }: { report: CreditReportData }) {
  const intl = useIntl()
  const language = useLanguage()
  const isWhole = months.length === 12
  const totalName = intl.formatMessage({
    id: isWhole ? 'records.credit.total' : 'records.credit.toDate',
  })
  const columns: DataColumn<CreditLine>[] = [
    {
      id: 'month',
      title: intl.formatMessage({ id: 'records.credit.month' }),
      cell: ({ month }) =>
        month === undefined ? (
          totalName
        ) : (
          <time dateTime={month} className={classes.month}>
            {formatMonth(month, language)}
          </time>
        ),
    },
    ...creditColumns.map((column) => ({
      id: column,
      title: intl.formatMessage({ id: `records.credit.${column}` }),
      isFigure: true,
      cell: (line: CreditLine) => (
        <span
          className={classes.amount}
          data-sign={signOf(line[column])}
          data-balance={column === 'opening' || column === 'closing' || undefined}
        >
          <MarketMoney amount={line[column]} />
        </span>
      ),
    })),
  ]
  return (
    <ThemeProvider>
      <DataTable<CreditLine>
        label={intl.formatMessage({ id: 'records.credit.title' }, { year: String(year) })}
        columns={columns}
        rows={months}
        footer={total}
        rowKey={({ month }) => month ?? ''}
      />
    </ThemeProvider>
  )
}
