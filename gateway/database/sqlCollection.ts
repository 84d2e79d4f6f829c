import type { Collection, Sum, SumQuery } from '../../platform/domain/base/storage/store.ts'
import {
  type AnyRow,
  type CheckedQuery,
  type Comparison,
  checkQuery,
  checkSum,
  idAmong,
  type StoredRow,
  toComparisons,
  toStoredRow,
  toStoredValues,
  uniqueGroups,
} from '../../platform/domain/base/storage/storedRow.ts'
import { firstTaken, insertUnlessTaken, tellDuplicates } from './duplicates.ts'
import { insertMany } from './insertMany.ts'
import { locksRows, onRowOf, type Place, type Run, undoneAlone } from './place.ts'
import { mapInTurns } from './reads/turns.ts'
import type { SqlTable } from './sqlTable.ts'
import { sumRows } from './sumRows.ts'

/** Limit of a query that has none. SQLite accepts an offset only together with a limit. */
const noLimit = Number.MAX_SAFE_INTEGER

/**
 * Creates a collection on a SQL table. All arguments are copied before the first `await`, so that
 * the caller may change them afterwards.
 */
export function createSqlCollection(table: SqlTable, run: Run): Collection<AnyRow> {
  const { name, definition, conditionFor } = table
  return {
    async get(id) {
      const row = await run((place) => select(table, place, id))
      return row && table.toRow(row)
    },
    async peek(id) {
      const row = await run((place) => read(table, place, id))
      return row && table.toRow(row)
    },
    async find(query = {}) {
      const checked = checkQuery(definition, query)
      const rows = await run((place) => find(table, place, checked))
      return mapInTurns(rows, table.toRow)
    },
    async count(where) {
      const comparisons = toComparisons(definition, where)
      const { count } = await run(({ database }) =>
        database
          .selectFrom(name)
          .select((build) => build.fn.countAll().as('count'))
          .where(conditionFor(comparisons))
          .executeTakeFirstOrThrow(),
      )
      return Number(count)
    },
    async sum<By extends string, Of extends string>(query: SumQuery<AnyRow, By, Of>) {
      const checked = checkSum(definition, query)
      const sums = await run(({ database }) => sumRows(table, database, checked))
      // `sumRows` returns the requested columns. Its type cannot express this.
      return sums as unknown as Sum<AnyRow, By, Of>[]
    },
    async insert(row) {
      const stored = toStoredRow(definition, row)
      await run(({ database }) => insertUnlessTaken(table, database, stored))
    },
    async insertMany(rows) {
      const stored = rows.map((row) => toStoredRow(definition, row))
      await run((place) => insertMany(table, place, stored))
    },
    async update(id, changes, expected) {
      const values = toStoredValues(definition, changes)
      const comparisons = toComparisons(definition, expected)
      return run((place) =>
        onRowOf(
          { table, place, id },
          (inside) => update(table, inside, { id, values, comparisons }),
          (isChanged) => !isChanged,
        ),
      )
    },
    async remove(where) {
      const comparisons = toComparisons(definition, where)
      return run((place) => remove(table, place, comparisons))
    },
  }
}

async function read(table: SqlTable, { database }: Place, id: string, locks = false) {
  const { rows } = await database.executeQuery(table.selectById(id, locks))
  return rows[0]
}

async function select(table: SqlTable, place: Place, id: string) {
  if (!place.isTransaction) return read(table, place, id)
  return onRowOf(
    { table, place, id },
    (inside) => read(table, inside, id, locksRows(table, inside)),
    (row) => row === undefined,
  )
}

async function find(
  table: SqlTable,
  place: Place,
  { comparisons, orderBy, limit = noLimit, offset }: CheckedQuery,
) {
  const { name, columns, conditionFor } = table
  const all = place.database.selectFrom(name).select(columns).where(conditionFor(comparisons))
  const ordered = orderBy
    ? all.orderBy(orderBy.column, (order) => {
        const isDescending = orderBy.direction === 'descending'
        const directed = isDescending ? order.desc() : order.asc()
        if (!mayBeNull(table, comparisons, orderBy.column)) return directed
        return isDescending ? directed.nullsLast() : directed.nullsFirst()
      })
    : all
  const query = ordered
    .orderBy('id', orderBy?.ids === 'descending' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
  if (!locksRows(table, place)) return query.execute()
  // A query that waited for a row lock has chosen its rows before another transaction changed them.
  // The loop repeats the query until the ids stay the same.
  for (let before: string | undefined; ; ) {
    const rows = await query.forUpdate().execute()
    const found = JSON.stringify(rows.map(({ id }) => id))
    if (found === before) return rows
    before = found
  }
}

/**
 * True if the column may contain nulls, so that the order must state the position of nulls. If the
 * order states this position, PostgreSQL sorts the rows even if an index has the same order.
 */
const mayBeNull = (
  { definition }: SqlTable,
  comparisons: readonly Comparison[],
  column: string,
): boolean =>
  definition.columns[column]?.nullable === true &&
  !comparisons.some((one) => one.column === column && !(one.operator === '=' && one.value === null))

type Update = { id: string; values: StoredRow; comparisons: readonly Comparison[] }

async function update(table: SqlTable, place: Place, { id, values, comparisons }: Update) {
  const { name, definition, conditionFor } = table
  const { database } = place
  const where = conditionFor([{ column: 'id', operator: '=', value: id }, ...comparisons])
  const changed = Object.keys(values)
  if (changed.length === 0) {
    const query = database.selectFrom(name).select('id').where(where)
    const rows = await (locksRows(table, place) ? query.forUpdate() : query).execute()
    return rows.length > 0
  }
  const write = async () => {
    const query = database.updateTable(name).set(table.encode(values)).where(where)
    const { numUpdatedRows } = await query.executeTakeFirst()
    return numUpdatedRows > 0
  }
  const mayBeTaken = uniqueGroups(definition)
    .flat()
    .some((column) => changed.includes(column))
  if (!mayBeTaken) return write()
  return tellDuplicates(
    table,
    () => undoneAlone(table, place, write),
    async () => {
      const { rows } = await database.executeQuery(table.selectById(id, false))
      return rows[0] && firstTaken(table, database, { ...table.decode(rows[0]), ...values }, id)
    },
  )
}

async function remove(table: SqlTable, place: Place, comparisons: readonly Comparison[]) {
  const attempt = async ({ database }: Place) => {
    const query = database.deleteFrom(table.name).where(table.conditionFor(comparisons))
    return Number((await query.executeTakeFirst()).numDeletedRows)
  }
  const id = idAmong(comparisons)
  if (id === undefined) return attempt(place)
  return onRowOf({ table, place, id }, attempt, (count) => count === 0)
}
