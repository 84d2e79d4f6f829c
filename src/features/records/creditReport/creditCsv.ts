import { byteOrderMark, type CsvCell, type CsvForm, csvLine } from '../../../lib/csv.ts'
import { type CreditLine, type CreditReportData, creditColumns } from './creditColumns.ts'

/**
 * The report as a CSV file: a header line, one line per month, and the year's total.
 * @param titles headers of the month and of the columns of amounts. @param totalName label of the
 * last line.
 * @param form dialect of the file: for programs, or for Excel.
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
