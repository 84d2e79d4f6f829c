const decimalForm = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/**
 * Formats money as the contract requires: a decimal string with two decimals.
 * @param minor an integer count of minor units (cents).
 * @throws {RangeError} when it is not a safe integer.
 */
export function toDecimal(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a count of minor units: ${minor}`)
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Parses a decimal string to an integer count of minor units (cents), without floating-point
 * arithmetic.
 * @throws {RangeError} when the text is not a decimal with at most two decimals, or too large.
 */
export function toMinor(decimal: string): number {
  const [matched, sign, whole = '', places = ''] = decimalForm.exec(decimal) ?? []
  const minor = matched === undefined ? Number.NaN : Number(whole + places.padEnd(2, '0'))
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount of money: ${decimal}`)
  return sign === '-' && minor !== 0 ? -minor : minor
}
