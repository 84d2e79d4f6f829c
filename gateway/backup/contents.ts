/** Types for the contents of any supported database, in any version of the schema. */
import type { Scalar } from '../../platform/domain/base/storage/storedRow.ts'

/**
 * Types of stored values. `integer` is a safe integer (including times in milliseconds), and JSON
 * is `text`.
 */
export const storedTypes = ['text', 'integer', 'boolean'] as const
export type StoredType = (typeof storedTypes)[number]

export type StoredColumn = { name: string; type: StoredType }
/** Name and columns of a collection. Rows have their values in the order of the columns. */
export type StoredCollection = { name: string; columns: readonly StoredColumn[] }

/** Values of one row, in the order of the collection's columns. */
export type Values = readonly Scalar[]
/**
 * Some rows of one collection. All batches of a collection come before the batches of the next
 * collection.
 */
export type Batch = { collection: string; rows: readonly Values[] }

/** Snapshot of a database. */
export type Contents = {
  /** Names of the applied migrations, in order. */
  schema: readonly string[]
  collections: readonly StoredCollection[]
  /** All rows, ordered by collection and then by id. The iterable can be used once. */
  batches: AsyncIterable<Batch>
}

/** Failure of a backup, restore or copy. The message states the cause and the remedy. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupError'
  }
}
