/** Files of comma-separated values (RFC 4180) that a spreadsheet opens without running anything. */

/** A text, or a decimal number that stays one: `{ number: '-5.00' }`. */
export type CsvCell = string | { number: string }

/** Tells programs that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * The beginning of a formula, in full width too. Also after a semicolon, tab or line break inside of
 * a text: a reader that splits lines there ignores quotes that begin before, and sees a cell begin.
 */
const formulaStart =
  /(?<=^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g
const decimalNumber = /^-?\d+(\.\d+)?$/

/**
 * One line of a file, its end included. A text that a spreadsheet would run as a formula gets an
 * apostrophe before each place where one begins; so does a number that is none.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quote(plainText(cell))).join(',')}\r\n`

function plainText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.number
  const isNumber = typeof cell !== 'string' && decimalNumber.test(text)
  return isNumber ? text : text.replace(formulaStart, "'")
}

const quote = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
