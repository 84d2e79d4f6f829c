/**
 * Filters and sorts the items of a list by query parameters. This module is copied into generated
 * code.
 */
import type { FilterFacts, ListFacts, Place } from './collectionFacts.ts'
import { valueAt } from './jsonPlaces.ts'
import { isJsonObject, type JsonObject } from './overlay.ts'

/** Query parameters of a request, converted to the contract's types. */
export type Query = Readonly<Record<string, unknown>>

const lower = (value: unknown) => String(value).toLowerCase()
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/**
 * Compares two values. Returns a negative number, zero or a positive number, or undefined if one of
 * the values is missing.
 */
function compare(one: unknown, other: unknown): number | undefined {
  if (one === undefined || one === null || other === undefined || other === null) return undefined
  const [first, second] = [Number(one), Number(other)]
  if (one !== '' && other !== '' && !Number.isNaN(first) && !Number.isNaN(second)) {
    return first - second
  }
  const moments = [one, other].map((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN,
  )
  const [from = Number.NaN, to = Number.NaN] = moments
  if (!Number.isNaN(from) && !Number.isNaN(to)) return from - to
  const [text, otherText] = [lower(one), lower(other)]
  return text === otherText ? 0 : text < otherText ? -1 : 1
}

const bounds: Record<string, (order: number) => boolean> = {
  least: (order) => order >= 0,
  most: (order) => order <= 0,
  above: (order) => order > 0,
  below: (order) => order < 0,
}
/**
 * Kind of bound for each name that a parameter with several bounds uses: `gte` in `created[gte]` is
 * a lower bound.
 */
const boundNames: Record<string, keyof typeof bounds> = {
  gte: 'least',
  ge: 'least',
  min: 'least',
  from: 'least',
  lte: 'most',
  le: 'most',
  max: 'most',
  to: 'most',
  gt: 'above',
  after: 'above',
  lt: 'below',
  before: 'below',
}

function isWithin(value: unknown, bound: string, limit: unknown): boolean {
  const order = compare(value, limit)
  return order !== undefined && (bounds[bound]?.(order) ?? true)
}

/** Values with which a filter matches every item: `state=all`. */
const everything = new Set(['all', 'any', '*'])

function isEqual(value: unknown, queryValue: unknown): boolean {
  const values = listOf(value)
  const choices = listOf(queryValue)
  if (choices.some((one) => everything.has(lower(one)) && !values.some((item) => item === one))) {
    return true
  }
  return values.some((item) => choices.some((one) => item === one || String(item) === String(one)))
}

function passes(
  item: JsonObject,
  { property, condition }: FilterFacts,
  queryValue: unknown,
): boolean {
  const value = valueAt(item, property)
  if (condition === 'equal') return isEqual(value, queryValue)
  if (condition === 'contains') return lower(value ?? '').includes(lower(queryValue))
  if (condition === 'startsWith') return lower(value ?? '').startsWith(lower(queryValue))
  if (condition !== 'bounds') return isWithin(value, condition, queryValue)
  if (!isJsonObject(queryValue)) return isEqual(value, queryValue)
  return Object.entries(queryValue).every(([name, limit]) =>
    isWithin(value, boundNames[name] ?? '', limit),
  )
}

/**
 * Value of a filter in the query. `filter[status]` may be a parameter of that name, or the property
 * `status` of the parameter `filter`.
 */
function sentFor(query: Query, parameter: string): unknown {
  if (Object.hasOwn(query, parameter)) return query[parameter]
  const [, holder = '', name = ''] = /^(.+)\[(.+)\]$/.exec(parameter) ?? []
  const held = Object.hasOwn(query, holder) ? query[holder] : undefined
  return isJsonObject(held) && Object.hasOwn(held, name) ? held[name] : undefined
}

/** Returns the items that match all filters and the search of a query. */
export function filterItems(
  items: readonly JsonObject[],
  { filters, search }: ListFacts,
  query: Query,
): JsonObject[] {
  const asked = filters
    .map((filter) => ({ filter, wanted: sentFor(query, filter.parameter) }))
    .filter(({ wanted }) => wanted !== undefined && wanted !== '')
  const text = search && lower(query[search.parameter] ?? '')
  const holds = (item: JsonObject, place: Place) =>
    listOf(valueAt(item, place)).some((value) => lower(value ?? '').includes(text ?? ''))
  return items.filter(
    (item) =>
      asked.every(({ filter, wanted }) => passes(item, filter, wanted)) &&
      (!search || !text || search.properties.some((place) => holds(item, place))),
  )
}

type Order = { property: string; isDescending: boolean }

const normalize = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function propertyOf(name: string, properties: readonly string[]): string | undefined {
  const wanted = normalize(name)
  return ['', 'at', 'date', 'time']
    .map((ending) => properties.find((one) => normalize(one) === wanted + ending))
    .find(Boolean)
}

/**
 * Parses a sort parameter: `name`, `-name`, `+name`, `name:desc`, `name,desc`, `name desc`,
 * `name_desc`, or several of them, separated by commas.
 */
function readOrders(text: string, properties: readonly string[]): Order[] {
  const orders: Order[] = []
  for (const part of text.split(/[,;]/)) {
    const [, sign, name = '', direction] =
      /^\s*([-+]?)(.+?)(?:[:\s._-]?(asc|desc)(?:ending)?)?\s*$/i.exec(part) ?? []
    const last = orders.at(-1)
    if (last && /^(asc|desc)/i.test(part.trim())) last.isDescending = /^desc/i.test(part.trim())
    const property = propertyOf(name, properties) ?? propertyOf(part, properties)
    const isDescending = sign === '-' || direction?.toLowerCase() === 'desc'
    if (property !== undefined) orders.push({ property, isDescending })
  }
  return orders
}

/**
 * Sorts items as the query requests. The order is unchanged if the query names no sortable property
 * and no direction.
 */
export function sortItems(
  items: readonly JsonObject[],
  { sort }: ListFacts,
  query: Query,
): readonly JsonObject[] {
  if (!sort) return items
  const sent = sort.parameter === undefined ? undefined : query[sort.parameter]
  const direction = String((sort.direction && query[sort.direction]) ?? '')
  const turned = /^(desc|-|-1$)/i.test(direction)
  const orders = listOf(sent ?? '').flatMap((text) => readOrders(String(text), sort.properties))
  if (orders.length === 0) {
    return turned || /^desc/i.test(String(sent ?? '')) ? items.toReversed() : items
  }
  return items.toSorted((one, other) => {
    for (const { property, isDescending } of orders) {
      const [value, otherValue] = [valueAt(one, [property]), valueAt(other, [property])]
      const lacking = Number(value === undefined || value === null)
      const otherLacking = Number(otherValue === undefined || otherValue === null)
      if (lacking !== otherLacking) return lacking - otherLacking
      const order = compare(value, otherValue) ?? 0
      if (order !== 0) return isDescending !== turned ? -order : order
    }
    return 0
  })
}
