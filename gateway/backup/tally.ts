import { createHash, type Hash } from 'node:crypto'
import type { Batch, StoredCollection, Values } from './contents.ts'

/**
 * What a collection comes to: its rows, and the SHA-256 of their lines in the order of their ids.
 */
export type Total = { rows: number; sha256: string }
export type Totals = Readonly<Record<string, Total>>

/** A row as a line of an archive. */
export const lineOf = (row: Values): string => `${JSON.stringify(row)}\n`

/** Adds up what goes by. */
export function createTally(collections: readonly StoredCollection[]) {
  const sums = new Map<string, { rows: number; hash: Hash }>(
    collections.map(({ name }) => [name, { rows: 0, hash: createHash('sha256') }]),
  )
  return {
    /** @param lines the rows as lines, when they are at hand. */
    add({ collection, rows }: Batch, lines = rows.map(lineOf).join('')): void {
      const sum = sums.get(collection)
      if (!sum) throw new Error(`${collection} was not announced`)
      sum.rows += rows.length
      sum.hash.update(lines)
    },
    /** To be asked once, at the end. */
    totals: (): Totals =>
      Object.fromEntries(
        [...sums].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest('hex') }]),
      ),
  }
}

/** The names of the collections that do not come to the same. */
export const differences = (one: Totals, other: Totals): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sha256 !== other[name]?.sha256,
  )
