/** Files of comma-separated values (RFC 4180) that a spreadsheet opens without running anything. */

/**
 * A text, or what a program reads as more than a text: a decimal number as `{ number: '-5.00' }`, a day
 * as `{ day: '2026-11-20' }`, a moment as `{ moment: '2026-11-20T19:41:07-03:00' }`.
 */
export type CsvCell = string | { number: string } | { day: string } | { moment: string }

/** How a file is written. */
export type CsvForm = {
  separator: ',' | ';'
  writeNumber: (number: string) => string
  writeDay: (day: string) => string
  writeMoment: (moment: string) => string
}

const asItIs = (text: string): string => text

/** For programs: points, and moments with their offset. */
export const plainCsv: CsvForm = {
  separator: ',',
  writeNumber: asItIs,
  writeDay: asItIs,
  writeMoment: asItIs,
}

/**
 * For Excel, which reads by the region of its machine: the comma is either the decimal sign or the
 * separator. Moments end with their minute, and lose their offset.
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

/** Tells programs that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * The beginning of a formula, in full width too. Also after another reader's separator or a line break
 * inside of a text: a reader that splits lines there ignores quotes that begin before, and sees a cell
 * begin.
 */
const formulaStart =
  /(?<=^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g
const decimalNumber = /^-?\d+(\.\d+)?$/

/**
 * One line of a file, its end included. A text that a spreadsheet would run as a formula gets an
 * apostrophe before each place where one begins; so does a number that is none.
 */
export const csvLine = (cells: readonly CsvCell[], form: CsvForm = plainCsv): string =>
  `${cells.map((cell) => written(cell, form)).join(form.separator)}\r\n`

function written(cell: CsvCell, form: CsvForm): string {
  if (typeof cell === 'string') return textCell(cell)
  if ('day' in cell) return form.writeDay(cell.day)
  if ('moment' in cell) return form.writeMoment(cell.moment)
  return decimalNumber.test(cell.number) ? form.writeNumber(cell.number) : textCell(cell.number)
}

function textCell(text: string): string {
  const plain = text.replace(formulaStart, "'")
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
