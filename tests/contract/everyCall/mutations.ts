import { type Contract, resolve, type Schema } from 'contract-mocks/contract'

/** A value that may violate a schema, and a description of the change. */
export type Mutation = { what: string; value: unknown }

/**
 * A schema that applies to a value, without references: the value's own schema, or a branch of its
 * `allOf`, `oneOf` or `anyOf`.
 */
type Facet = { [keyword: string]: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All schemas that apply to a value. */
function facetsOf(contract: Contract, schema: unknown, depth = 0): Facet[] {
  const facet = resolve<Schema | undefined>(contract, schema as Schema)
  if (!isObject(facet) || depth > 8) return []
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
    const list = facet[keyword]
    return Array.isArray(list) ? list : []
  })
  return [facet, ...parts.flatMap((part) => facetsOf(contract, part, depth + 1))]
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

/** Maximum length of a generated text, so that the request stays within its size limit. */
const maxTextLength = 20_000

function textsAround({ minLength, maxLength, pattern, format }: Facet): [string, string][] {
  const most = numberOf(maxLength)
  const least = numberOf(minLength) ?? 0
  return [
    ...(most !== undefined && most < maxTextLength
      ? ([['too long', 'a'.repeat(most + 1)]] satisfies [string, string][])
      : []),
    ...(least > 0 ? ([['too short', 'a'.repeat(least - 1)]] satisfies [string, string][]) : []),
    ...(pattern === undefined && format === undefined
      ? []
      : ([['of another form', '\u0007 §']] satisfies [string, string][])),
  ]
}

function numbersAround(facet: Facet): [string, number][] {
  const [most, least] = [numberOf(facet.maximum), numberOf(facet.minimum)]
  const whole = facet.type === 'integer'
  return [
    ...(most === undefined ? [] : ([['too large', most + 1]] satisfies [string, number][])),
    ...(least === undefined ? [] : ([['too small', least - 1]] satisfies [string, number][])),
    ...(whole ? ([['broken', 1.5]] satisfies [string, number][]) : []),
  ]
}

/** Values that may violate the keywords of one schema, each with a description. */
function aroundOne(facet: Facet): [string, unknown][] {
  const choice = 'enum' in facet || 'const' in facet
  return [
    ...(choice ? ([['of no choice', 'NONE_OF_THEM']] satisfies [string, unknown][]) : []),
    ...textsAround(facet),
    ...numbersAround(facet),
  ]
}

/** Null and a value of another type, each with a description. */
function otherTypes(facets: Facet[]): [string, unknown][] {
  const takesText = facets.some(({ type, pattern }) => type === 'string' || pattern !== undefined)
  const other = takesText ? { unheardOf: 1 } : '\u0007'
  return [
    ['null', null],
    ['another type', other],
  ]
}

function listsAround(facets: Facet[], value: unknown[]): [string, unknown][] {
  const [first = 'x'] = value
  return facets.flatMap(({ maxItems, minItems, uniqueItems }) => {
    const most = numberOf(maxItems)
    const least = numberOf(minItems) ?? 0
    return [
      ...(most !== undefined && most < 200
        ? ([['too many', Array.from({ length: most + 1 }, () => first)]] satisfies [
            string,
            unknown,
          ][])
        : []),
      ...(least > 0
        ? ([['too few', value.slice(0, least - 1)]] satisfies [string, unknown][])
        : []),
      ...(uniqueItems === true
        ? ([['twice', [...value, first]]] satisfies [string, unknown][])
        : []),
    ]
  })
}

/**
 * Mutations of a valid value: without a property, with an unknown property, or with one value of
 * another type or out of bounds. Some mutations are still valid, so a validator must decide.
 */
export function mutationsOf(contract: Contract, schema: Schema, validValue: unknown): Mutation[] {
  const mutate = (at: unknown, value: unknown, path: string, depth: number): Mutation[] => {
    const facets = facetsOf(contract, at)
    const here = [...otherTypes(facets), ...facets.flatMap(aroundOne)].map(([what, other]) => ({
      what: `${path || '/'} ${what}`,
      value: other,
    }))
    if (depth > 6) return here
    if (Array.isArray(value)) {
      const items = facets.find(({ items: inner }) => inner !== undefined)?.items
      const lists = listsAround(facets, value).map(([what, other]) => ({
        what: `${path} ${what}`,
        value: other,
      }))
      const inner = items === undefined ? [] : mutate(items, value[0], `${path}/0`, depth + 1)
      return [
        ...here,
        ...lists,
        ...inner.map(({ what, value: item }) => ({ what, value: [item, ...value.slice(1)] })),
      ]
    }
    if (!isObject(value)) return here
    const properties = Object.assign({}, ...facets.map((facet) => facet.properties ?? {}))
    return [
      ...here,
      { what: `${path}/unheardOf too many`, value: { ...value, unheardOf: 1 } },
      ...Object.keys(value).map((name) => {
        const { [name]: _, ...rest } = value
        return { what: `${path}/${name} missing`, value: rest }
      }),
      ...Object.entries(properties).flatMap(([name, inner]) =>
        mutate(inner, value[name], `${path}/${name}`, depth + 1).map(({ what, value: other }) => ({
          what,
          value: { ...value, [name]: other },
        })),
      ),
    ]
  }
  return mutate(schema, validValue, '', 0)
}

/** Texts that may violate a parameter, as a URL or a header carries them. */
export function parameterMutations(contract: Contract, schema: Schema): [string, string][] {
  const texts = facetsOf(contract, schema)
    .flatMap(aroundOne)
    .map(([what, value]): [string, string] => [what, String(value)])
  return [...texts, ['empty', ''], ['of another form', 'a b§'], ['no number', '1e999']]
}
