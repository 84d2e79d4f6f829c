/** What a list is narrowed to: all, the hot, the newest, or the player's own (LOB-49, LOB-65). */
export const listFilters = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const
export type ListFilter = (typeof listFilters)[number]

/** Whether it is a part of all games, which may be thousands; the others are few. */
export const isOfCatalogue = (filter: ListFilter): boolean => filter === 'ALL' || filter === 'NEW'

/** Whether only a player has it; a visitor is asked to log in first (LOB-19, LOB-20). */
export const isPersonal = (filter: ListFilter): filter is 'RECENT' | 'FAV' =>
  filter === 'RECENT' || filter === 'FAV'

/** What a list of all games begins with. */
export const sortOrders = ['POPULAR', 'NEWEST', 'RTP', 'CALM', 'WILD', 'NAME'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Which part of a list its address names (ROUTE-23). */
export type ListAddress = {
  filter: ListFilter
  /** Vendors' codes; all vendors when there is none. */
  vendors: readonly string[]
  /** A kind of game; every kind without it. */
  classify?: string | undefined
  /** What is searched for, trimmed (LOB-17); nothing when it is empty. */
  name: string
  sort: SortOrder
  /** From 1. */
  page: number
  /** Whether all pages are one, which is scrolled. */
  isWhole: boolean
}

/** The whole of a list, from its beginning. */
export const wholeList: ListAddress = {
  filter: 'ALL',
  vendors: [],
  name: '',
  sort: 'POPULAR',
  page: 1,
  isWhole: false,
}

/** As many vendors as a call takes at once. */
const mostVendors = 50

const longestName = 100

/** A code as calls take it; `pg` in an address is the vendor PG. */
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

/** From 1, and at most what the calls take. */
function readPage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= 10_000 ? page : 1
}

/** What an address says; what it says wrong, or says in vain, counts as not said. */
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

/** A name to search for, as a call takes it (LOB-17). */
export const readName = (text: string | null): string =>
  (text ?? '').normalize('NFC').trim().slice(0, longestName).trim()

/** The query of an address, without what needs no saying. */
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
  // A comma needs no code in a query, and is easier to read.
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%2C', ',')}`
}
