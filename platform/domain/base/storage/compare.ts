import type { Comparison, Scalar, StoredRow } from './storedRow.ts'

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
/**
 * Code point at an index; -1 at the end of the text, so that a prefix sorts before longer texts.
 */
const pointAt = (text: string, at: number) => text.codePointAt(at) ?? -1

/**
 * Compares texts by code point, as databases compare bytes. JavaScript's `<` compares UTF-16 code
 * units, so it sorts emoji before U+E000.
 */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  let at = 0
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  // The first differing unit may be the second half of a surrogate pair, or follow a lone
  // surrogate.
  const from = at > 0 && isHighSurrogate(a.charCodeAt(at - 1)) ? at - 1 : at
  return pointAt(a, from) - pointAt(b, from) || pointAt(a, at) - pointAt(b, at)
}

/** Compares values of one column; null sorts first. */
export function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  return a < b ? -1 : 1
}

/** True if a row meets all comparisons. Null is neither below nor above any bound. */
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
