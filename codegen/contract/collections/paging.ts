import type { EnvelopeFact, PagingFacts, Place } from '../../runtime/collectionFacts.ts'
import type { Parameter } from '../contract.ts'
import { parameterSchema } from '../parameterFacts.ts'
import type { Shape, Shapes } from '../shape.ts'
import { canonical } from './nouns.ts'

const names = (text: string) => new Set(text.split(' '))

/** Names of paging parameters in canonical form: lower case without separators. */
const limits = names(
  'limit perpage pagesize size count first max maxresults maxitems take top rows pagelimit num itemsperpage resultsperpage maxresultcount maxkeys',
)
const offsets = names('offset skip startindex startat pageoffset firstresult skipcount start')
const pages = names('page pagenumber pageno pagenum currentpage pageindex p')
const cursors = names(
  'cursor after startingafter nexttoken pagetoken continue continuationtoken marker nextcursor pagecursor pageafter startafter nextpagetoken lastevaluatedkey',
)
const befores = names('before endingbefore pagebefore prevcursor previouscursor')

const isNumber = ({ types }: Shape) => types.has('integer') || types.has('number')

/**
 * True for a date or time. A parameter `after` or `before` of this format filters by time; it does
 * not select a page.
 */
const isMoment = ({ format }: Shape) => format?.startsWith('date') ?? false

function firstPageOf(parameter: Parameter, shape: Shape, schema: unknown): number {
  const keywords = typeof schema === 'object' && schema !== null ? schema : {}
  // The check above ensures that `keywords` is an object; `minimum` and `default` may have any
  // type.
  const { minimum, default: initial } = keywords as { minimum?: unknown; default?: unknown }
  if (initial === 0 || initial === 1) return initial
  if (minimum === 0 || minimum === 1) return minimum
  return isNumber(shape) && canonical(parameter.name) === 'pageindex' ? 0 : 1
}

/** Finds the query parameters that select the pages of a list. */
export function pagingOf(shapes: Shapes, query: readonly Parameter[]): PagingFacts {
  const paging: PagingFacts = {}
  for (const parameter of query) {
    const schema = parameterSchema(parameter)
    const [shape, name] = [shapes(schema), canonical(parameter.name)]
    const scalar = shape.items === undefined && shape.properties.size === 0
    if (!scalar || isMoment(shape)) continue
    if (isNumber(shape) && limits.has(name)) paging.limit ??= parameter.name
    else if (isNumber(shape) && offsets.has(name)) paging.offset ??= parameter.name
    else if (isNumber(shape) && pages.has(name)) {
      paging.page ??= parameter.name
      paging.firstPage ??= firstPageOf(parameter, shape, schema)
    } else if (cursors.has(name)) paging.cursor ??= parameter.name
    else if (befores.has(name)) paging.before ??= parameter.name
  }
  return paging
}

type Meaning = EnvelopeFact['meaning']

/** Meaning of each numeric field that a response may have beside a list, by canonical name. */
const numberFields: Record<string, Meaning> = {
  ...Object.fromEntries(
    'total totalcount totalitems totalresults totalelements totalrecords totalsize totalhits itemcount totalnumber'
      .split(' ')
      .map((name) => [name, 'total' as const]),
  ),
  remainingitemcount: 'remaining',
  count: 'count',
  numberofelements: 'count',
  totalpages: 'pages',
  pagecount: 'pages',
  pages: 'pages',
  lastpage: 'pages',
  page: 'page',
  currentpage: 'page',
  pagenumber: 'page',
  pageno: 'page',
  number: 'page',
  limit: 'limit',
  perpage: 'limit',
  pagesize: 'limit',
  itemsperpage: 'limit',
  size: 'limit',
  offset: 'offset',
  skip: 'offset',
  startindex: 'offset',
}
const booleanFields: Record<string, Meaning> = {
  hasmore: 'hasMore',
  hasnext: 'hasMore',
  hasnextpage: 'hasMore',
  more: 'hasMore',
  hasprevious: 'hasPrevious',
  hasprev: 'hasPrevious',
  haspreviouspage: 'hasPrevious',
  hasprevpage: 'hasPrevious',
  first: 'isFirst',
  isfirst: 'isFirst',
  last: 'isLast',
  islast: 'isLast',
}
const leadingFields: Record<string, Meaning> = {
  next: 'next',
  nextpage: 'next',
  nexturl: 'next',
  nextlink: 'next',
  nextpageurl: 'next',
  nextcursor: 'next',
  nextpagetoken: 'next',
  nexttoken: 'next',
  nextmarker: 'next',
  nextpagecursor: 'next',
  endcursor: 'next',
  continue: 'next',
  after: 'next',
  prev: 'previous',
  previous: 'previous',
  prevpage: 'previous',
  previouspage: 'previous',
  prevurl: 'previous',
  previousurl: 'previous',
  prevpageurl: 'previous',
  prevcursor: 'previous',
  previouscursor: 'previous',
  before: 'previous',
  first: 'first',
  firstpageurl: 'first',
  last: 'last',
  lastpageurl: 'last',
  self: 'self',
}
/** Names of objects beside a list that describe the list. */
const descriptionNames = names(
  'meta metadata pagination paging page pageinfo cursor cursors links pages responsemetadata resultinfo pager navigation paginginfo resultset',
)
const addressNames = names(
  'nexturl nextlink nextpageurl prevurl previousurl prevpageurl firstpageurl lastpageurl self',
)

function factOf(
  name: string,
  shape: Shape,
  at: Place,
  paging: PagingFacts,
): EnvelopeFact | undefined {
  const word = canonical(name)
  const isPaged = Object.keys(paging).length > 0
  if (shape.types.has('integer') || (shape.types.has('number') && isPaged)) {
    const tells = numberFields[word] ?? (isPaged ? leadingFields[word] : undefined)
    if (!tells) return undefined
    return tells === leadingFields[word]
      ? { at, meaning: tells, as: 'value' }
      : { at, meaning: tells }
  }
  if (shape.types.has('boolean')) {
    const tells = booleanFields[word]
    return tells && { at, meaning: tells }
  }
  if (!shape.types.has('string') || shape.enum !== undefined) return undefined
  const tells = leadingFields[word]
  if (!tells) return undefined
  const inLinks = at.slice(0, -1).some((step) => /^_?links?$|^pages$/i.test(step))
  const isAddress =
    inLinks ||
    addressNames.has(word) ||
    /^ur[il]/.test(shape.format ?? '') ||
    paging.cursor === undefined
  return { at, meaning: tells, as: isAddress ? 'address' : 'value' }
}

/**
 * Finds the fields of a list's response that describe the list.
 * @param list path of the list in the response; objects around the list may describe it too.
 */
export function envelopeOf(
  shapes: Shapes,
  schema: unknown,
  list: Place,
  paging: PagingFacts,
): EnvelopeFact[] {
  const facts: EnvelopeFact[] = []
  const walk = (shape: Shape, at: Place) => {
    for (const [name, property] of shape.properties) {
      const place = [...at, name]
      const inner = shapes(property)
      const wrapsList =
        place.length < list.length && place.every((step, index) => step === list[index])
      if (inner.items !== undefined) continue
      if (inner.properties.size > 0) {
        if (place.length < 4 && (wrapsList || descriptionNames.has(canonical(name))))
          walk(inner, place)
        continue
      }
      const fact = factOf(name, inner, place, paging)
      if (fact) facts.push(fact)
    }
  }
  walk(shapes(schema), [])
  const hasTotal = facts.some(({ meaning: tells }) => tells === 'total')
  return facts.map((fact) =>
    fact.meaning === 'count' && !hasTotal && canonical(fact.at.at(-1) ?? '') === 'count'
      ? { ...fact, meaning: 'total' }
      : fact,
  )
}
