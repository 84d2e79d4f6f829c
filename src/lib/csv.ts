/** CSV files (RFC 4180) whose cells a spreadsheet never runs as formulas. */

/**
 * Cell: a text, a decimal number as `{ number: '-5.00' }`, a day as `{ day: '2026-11-20' }`, or a
 * moment as `{ moment: '2026-11-20T19:41:07-03:00' }`.
 */
export type CsvCell = string | { number: string } | { day: string } | { moment: string }

export type CsvForm = {
  separator: ',' | ';'
  writeNumber: (number: string) => string
  writeDay: (day: string) => string
  writeMoment: (moment: string) => string
}

const asItIs = (text: string): string => text

/** Format for programs: decimal points, and times with their UTC offset. */
export const plainCsv: CsvForm = {
  separator: ',',
  writeNumber: asItIs,
  writeDay: asItIs,
  writeMoment: asItIs,
}

/**
 * Format for Excel. In regions with a decimal comma, Excel separates cells by semicolons. Times are
 * cut to the minute and have no UTC offset.
 *
 * @param locale BCP 47 tag of the reader's language.
 */
export function excelCsv(locale: string): CsvForm {
  const sign = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1.5).at(1)
  const hasDecimalComma = sign === ','
  const writeDay = (day: string) => (hasDecimalComma ? day.split('-').toReversed().join('/') : day)
  return {
    separator: hasDecimalComma ? ';' : ',',
    writeNumber: (number) => (hasDecimalComma ? number.replace('.', ',') : number),
    writeDay,
    writeMoment: (moment) => `${writeDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`,
  }
}

/** Marks the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Matches the start of a formula, with an ordinary or a full-width sign, at the start of a cell.
 * Text after a separator or a line break within a cell counts as a cell too, since a spreadsheet
 * with other settings splits the line there and ignores the quotes.
 */
const formulaStart =
  /(?<=^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g
const decimalNumber = /^-?\d+(\.\d+)?$/

/**
 * Writes one line of a file, including its line end. An apostrophe is written before each start of
 * a formula in a text and before an invalid number, so that a spreadsheet runs neither.
 */
export const csvLine = (cells: readonly CsvCell[], form: CsvForm = plainCsv): string =>
  `${cells.map((cell) => writeCell(cell, form)).join(form.separator)}\r\n`

function writeCell(cell: CsvCell, form: CsvForm): string {
  if (typeof cell === 'string') return textCell(cell)
  if ('day' in cell) return form.writeDay(cell.day)
  if ('moment' in cell) return form.writeMoment(cell.moment)
  return decimalNumber.test(cell.number) ? form.writeNumber(cell.number) : textCell(cell.number)
}

function textCell(text: string): string {
  const plain = text.replace(formulaStart, "'")
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
