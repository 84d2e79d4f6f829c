import { createHash, type Hash } from 'node:crypto'
import type { Batch, StoredCollection, Values } from './contents.ts'

/** Number of rows of a collection, and the SHA-256 of its archive lines in the order of ids. */
export type Total = { rows: number; sha256: string }
export type Totals = Readonly<Record<string, Total>>

export const lineOf = (row: Values): string => `${JSON.stringify(row)}\n`

/** Creates a counter and hash for the rows of each collection. */
export function createTally(collections: readonly StoredCollection[]) {
  const sums = new Map<string, { rows: number; hash: Hash }>(
    collections.map(({ name }) => [name, { rows: 0, hash: createHash('sha256') }]),
  )
  return {
    /**
     * Adds a batch.
     * @param lines the batch as archive lines, if the caller already has them.
     */
    add({ collection, rows }: Batch, lines = rows.map(lineOf).join('')): void {
      const sum = sums.get(collection)
      if (!sum) throw new Error(`${collection} was not announced`)
      sum.rows += rows.length
      sum.hash.update(lines)
    },
    /** Returns the totals by collection. Call it once, after the last batch. */
    totals: (): Totals =>
      Object.fromEntries(
        [...sums].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
      ),
  }
}

/** Names of the collections whose totals differ. */
export const differences = (one: Totals, other: Totals): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sha256 !== other[name]?.sha256,
  )
