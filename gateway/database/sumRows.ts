import { sql } from 'kysely'
import { type CheckedSum, safeSum } from '../../platform/domain/base/storage/storedRow.ts'
import { type StoredSum, spanOffset } from '../../platform/domain/base/storage/sumRows.ts'
import type { AnyDatabase, SqlTable } from './sqlTable.ts'

// These aliases contain a space, so that they never equal a column name.
const countColumn = 'count of rows'
const begin = 'begin of span'
const sumOf = (column: string) => `sum of ${column}`

function spanIn(spans: NonNullable<CheckedSum['spans']>) {
  const at = sql.ref(spans.column)
  return sql<unknown>`${at} - ((${at} % ${spans.length}) + ${spanOffset(spans)}) % ${spans.length}`
}

/**
 * Counts the rows and sums the columns `of` in each group.
 * @throws {RangeError} when a sum is not a safe integer.
 */
export async function sumRows(
  { name, conditionFor, decode }: SqlTable,
  database: AnyDatabase,
  { comparisons, by, spans, of }: CheckedSum,
): Promise<StoredSum[]> {
  const selected = database
    .selectFrom(name)
    .select(by)
    .select(spans ? [spanIn(spans).as(begin)] : [])
    .select(sql<unknown>`count(*)`.as(countColumn))
    // Cast to text, since drivers reject or round large numbers.
    .select(of.map((column) => sql`cast(sum(${sql.ref(column)}) as text)`.as(sumOf(column))))
    .where(conditionFor(comparisons))
  const keys = [...by, ...(spans ? [begin] : [])]
  const rows = await (keys.length > 0 ? selected.groupBy(keys) : selected).execute()
  return rows
    .map((row) => {
      const decoded = decode(row)
      const span = row[begin] ?? null
      return {
        by: Object.fromEntries(by.map((column) => [column, decoded[column] ?? null])),
        span: span === null ? null : Number(span),
        count: Number(row[countColumn]),
        sums: Object.fromEntries(
          of.map((column) => [column, safeSum(column, Number(row[sumOf(column)] ?? 0))]),
        ),
      }
    })
    .filter(({ count }) => count > 0)
}
