/**
 * Contents of a database in types that are independent of the database and of Portico's version.
 */
import type { Scalar } from '../../platform/domain/base/storage/storedRow.ts'

/** `integer` is a safe integer, which includes times. JSON is stored as its text. */
export const storedTypes = ['text', 'integer', 'boolean'] as const
export type StoredType = (typeof storedTypes)[number]

export type StoredColumn = { name: string; type: StoredType }
/** A collection with its columns, in the order of the values in a row. */
export type StoredCollection = { name: string; columns: readonly StoredColumn[] }

/** Values in the order of the collection's columns. */
export type Values = readonly Scalar[]
/** Rows of one collection. All batches of a collection precede those of the next. */
export type Batch = { collection: string; rows: readonly Values[] }

/** The state of a database at one moment. */
export type Contents = {
  /** Names of the applied migrations, in order. */
  schema: readonly string[]
  collections: readonly StoredCollection[]
  /** All rows, ordered by collection and then by id. Can be iterated once. */
  batches: AsyncIterable<Batch>
}

/** Failure of a backup, restore or copy. The message states the cause and the remedy. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
