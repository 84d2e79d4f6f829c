/** Adding up rows that are in memory. */
import { type CheckedSum, type Scalar, type StoredRow, safeSum } from './storedRow.ts'

/** Rows that belong together: see the port's `Sum`. */
export type StoredSum = {
  by: StoredRow
  span: number | null
  count: number
  sums: Record<string, number>
}

/**
 * What to add to the remainder of a time by `length`, to know how far the time is into its span.
 * It is above `length`, so that the remainder may be negative. Stores never take `from` off the
 * time itself, which may give no safe integer.
 */
export function spanOffset({ length, from }: { length: number; from: number }): number {
  return 2 * length - (((from % length) + length) % length)
}

/** When the span begins that a time falls in; null for none. */
function spanOf(at: Scalar, spans: { length: number; from: number }): number | null {
  if (at === null) return null
  return Number(at) - (((Number(at) % spans.length) + spanOffset(spans)) % spans.length)
}

/** @throws {RangeError} when a sum is no safe integer. */
export function sumRows(rows: readonly StoredRow[], { by, spans, of }: CheckedSum): StoredSum[] {
  // Exact on the way, since what is too large can become less again.
  type Adding = Omit<StoredSum, 'sums'> & { sums: Record<string, bigint> }
  const found = new Map<string, Adding>()
  for (const row of rows) {
    const span = spans ? spanOf(row[spans.column] ?? null, spans) : null
    const values = by.map((column) => row[column] ?? null)
    const key = JSON.stringify([span, values])
    const sum: Adding = found.get(key) ?? {
      by: Object.fromEntries(by.map((column) => [column, row[column] ?? null])),
      span,
      count: 0,
      sums: Object.fromEntries(of.map((column) => [column, 0n])),
    }
    sum.count += 1
    for (const column of of) {
      sum.sums[column] = (sum.sums[column] ?? 0n) + BigInt(row[column] ?? 0)
    }
    found.set(key, sum)
  }
  return [...found.values()].map(({ sums, ...rest }) => ({
    ...rest,
    sums: Object.fromEntries(
      Object.entries(sums).map(([column, sum]) => [column, safeSum(column, Number(sum))]),
    ),
  }))
}
