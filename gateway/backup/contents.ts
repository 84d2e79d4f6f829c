/** What a database holds, in words that belong to no database and no version of Portico. */
import type { Scalar } from '../../platform/domain/base/storage/storedRow.ts'

/** `integer` is a safe integer, times among them; JSON is the text that is kept of it. */
export const storedTypes = ['text', 'integer', 'boolean'] as const
export type StoredType = (typeof storedTypes)[number]

export type StoredColumn = { name: string; type: StoredType }
/** A collection with its columns, in the order in which its rows give their values. */
export type StoredCollection = { name: string; columns: readonly StoredColumn[] }

/** Values in the order of the collection's columns. */
export type Values = readonly Scalar[]
/** Some rows of one collection, all of which come before those of the next. */
export type Batch = { collection: string; rows: readonly Values[] }

/** The state of a database at one moment. */
export type Contents = {
  /** The migrations that had run, in their order. */
  schema: readonly string[]
  collections: readonly StoredCollection[]
  /** Every row, by collection and then by id. To be read once. */
  batches: AsyncIterable<Batch>
}

/** A backup, restore or copy cannot be; the message tells a person why and what to do. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
