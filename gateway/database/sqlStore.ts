import type { Kysely } from 'kysely'
import {
  type Collection,
  type CollectionDefinition,
  type Definitions,
  DuplicateError,
  type Store,
  type Tables,
  type Where,
} from '../../mocks/world/store.ts'
import { readCondition, storableRow } from '../../mocks/world/storedValues.ts'
import type { Engine } from './engine.ts'

/** Tables are named by the definitions at run time, so their columns are not known to Kysely. */
export type AnyDatabase = Record<string, Record<string, unknown>>
type Row = { id: string } & Record<string, unknown>
type Comparable = {
  where(column: string, operator: 'is' | '=' | '<' | '>=', value: unknown): Comparable
}

/** One collection over a table of the same name. */
function createCollection(
  database: Kysely<AnyDatabase>,
  engine: Engine,
  name: string,
  definition: CollectionDefinition,
): Collection<Row> {
  const kindOf = (column: string) => definition.columns[column]?.kind ?? 'text'
  const encode = (row: object) =>
    Object.fromEntries(
      Object.entries(storableRow(name, definition, row)).map(([column, value]) => [
        column,
        engine.encode(kindOf(column), value),
      ]),
    )
  const decode = (row: object): Row =>
    // Every column of the table was selected, so the whole is a row again.
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, engine.decode(kindOf(column), value)]),
    ) as Row

  const filter = <Builder>(builder: Builder, where: Where<Row> = {}): Builder => {
    // Kysely's builders all filter alike, but share no type that says so.
    let filtered = builder as Comparable
    for (const [column, condition] of Object.entries(where)) {
      const { operator, value } = readCondition(name, definition, column, condition)
      const encoded = engine.encode(kindOf(column), value)
      filtered = filtered.where(
        column,
        encoded === null && operator === '=' ? 'is' : operator,
        encoded,
      )
    }
    return filtered as Builder
  }
  const tellDuplicates = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      const columns = engine.duplicate(error)
      throw columns ? new DuplicateError(name, columns) : error
    }
  }

  return {
    async get(id) {
      const row = await database
        .selectFrom(name)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && decode(row)
    },
    async find({ where, orderBy, limit, offset } = {}) {
      let query = filter(database.selectFrom(name).selectAll(), where)
      if (orderBy) {
        const isUp = orderBy.direction === 'ascending'
        query = query.orderBy(orderBy.column, (order) =>
          isUp ? order.asc().nullsFirst() : order.desc().nullsLast(),
        )
      }
      query = query.orderBy('id')
      if (limit !== undefined || offset !== undefined) query = query.limit(limit ?? -1)
      if (offset !== undefined) query = query.offset(offset)
      return (await query.execute()).map(decode)
    },
    async count(where) {
      const counted = database.selectFrom(name).select(({ fn }) => fn.countAll().as('count'))
      const row = await filter(counted, where).executeTakeFirstOrThrow()
      return Number(row.count)
    },
    async insert(row) {
      await tellDuplicates(database.insertInto(name).values(encode(row)).execute())
    },
    async update(id, changes, expected) {
      const values = encode(changes)
      if (Object.keys(values).length === 0) values.id = id
      const query = filter(database.updateTable(name).set(values).where('id', '=', id), expected)
      const { numUpdatedRows } = await tellDuplicates(query.executeTakeFirstOrThrow())
      return numUpdatedRows > 0n
    },
    async remove(where) {
      const query = filter(database.deleteFrom(name), where)
      return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
    },
  }
}

/** A store over a database whose tables are those of the definitions; see `gateway/migrations`. */
export function createSqlStore<D extends Definitions>(
  database: Kysely<AnyDatabase>,
  engine: Engine,
  definitions: D,
): Store<D> {
  const tablesOver = (connection: Kysely<AnyDatabase>) =>
    Object.fromEntries(
      Object.entries(definitions).map(([name, definition]) => [
        name,
        createCollection(connection, engine, name, definition),
      ]),
      // The definitions give each collection its row type.
    ) as Tables<D>
  return {
    ...tablesOver(database),
    transaction: (work) => database.transaction().execute((opened) => work(tablesOver(opened))),
    close: () => database.destroy(),
  }
}
