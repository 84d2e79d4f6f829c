/**
 * The domain's storage port: typed collections that behave the same in memory (browser, unit tests)
 * and in SQL (gateway). `testing/storeSuite.ts` specifies the behaviour of every implementation.
 */
import type { Announce, StoreSignal } from './events.ts'

/**
 * Types of columns. `time` is milliseconds since 1970, UTC; `time` and `integer` are safe integers.
 * Texts may contain any code units, and are compared by code point. `json` stores the JSON
 * serialization of a value. Any other value throws a TypeError.
 */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'time' | 'json'

export type Column<Value> = {
  kind: ColumnKind
  nullable: boolean
  /** Phantom property for the column's type; never has a value. */
  readonly value?: Value
}

type Columns = { id: Column<string> } & Record<string, Column<unknown>>
type Values<C> = { [K in keyof C]: C[K] extends Column<infer Value> ? Value : never }

/** Schema of a collection. Every collection has a text column `id`, its primary key. */
export type CollectionDefinition<Row extends { id: string } = { id: string }> = {
  columns: Readonly<Record<string, Column<unknown>>>
  /** Groups of columns with unique values. Null equals nothing. */
  unique: readonly (readonly string[])[]
  /** Groups of columns with an index. */
  indexes: readonly (readonly string[])[]
  /** Phantom property for the row's type; never has a value. */
  readonly row?: Row
}

export type RowOf<D> = D extends { readonly row?: infer Row } ? NonNullable<Row> : never

/**
 * A condition on one column: equal to a value (including null), within bounds, equal to one of a
 * list of any length (an empty list matches no row), or, for texts, containing a well-formed text,
 * case-sensitively.
 */
export type Condition<Value> =
  | Value
  | { below: Value }
  | { atLeast: Value }
  | { in: readonly NonNullable<Value>[] }
  | (NonNullable<Value> extends string ? { contains: string } : never)
export type Where<Row> = { [K in keyof Row]?: Condition<Row[K]> }

export type Query<Row> = {
  where?: Where<Row>
  /** `ids`: sort direction of rows with equal values; ascending by default. */
  orderBy?: { column: keyof Row & string; direction: Direction; ids?: Direction }
  limit?: number
  offset?: number
}

type Direction = 'ascending' | 'descending'

/** Rows to sum, and their grouping. */
export type SumQuery<Row, By extends keyof Row, Of extends keyof Row> = {
  where?: Where<Row>
  /** Columns to group by; not JSON. */
  by?: readonly By[]
  /** Groups by time spans of `length` milliseconds; one of them starts at `from`. */
  spans?: { column: keyof Row & string; length: number; from: number }
  /** Integer columns to sum. */
  of?: readonly Of[]
}

/** A group of rows and its sums. */
export type Sum<Row, By extends keyof Row, Of extends keyof Row> = {
  by: Pick<Row, By>
  /** Start of the span; null without `spans`, and for rows whose time is null. */
  span: number | null
  /** Number of rows, at least 1. */
  count: number
  /** Sums of the columns; null counts as 0. */
  sums: Record<Of, number>
}

export type Collection<Row> = {
  get(id: string): Promise<Row | undefined>
  /**
   * Reads a row without a lock. For rows that most transactions read and few change: with `get`,
   * these transactions would run one after the other.
   */
  peek(id: string): Promise<Row | undefined>
  /**
   * Rows with equal `orderBy` values, or all rows without it, are sorted by id. Null sorts first,
   * and last in descending order.
   */
  find(query?: Query<Row>): Promise<Row[]>
  count(where?: Where<Row>): Promise<number>
  /**
   * Sums rows in the database, so that the result does not grow with the number of rows. Groups are
   * in no particular order. Takes no lock, like `count`.
   * @throws {RangeError} when a sum is not a safe integer.
   */
  sum<By extends keyof Row & string = never, Of extends keyof Row & string = never>(
    query: SumQuery<Row, By, Of>,
  ): Promise<Sum<Row, By, Of>[]>
  /** @throws {DuplicateError} when the id or a unique group is taken. */
  insert(row: Row): Promise<void>
  /**
   * Inserts all rows or none, much faster than single inserts.
   * @throws {DuplicateError} the first one that single inserts in this order would throw.
   */
  insertMany(rows: readonly Row[]): Promise<void>
  /**
   * Changes one row if it exists and still meets `condition`.
   * @returns true if a row was changed.
   * @throws {DuplicateError} when a unique group is taken.
   */
  update(id: string, changes: Partial<Row>, condition?: Where<Row>): Promise<boolean>
  /** @returns the number of removed rows. */
  remove(where: Where<Row>): Promise<number>
}

export type Definitions = Record<string, CollectionDefinition>
export type Tables<D extends Definitions> = { readonly [K in keyof D]: Collection<RowOf<D[K]>> }

export type Store<D extends Definitions> = Tables<D> & {
  /**
   * Runs `work` in a transaction: all of its writes are applied or none. It sees its own writes,
   * and other transactions wait for the rows it locks. An error in `work` rolls back and is
   * rethrown. `work` must use the given tables: a write on the store itself would wait for this
   * transaction forever. Announced events are delivered after the commit, and never after a
   * rollback. `work` may run more than once, when the database requires a retry.
   */
  transaction<Result>(
    work: (tables: Tables<D>, announce: Announce) => Promise<Result>,
  ): Promise<Result>
  /**
   * Subscribes to the events of all processes with the same database, including this one, in the
   * order of announcement; and to a `gap` when events may have been missed.
   * @returns a function that unsubscribes.
   */
  listen(listener: (signal: StoreSignal) => void): () => void
  close(): Promise<void>
}

/** An insert or update violates a unique constraint. */
export class DuplicateError extends Error {
  readonly collection: string
  readonly columns: readonly string[]
  constructor(collection: string, columns: readonly string[]) {
    super(`${collection}: another row has the same ${columns.join(', ')}`)
    this.name = 'DuplicateError'
    this.collection = collection
    this.columns = columns
  }
}

/** The store is temporarily unreachable or full. The outcome of a write in progress is unknown. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store cannot be used now', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** A text column; a type argument limits its values: `text<'MEMBER' | 'AGENT'>()`. */
export const text = <Value extends string = string>(): Column<Value> => ({
  kind: 'text',
  nullable: false,
})
export const integer = (): Column<number> => ({ kind: 'integer', nullable: false })
export const boolean = (): Column<boolean> => ({ kind: 'boolean', nullable: false })
export const time = (): Column<number> => ({ kind: 'time', nullable: false })
/** A column of JSON values of a type. */
export const json = <Value>(): Column<Value> => ({ kind: 'json', nullable: false })
/** Makes a column nullable. */
export const optional = <Value>(of: Column<Value>): Column<Value | null> => ({
  kind: of.kind,
  nullable: true,
})

/**
 * Creates the definition of a collection; TypeScript checks the column names of unique groups and
 * indexes.
 */
export function defineCollection<C extends Columns>(definition: {
  columns: C
  unique?: readonly (readonly (keyof C & string)[])[]
  indexes?: readonly (readonly (keyof C & string)[])[]
}): CollectionDefinition<Values<C> & { id: string }> {
  return {
    columns: definition.columns,
    unique: definition.unique ?? [],
    indexes: definition.indexes ?? [],
  }
}
