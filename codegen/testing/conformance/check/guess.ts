import {
  facetsOf,
  numbersOf,
  propertiesOf,
  requiredOf,
  typesOf,
  valuesOf,
} from '../contract/facets.ts'
import { type Document, descend, items, type Place } from '../contract/readDocument.ts'
import type { Judge } from '../judge/judge.ts'
import type { Side } from '../judge/sideView.ts'

/** Valid example texts, by format. */
const byFormat: Record<string, string> = {
  date: '2031-05-06',
  'date-time': '2031-05-06T07:08:09Z',
  email: 'ada@guess.example',
  uuid: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  uri: 'https://guess.example/a',
  url: 'https://guess.example/a',
  hostname: 'guess.example',
  ipv4: '192.0.2.7',
  ipv6: '2001:db8::7',
  time: '07:08:09Z',
  duration: 'P1D',
}

/**
 * Multiples at or above the minimum, rounded to decimal notation: 19.99 instead of
 * 19.990000000000002.
 */
function multiples(facets: readonly Place[]): number[] {
  const [least = 0] = [...numbersOf(facets, 'minimum'), ...numbersOf(facets, 'exclusiveMinimum')]
  return numbersOf(facets, 'multipleOf').flatMap((step) =>
    [0, 1, 2, 3, 4].map((more) =>
      Number(((Math.ceil(least / step) + more) * step).toPrecision(12)),
    ),
  )
}

function numbers(facets: readonly Place[]): number[] {
  const near = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
    .flatMap((keyword) => numbersOf(facets, keyword))
    .flatMap((bound) => [bound + 1, bound, bound - 1, bound + 0.5])
  return [...multiples(facets), ...near, 7, 1, 0, -1, 0.5]
}

function texts(facets: readonly Place[]): string[] {
  const formats = valuesOf(facets, 'format').flatMap((format) => byFormat[String(format)] ?? [])
  const lengths = [...numbersOf(facets, 'minLength'), ...numbersOf(facets, 'maxLength')]
  const filled = lengths
    .filter((length) => length < 300)
    .map((length) => 'guess'.repeat(60).slice(0, length))
  return [...formats, 'guess', ...filled, 'AB', 'abc', 'ABC', '123', 'a1']
}

async function lists(document: Document, judge: Judge, schema: Place, side: Side, level: number) {
  const item = await guess(document, judge, descend(document, schema, 'items'), side, level + 1)
  const [least = 1] = numbersOf([schema], 'minItems')
  return item === undefined ? [[]] : [Array.from({ length: Math.max(1, least) }, () => item), []]
}

async function objects(
  document: Document,
  judge: Judge,
  facets: Place[],
  side: Side,
  level: number,
) {
  const properties = propertiesOf(document, facets)
  const entries = requiredOf(facets).map(async (name) => {
    const place = properties.get(name)
    return [name, place ? await guess(document, judge, place, side, level + 1) : 'guess'] as const
  })
  return [Object.fromEntries(await Promise.all(entries))]
}

/** Candidate values for a schema, most likely valid ones first. */
async function guesses(document: Document, judge: Judge, schema: Place, side: Side, level: number) {
  const facets = facetsOf(document, schema)
  const types = typesOf(facets)
  const given = [
    ...valuesOf(facets, 'enum').flatMap(items),
    ...valuesOf(facets, 'const'),
    ...valuesOf(facets, 'example'),
    ...valuesOf(facets, 'examples').flatMap(items),
    ...valuesOf(facets, 'default'),
  ]
  const nested =
    level > 3
      ? []
      : [
          ...(types.includes('array') ? await lists(document, judge, schema, side, level) : []),
          ...(types.includes('object') ? await objects(document, judge, facets, side, level) : []),
        ]
  return [...given, ...nested, ...texts(facets), ...numbers(facets), true, false]
}

/**
 * Returns the first candidate that is valid for the schema; undefined if none is.
 * @param other value to avoid.
 */
export async function guess(
  document: Document,
  judge: Judge,
  schema: Place,
  side: Side,
  level = 0,
  other?: unknown,
): Promise<unknown> {
  for (const value of await guesses(document, judge, schema, side, level)) {
    if (JSON.stringify(value) === JSON.stringify(other)) continue
    if ((await judge.reasons(schema, value, side)).length === 0) return value
  }
  return undefined
}
