/**
 * Selects pages of lists, and sets the response fields that describe the page. This module is
 * copied into generated code.
 */
import type { EnvelopeFact, ListFacts, PagingFacts } from './collectionFacts.ts'
import { withoutValueAt, withValueAt } from './jsonPlaces.ts'
import type { Query } from './listFilters.ts'

export type Page<Item> = {
  items: readonly Item[]
  /** Number of items on all pages. */
  total: number
  /** Number of items before the page. */
  start: number
  /** Maximum number of items on one page. */
  limit: number
  paging: PagingFacts
  /** Cursor of the item at an index of the whole list: the item's id. */
  cursor: (index: number) => string | undefined
}

/** Page size if the request names none. */
const usualSize = 20

const numberOf = (query: Query, name: string | undefined) => {
  const value = name === undefined ? undefined : Number(query[name] ?? Number.NaN)
  return value === undefined || Number.isNaN(value) ? undefined : Math.max(0, Math.floor(value))
}

const textOf = (query: Query, name: string | undefined) => {
  const value = name === undefined ? undefined : query[name]
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

/** Index of the first item after the cursor's item. */
function afterCursor(
  ids: readonly string[],
  cursor: string,
  countBefore: (id: string) => number,
): number {
  const index = ids.indexOf(cursor)
  return index >= 0 ? index + 1 : countBefore(cursor)
}

/**
 * Returns the page of a list that a query requests.
 * @param ids ids of the items, in the order of the list. The ids are the cursors.
 * @param orderOf returns the number of listed items that are older than a deleted item, by the id
 * of the deleted item; 0 for an id that was never listed.
 */
export function pageOf<Item>(
  items: readonly Item[],
  ids: readonly string[],
  { paging, most }: Pick<ListFacts, 'paging' | 'most'>,
  query: Query,
  orderOf: (id: string) => number,
): Page<Item> {
  const [page, offset] = [numberOf(query, paging.page), numberOf(query, paging.offset)]
  const [cursor, before] = [textOf(query, paging.cursor), textOf(query, paging.before)]
  const isPaged = [page, offset, cursor, before].some((value) => value !== undefined)
  const asked = numberOf(query, paging.limit) ?? (isPaged ? usualSize : items.length)
  const limit = Math.min(asked, most ?? asked)
  let start = offset ?? 0
  if (page !== undefined) start = Math.max(0, page - (paging.firstPage ?? 1)) * limit
  else if (cursor !== undefined) start = afterCursor(ids, cursor, orderOf)
  else if (before !== undefined && ids.includes(before)) {
    start = Math.max(0, ids.indexOf(before) - limit)
  }
  const end = before !== undefined && ids.includes(before) ? ids.indexOf(before) : start + limit
  return {
    items: items.slice(start, Math.min(end, start + limit)),
    total: items.length,
    start,
    limit,
    paging,
    cursor: (index) => ids[index],
  }
}

/** Name and value of the paging parameter for the page that starts at `start`. */
function parameterFor<Item>({ paging, limit, cursor }: Page<Item>, start: number) {
  const { page, offset, firstPage = 1 } = paging
  if (paging.cursor !== undefined) return { name: paging.cursor, value: cursor(start - 1) }
  if (page !== undefined) {
    return { name: page, value: firstPage + (limit > 0 ? Math.floor(start / limit) : 0) }
  }
  return offset === undefined ? undefined : { name: offset, value: start }
}

function startOf<Item>({ start, limit, total }: Page<Item>, meaning: EnvelopeFact['meaning']) {
  const size = Math.max(1, limit)
  const lastStart = Math.max(0, Math.ceil(total / size) - 1) * size
  if (meaning === 'self') return start
  if (meaning === 'first') return 0
  if (meaning === 'last') return lastStart
  if (meaning === 'next') return start + limit < total && limit > 0 ? start + limit : undefined
  return start > 0 ? Math.max(0, start - limit) : undefined
}

/**
 * Candidates for a link to another page, most suitable first: a URL, or a value of the paging
 * parameter.
 */
function leadingTo<Item>(
  page: Page<Item>,
  { meaning: tells, as }: EnvelopeFact,
  url: URL,
): unknown[] {
  const start = startOf(page, tells)
  if (start === undefined) return [null, undefined, '']
  const parameter = parameterFor(page, start)
  const value = parameter?.value
  if (as === 'value') return value === undefined ? [null, undefined, ''] : [value, String(value)]
  if (!parameter && start !== page.start) return [null, undefined, '']
  const target = new URL(url)
  if (value !== undefined) target.searchParams.set(parameter?.name ?? '', String(value))
  else if (parameter) target.searchParams.delete(parameter.name)
  return [target.href, target.pathname + target.search]
}

/** Candidates for a field's value, most suitable first; undefined omits the field. */
function valuesFor<Item>(page: Page<Item>, fact: EnvelopeFact, url: URL): unknown[] {
  const { total, start, limit, items, paging } = page
  const size = Math.max(1, limit)
  const pages = Math.ceil(total / size)
  const isLast = start + items.length >= total
  const answers: Partial<Record<EnvelopeFact['meaning'], unknown[]>> = {
    total: [total],
    remaining: [Math.max(0, total - start - items.length), undefined],
    count: [items.length],
    pages: [pages, 1],
    page: [(paging.firstPage ?? 1) + Math.floor(start / size)],
    limit: [limit, size],
    offset: [start],
    hasMore: [!isLast],
    hasPrevious: [start > 0],
    isFirst: [start === 0],
    isLast: [isLast],
  }
  return answers[fact.meaning] ?? leadingTo(page, fact, url)
}

const put = (body: unknown, { at }: EnvelopeFact, value: unknown) =>
  value === undefined ? withoutValueAt(body, at) : withValueAt(body, at, value)

/**
 * Sets the fields that describe the page. A field whose candidates all make the body invalid is
 * left unchanged.
 * @param body a valid response body that contains the page's items.
 */
export function fillEnvelope<Item>(
  body: unknown,
  page: Page<Item>,
  envelope: readonly EnvelopeFact[],
  url: URL,
  isValid: (body: unknown) => boolean,
): unknown {
  const wanted = envelope.map((fact) => ({ fact, values: valuesFor(page, fact, url) }))
  return wanted.reduce((result, { fact, values }) => {
    const found = values.map((value) => put(result, fact, value)).find(isValid)
    return found ?? result
  }, body)
}
