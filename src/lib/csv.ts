/** CSV files (RFC 4180) that a spreadsheet opens without running formulas. */

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

/** Format for programs: decimal points, and moments with their offset. */
export const plainCsv: CsvForm = {
  separator: ',',
  writeNumber: asItIs,
  writeDay: asItIs,
  writeMoment: asItIs,
}

/**
 * Format for Excel, whose separators depend on the region of the machine: the comma is either the
 * decimal sign or the separator. Moments are cut to the minute and have no offset.
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
 * Start of a formula, in full-width characters too. It is also found after the separators of other
 * formats and after a line break within a text: a reader that splits the line there ignores the
 * quotes and finds a new cell.
 */
const formulaStart =
  /(?<=^|[,;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g
const decimalNumber = /^-?\d+(\.\d+)?$/

/**
 * One line of a file, including its end. A text that a spreadsheet would run as a formula gets an
 * apostrophe before each start of a formula; so does an invalid number.
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
