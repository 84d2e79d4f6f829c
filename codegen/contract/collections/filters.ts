import type { FilterFacts, ListFacts, PagingFacts, Place } from '../../runtime/collectionFacts.ts'
import type { Parameter } from '../contract.ts'
import { parameterSchema } from '../parameterFacts.ts'
import type { Shape, Shapes } from '../shape.ts'
import { canonical } from './nouns.ts'

const searchNames = new Set([
  'q',
  'query',
  'search',
  'keyword',
  'keywords',
  'term',
  'searchterm',
  'searchtext',
  'text',
])
const sortNames = new Set([
  'sort',
  'sortby',
  'orderby',
  'ordering',
  'sortfield',
  'sortcolumn',
  'sortkey',
])
const directionNames = new Set([
  'order',
  'direction',
  'sortorder',
  'sortdirection',
  'sortdir',
  'orderdir',
  'orderdirection',
  'dir',
])
/** Names of query parameters that contain filters by property name: `filter[status]=sold`. */
const holderNames = new Set(['filter', 'filters', 'where'])

type Condition = FilterFacts['condition']

/**
 * Prefixes and suffixes that turn a property's name into a filter: `min_price`, `price_gte`,
 * `name__icontains`, `created[lt]`.
 */
const affixes: [RegExp, Condition][] = [
  [/^(?:min|minimum|from)(.+)$/, 'least'],
  [/^(?:max|maximum|to)(.+)$/, 'most'],
  [/^(.+?)(?:gte|ge|min|from|since)$/, 'least'],
  [/^(.+?)(?:lte|le|max|to|until)$/, 'most'],
  [/^(.+?)(?:gt|after)$/, 'above'],
  [/^(.+?)(?:lt|before)$/, 'below'],
  [/^(.+?)(?:like|icontains|contains|match|search)$/, 'contains'],
  [/^(.+?)(?:startswith|prefix)$/, 'startsWith'],
]

const isText = ({ types, items, properties }: Shape) =>
  types.has('string') && items === undefined && properties.size === 0
const isScalar = ({ types, items, properties }: Shape) =>
  types.size > 0 && items === undefined && properties.size === 0
/** True if full-text search covers the property. The search skips dates, times, UUIDs and URLs. */
const isProse = ({ format }: Shape) => !/^(date|time|uuid|ur[il])/.test(format ?? '')
const isOrdered = (shape: Shape) =>
  isScalar(shape) && (!isText(shape) || /^date/.test(shape.format ?? ''))

type Named = { place: Place; shape: Shape }

/**
 * Properties of the item that a filter can compare, by canonical name: scalars and lists of
 * scalars.
 */
function comparable(shapes: Shapes, item: Shape): Map<string, Named> {
  const found = new Map<string, Named>()
  for (const [name, property] of item.properties) {
    const shape = shapes(property)
    const listed = shape.items === undefined ? shape : shapes(shape.items)
    if (isScalar(listed) && !found.has(canonical(name))) {
      found.set(canonical(name), { place: [name], shape })
    }
  }
  return found
}

/**
 * Finds a property by its name, or by its name with the suffix `at` or `date`: `created` finds
 * `created_at`.
 */
const findBySuffix = (properties: Map<string, Named>, name: string) =>
  properties.get(name) ?? properties.get(`${name}at`) ?? properties.get(`${name}date`)

function filterOf(
  parameter: string,
  shape: Shape,
  properties: Map<string, Named>,
): FilterFacts | undefined {
  const name = canonical(parameter)
  const equal = properties.get(name)
  if (equal && shape.properties.size > 0) {
    return isOrdered(equal.shape)
      ? { parameter, property: equal.place, condition: 'bounds' }
      : undefined
  }
  if (equal) return { parameter, property: equal.place, condition: 'equal' }
  for (const [pattern, condition] of affixes) {
    const stem = pattern.exec(name)?.[1]
    const named = stem === undefined ? undefined : findBySuffix(properties, stem)
    const isTextual = condition === 'contains' || condition === 'startsWith'
    if (named && (isTextual ? isText(named.shape) : isOrdered(named.shape))) {
      return { parameter, property: named.place, condition }
    }
  }
  return undefined
}

/**
 * Filters inside a container parameter: one parameter per filter (`filter[status]`), or one object
 * (`filter`).
 */
function heldFilters(
  shapes: Shapes,
  parameter: Parameter,
  shape: Shape,
  properties: Map<string, Named>,
): FilterFacts[] {
  const [, holder, inner] = /^(\w+)\[(\w+)\]$/.exec(parameter.name) ?? []
  if (holder !== undefined && inner !== undefined && holderNames.has(canonical(holder))) {
    const filter = filterOf(inner, shape, properties)
    return filter ? [{ ...filter, parameter: parameter.name }] : []
  }
  if (!holderNames.has(canonical(parameter.name))) return []
  return [...shape.properties].flatMap(([name, property]) => {
    const filter = filterOf(name, shapes(property), properties)
    return filter ? [{ ...filter, parameter: `${parameter.name}[${name}]` }] : []
  })
}

const isDirection = (shape: Shape) =>
  shape.enum?.every((value) => /^(asc|desc)/i.test(String(value))) ?? false

/**
 * Query parameters with the sort property and the sort direction. `order` contains the sort
 * property if no other parameter does.
 */
function sortOf(
  shapes: Shapes,
  query: readonly Parameter[],
  properties: Map<string, Named>,
): ListFacts['sort'] {
  const named = query.map((parameter) => {
    const name = canonical(parameter.name)
    const direction = directionNames.has(name) && isDirection(shapes(parameterSchema(parameter)))
    return { parameter: parameter.name, name, direction }
  })
  const sorting = named.find(({ name, direction }) => sortNames.has(name) && !direction)
  const ordering = named.find(({ name, direction }) => name === 'order' && !direction)
  const by = sorting ?? ordering
  const direction = named.find((one) => directionNames.has(one.name) && one !== by)
  if (!by && !direction) return undefined
  return {
    ...(by && { parameter: by.parameter }),
    ...(direction && { direction: direction.parameter }),
    properties: [...properties.values()]
      .filter(({ shape }) => isScalar(shape))
      .map(({ place }) => place.join('/')),
  }
}

/**
 * Query parameters that filter, search and sort a list, as far as their names match a property of
 * the item.
 */
export function filtersOf(
  shapes: Shapes,
  query: readonly Parameter[],
  item: Shape,
  paging: PagingFacts,
): Pick<ListFacts, 'filters' | 'search' | 'sort'> {
  const properties = comparable(shapes, item)
  const pagingNames = new Set(Object.values(paging))
  const free = query.filter(({ name }) => !pagingNames.has(name))
  const filters = free.flatMap((parameter) => {
    const shape = shapes(parameterSchema(parameter))
    const filter = filterOf(parameter.name, shape, properties)
    return filter ? [filter] : heldFilters(shapes, parameter, shape, properties)
  })
  const rest = free.filter(({ name }) => filters.every(({ parameter }) => parameter !== name))
  const searching = rest.find(
    (parameter) =>
      searchNames.has(canonical(parameter.name)) && isText(shapes(parameterSchema(parameter))),
  )
  const texts = [...properties.values()].filter(({ shape }) => isText(shape) && isProse(shape))
  const sort = sortOf(shapes, rest, properties)
  return {
    filters,
    ...(searching && {
      search: { parameter: searching.name, properties: texts.map(({ place }) => place) },
    }),
    ...(sort && { sort }),
  }
}
