import { keepPreviousData } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { saveFile } from '../../../kit/files/saveFile.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import {
  byteOrderMark,
  type CsvCell,
  type CsvForm,
  csvLine,
  excelCsv,
  plainCsv,
} from '../../../lib/csv.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { CreditSheet } from './CreditSheet.tsx'
import { type CreditLine, type CreditReportData, creditColumns } from './creditColumns.ts'
import classes from './creditReport.module.css'

/**
 * The credit report as a CSV file: a header line, one line per month, and the year's total.
 * @param titles column headers: the month, then the amounts.
 * @param totalName label of the line with the year's total.
 * @param form CSV variant: plain, or for Excel.
 */
export function creditCsv(
  { months, total }: CreditReportData,
  titles: readonly string[],
  totalName: string,
  form: CsvForm,
): Blob {
  const cells = ({ month, ...line }: CreditLine): CsvCell[] => [
    month ?? totalName,
    ...creditColumns.map((column) => ({ number: line[column] })),
  ]
  const lines = [titles, ...months.map(cells), cells(total)].map((line) => csvLine(line, form))
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' })
}

/** Yearly report of the main wallet's movements by month; it can be printed and saved (MEM-23). */
export function CreditReport() {
  const [query] = useSearchParams()
  const year = readYear(query)
  const report = useQuery({
    ...read('/wps/records/creditReport', { query: year === undefined ? {} : { year } }),
    // The previous year stays in view until the selected one has loaded.
    placeholderData: keepPreviousData,
  })
  return (
    <QueryPart
      query={report}
      failedId="records.credit.failed"
      placeholder={
        <div className={layoutClasses.column12}>
          <Skeleton count={1} />
          <Skeleton count={3} shape="tiles" />
          <Skeleton count={8} />
        </div>
      }
    >
      {(data) => (
        <div className={layoutClasses.column12} aria-busy={report.isPlaceholderData}>
          <CreditTools report={data} />
          <CreditSheet report={data} />
        </div>
      )}
    </QueryPart>
  )
}

/** Year in the page's URL; undefined for a missing or invalid year. */
function readYear(query: URLSearchParams): number | undefined {
  const given = query.get('year') ?? ''
  return /^2\d{3}$/.test(given) ? Number(given) : undefined
}

/** Year selection, and buttons to print and save the report. */
function CreditTools({ report }: { report: CreditReportData }) {
  const intl = useIntl()
  const [, setQuery] = useSearchParams()
  const { locale } = useLanguage()
  const { year, years } = report
  const shownYears = years.includes(year) ? years : [...years, year]
  const save = (form: CsvForm) => {
    const titles = [
      intl.formatMessage({ id: 'records.credit.month' }),
      ...creditColumns.map((column) => intl.formatMessage({ id: `records.credit.${column}` })),
    ]
    const totalName = intl.formatMessage({ id: 'records.credit.total' })
    saveFile(creditCsv(report, titles, totalName, form), `creditReport-${year}.csv`)
  }
  return (
    <div className={classes.tools}>
      <div className={classes.year}>
        <SelectField
          label={intl.formatMessage({ id: 'records.credit.year' })}
          options={shownYears.toReversed().map((each) => ({
            value: String(each),
            label: String(each),
          }))}
          value={String(year)}
          onChange={(event) => setQuery({ year: event.target.value }, { preventScrollReset: true })}
        />
      </div>
      <div className={classes.actions}>
        <Button onClick={() => save(plainCsv)}>
          <FormattedMessage id="records.csv.export" />
        </Button>
        <Button onClick={() => save(excelCsv(locale))}>
          <FormattedMessage id="records.csv.exportForExcel" />
        </Button>
        <Button onClick={() => window.print()}>
          <FormattedMessage id="records.credit.print" />
        </Button>
      </div>
    </div>
  )
}
