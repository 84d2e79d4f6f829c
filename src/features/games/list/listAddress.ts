/**
 * Filters of a list: all, hot, new, or the player's recent and favourite games (LOB-49, LOB-65).
 */
export const listFilters = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const
export type ListFilter = (typeof listFilters)[number]

/**
 * True for a filter whose list covers the catalogue and can have thousands of games; other lists
 * are short.
 */
export const isOfCatalogue = (filter: ListFilter): boolean => filter === 'ALL' || filter === 'NEW'

/**
 * True for a filter of the player's own games; a visitor is asked to log in first (LOB-19, LOB-20).
 */
export const isPersonal = (filter: ListFilter): filter is 'RECENT' | 'FAV' =>
  filter === 'RECENT' || filter === 'FAV'

export const sortOrders = ['POPULAR', 'NEWEST', 'RTP', 'CALM', 'WILD', 'NAME'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Filters, search, order and page of a list, as its URL names them (ROUTE-23). */
export type ListAddress = {
  filter: ListFilter
  /** Vendor codes; empty for all vendors. */
  vendors: readonly string[]
  /** Kind of game; undefined for all kinds. */
  classify?: string | undefined
  /** Trimmed search text (LOB-17); empty for no search. */
  name: string
  sort: SortOrder
  /** Number of the page, from 1. */
  page: number
  /** True if the whole list is shown as one scrolled page. */
  isWhole: boolean
}

/** Default list: first page of all games. */
export const wholeList: ListAddress = {
  filter: 'ALL',
  vendors: [],
  name: '',
  sort: 'POPULAR',
  page: 1,
  isWhole: false,
}

/** Maximum number of vendors in a request. */
const mostVendors = 50

const longestName = 100

/** Normalizes a code to the form that requests require: `pg` becomes `PG`. Undefined if invalid. */
function readCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9_]{1,30}$/.test(code) ? code : undefined
}

function readVendors(text: string | null): string[] {
  const codes = (text ?? '').split(',').map(readCode)
  return [...new Set(codes.filter((code) => code !== undefined))].slice(0, mostVendors)
}

function readKind(text: string | null): string | undefined {
  const kind = readCode(text ?? '')
  return kind === 'ALL' ? undefined : kind
}

function readOneOf<Value extends string>(text: string | null, values: readonly Value[]) {
  const said = text?.trim().toUpperCase()
  return values.find((value) => value === said)
}

/** Page number from 1 to the maximum that requests accept; 1 if invalid. */
function readPage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= 10_000 ? page : 1
}

/**
 * Parses filters, search, order and page of a list from a URL; invalid and inapplicable parameters
 * are ignored.
 */
export function readListAddress(search: URLSearchParams): ListAddress {
  const filter = readOneOf(search.get('filter'), listFilters) ?? 'ALL'
  const isAll = filter === 'ALL'
  const classify = readKind(search.get('classify'))
  return {
    filter,
    vendors: readVendors(search.get('vassalage')),
    ...(classify === undefined ? {} : { classify }),
    name: isAll ? readName(search.get('name')) : '',
    sort: (isAll ? readOneOf(search.get('sort'), sortOrders) : undefined) ?? 'POPULAR',
    page: readPage(search.get('page')),
    isWhole: isOfCatalogue(filter) && search.get('view')?.toLowerCase() === 'whole',
  }
}

/** Normalizes the search text to the form that requests require (LOB-17). */
export const readName = (text: string | null): string =>
  (text ?? '').normalize('NFC').trim().slice(0, longestName).trim()

/**
 * Query string for filters, search, order and page of a list; parameters with default values are
 * omitted.
 */
export function listSearch(address: Partial<ListAddress>): string {
  const { filter, vendors, classify, name, sort, page, isWhole } = { ...wholeList, ...address }
  const search = new URLSearchParams()
  if (filter !== 'ALL') search.set('filter', filter.toLowerCase())
  if (vendors.length > 0) search.set('vassalage', vendors.join(','))
  if (classify !== undefined) search.set('classify', classify)
  if (name !== '') search.set('name', name)
  if (sort !== 'POPULAR') search.set('sort', sort.toLowerCase())
  if (isWhole) search.set('view', 'whole')
  if (page > 1 && !isWhole) search.set('page', String(page))
  // Commas need no percent-encoding in a query and are easier to read.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%2C', ',')}`
}
