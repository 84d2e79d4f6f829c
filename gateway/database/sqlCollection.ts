import type { Collection } from '../../mocks/world/store.ts'
import {
  type AnyRow,
  type Comparison,
  checkQuery,
  type StoredRow,
  toComparisons,
  toStoredRow,
  toStoredValues,
} from '../../mocks/world/storedRow.ts'
import { firstTaken, tellDuplicates } from './duplicates.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

/** Runs a piece of work on the database itself, or inside a transaction of it. */
export type Run = <Result>(work: (database: AnyDatabase) => Promise<Result>) => Promise<Result>

/** Offset needs a limit in SQLite; this one is as good as none. */
const noLimit = Number.MAX_SAFE_INTEGER

/** Everything given is copied before the first wait, so that the caller may change it at once. */
export function createSqlCollection(table: SqlTable, run: Run): Collection<AnyRow> {
  const { name, definition, matching } = table
  return {
    async get(id) {
      const { rows } = await run((database) => database.executeQuery(table.selectById(id)))
      return rows[0] && table.toRow(rows[0])
    },
    async find(query = {}) {
      const { comparisons, orderBy, limit = noLimit, offset } = checkQuery(definition, query)
      const rows = await run((database) => {
        const all = database.selectFrom(name).select(table.columns).where(matching(comparisons))
        const ordered = orderBy
          ? all.orderBy(orderBy.column, (order) =>
              orderBy.direction === 'descending'
                ? order.desc().nullsLast()
                : order.asc().nullsFirst(),
            )
          : all
        return ordered.orderBy('id').limit(limit).offset(offset).execute()
      })
      return rows.map(table.toRow)
    },
    async count(where) {
      const comparisons = toComparisons(definition, where)
      const { count } = await run((database) =>
        database
          .selectFrom(name)
          .select((build) => build.fn.countAll().as('count'))
          .where(matching(comparisons))
          .executeTakeFirstOrThrow(),
      )
      return Number(count)
    },
    async insert(row) {
      const stored = toStoredRow(definition, row)
      await run((database) =>
        tellDuplicates(
          table,
          () => database.executeQuery(table.insertRow(stored)),
          () => firstTaken(table, database, stored),
        ),
      )
    },
    async update(id, changes, expected) {
      const values = toStoredValues(definition, changes)
      const comparisons = toComparisons(definition, expected)
      return run((database) => update(table, database, { id, values, comparisons }))
    },
    async remove(where) {
      const comparisons = toComparisons(definition, where)
      const { numDeletedRows } = await run((database) =>
        database.deleteFrom(name).where(matching(comparisons)).executeTakeFirst(),
      )
      return Number(numDeletedRows)
    },
  }
}

type Update = { id: string; values: StoredRow; comparisons: readonly Comparison[] }

async function update(table: SqlTable, database: AnyDatabase, { id, values, comparisons }: Update) {
  const { name, matching } = table
  const where = matching([{ column: 'id', operator: '=', value: id }, ...comparisons])
  if (Object.keys(values).length === 0) {
    const rows = await database.selectFrom(name).select('id').where(where).execute()
    return rows.length > 0
  }
  const { numUpdatedRows } = await tellDuplicates(
    table,
    () => database.updateTable(name).set(table.encode(values)).where(where).executeTakeFirst(),
    async () => {
      const { rows } = await database.executeQuery(table.selectById(id))
      return rows[0] && firstTaken(table, database, { ...table.decode(rows[0]), ...values }, id)
    },
  )
  return numUpdatedRows > 0
}
