import { type CheckedSum, type Scalar, type StoredRow, safeSum } from './storedRow.ts'

/** A group of rows and its sums in storage format: see `Sum`. */
export type StoredSum = {
  by: StoredRow
  span: number | null
  count: number
  sums: Record<string, number>
}

/**
 * Offset with which `(time % length + offset) % length` is the position of a time in its span. The
 * offset is at least `length`, so that the sum is positive even for a negative time. `time - from`
 * is not used, because this difference may exceed the safe integers.
 */
export function spanOffset({ length, from }: { length: number; from: number }): number {
  return 2 * length - (((from % length) + length) % length)
}

/** Start of the span of a time; null for a null time. */
function spanOf(at: Scalar, spans: { length: number; from: number }): number | null {
  if (at === null) return null
  return Number(at) - (((Number(at) % spans.length) + spanOffset(spans)) % spans.length)
}

/** @throws {RangeError} when a sum is not a safe integer. */
export function sumRows(rows: readonly StoredRow[], { by, spans, of }: CheckedSum): StoredSum[] {
  // BigInt keeps intermediate sums exact: they may leave the range of safe integers and return to
  // it.
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
