import type { Comparison, Scalar, StoredRow } from './storedRow.ts'

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
/** A text that has ended comes first. */
const pointAt = (text: string, at: number) => text.codePointAt(at) ?? -1

/**
 * Orders texts by code point, as databases do by bytes; JavaScript's own `<` orders by UTF-16 units
 * and puts emoji before U+E000.
 */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let at = 0
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  // The first unit that differs may be the second half of a pair, or stand beside half of one.
  const from = at > 0 && isHighSurrogate(a.charCodeAt(at - 1)) ? at - 1 : at
  return pointAt(a, from) - pointAt(b, from) || pointAt(a, at) - pointAt(b, at)
}

/** Orders values of one column; null comes first. */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  return a < b ? -1 : 1
}

/** Whether a row meets every comparison. Null is within no bounds. */
export const meets = (row: StoredRow, comparisons: readonly Comparison[]): boolean =>
  comparisons.every((comparison) => {
    const own = row[comparison.column] ?? null
    if (comparison.operator === 'in') return comparison.values.has(own)
    if (comparison.operator === '=') return own === comparison.value
    if (own === null) return false
    if (comparison.operator === 'contains') return String(own).includes(comparison.value)
    const order = compareScalars(own, comparison.value)
    return comparison.operator === '<' ? order < 0 : order >= 0
  })
