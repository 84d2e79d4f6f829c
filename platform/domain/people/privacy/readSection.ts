/**
 * Reads a member's rows of any collection in pages; each page starts after the last row of the
 * previous page.
 */
import { limitHolderOf } from '../../accounts/limits/personAccounts.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { ExportProgress } from '../../base/collections/ownData.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Collection, Query } from '../../base/storage/store.ts'
import type { AnyRow, Section } from './sections/section.ts'

type Place = NonNullable<ExportProgress['after']>

/** `isEnd` is true if no rows follow. */
export type SectionPage = { rows: AnyRow[]; isEnd: boolean }

/**
 * Rows of a section after a given row: newest first for sections with a time column, otherwise by
 * id.
 * @param request `size` is the page size; a page may exceed it if many rows share one time.
 */
export async function pageAfter(
  tables: DomainTables,
  section: Section,
  { memberId, after, size }: { memberId: string; after: Place | null; size: number },
): Promise<SectionPage> {
  // The cast is safe: `sectionOf` has checked the columns.
  const collection = tables[section.collection] as unknown as Collection<AnyRow>
  const { by, idsOf, isOfPerson, time } = section
  if (by === 'id' || idsOf) {
    const ids = idsOf?.(memberId) ?? [memberId]
    return { rows: await collection.find({ where: { id: { in: ids } } }), isEnd: true }
  }
  const holderId = isOfPerson ? await limitHolderOf(tables, memberId) : memberId
  const own = { [String(by)]: holderId }
  // The loop is needed because more rows may share the last row's time than fit on a page.
  for (let limit = size; ; limit *= 2) {
    const query = time === undefined ? byId(after) : byTime(time, after)
    const rows = await collection.find({ ...query, where: { ...own, ...query.where }, limit })
    const next = after ? rows.filter((row) => isPast(section, row, after)) : rows
    const isEnd = rows.length < limit
    if (next.length > 0 || isEnd) return { rows: next, isEnd }
  }
}

/** Query for rows from the id of the last row on, including that row. */
const byId = (after: Place | null): Query<AnyRow> => ({
  where: after ? { id: { atLeast: after.id } } : {},
  orderBy: { column: 'id', direction: 'ascending' },
})

/** Query for rows up to the time of the last row, including that row. */
const byTime = (time: string, after: Place | null): Query<AnyRow> => ({
  where: after ? { [time]: { below: after.time + 1 } } : {},
  orderBy: { column: time, direction: 'descending', ids: 'descending' },
})

/** Position of a row in the order of its section. */
export const placeOf = ({ time }: Section, row: AnyRow): Place => ({
  id: row.id,
  time: time === undefined ? 0 : Number(row[time]),
})

function isPast(section: Section, row: AnyRow, last: Place): boolean {
  const place = placeOf(section, row)
  if (section.time === undefined) return compareTexts(place.id, last.id) > 0
  return place.time < last.time || (place.time === last.time && compareTexts(place.id, last.id) < 0)
}
