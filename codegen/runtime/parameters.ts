/** Reads parameters as the contract types them from the strings that a request carries. */
import { type Validate, type Violation, violationsOf } from './validation.ts'

export type ParameterPlace = 'query' | 'path' | 'headers' | 'cookies'

/** How one parameter travels. */
export type ParameterFacts = {
  name: string
  /** The JSON types that its value may have, or its items' when it is a list. */
  types: string[]
  /** How a list's items are told apart: in parameters of the same name, or by a character. */
  list?: 'repeated' | ',' | '|' | ' '
  /** `filter[name]=value`. */
  deepObject?: true
  /** The value is JSON text. */
  json?: true
  default?: unknown
}

/** Parameters of one place, as far as they could be read, and what is wrong with them. */
export type ReadParameters = {
  values: Record<string, unknown>
  violations: Violation[] | null
}

export type ParameterSource =
  | URLSearchParams
  | Headers
  | Readonly<Record<string, unknown>>
  | undefined
  | null

const numberText = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/

/** A text as the first of the types that it can be; as it stands when it can be none. */
function typed(text: unknown, types: readonly string[]): unknown {
  if (typeof text !== 'string') return text
  for (const type of types) {
    if ((type === 'integer' || type === 'number') && numberText.test(text)) {
      const number = Number(text)
      if (Number.isFinite(number) && (type === 'number' || Number.isInteger(number))) return number
    }
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
    if (type === 'null' && text === 'null') return null
  }
  return text
}

/** Every value by name, lists where a name came more than once. */
function collect(source: ParameterSource, place: ParameterPlace): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  if (!source) return found
  const entries =
    source instanceof URLSearchParams || source instanceof Headers
      ? [...source.entries()]
      : Object.entries(source).filter(([, value]) => value !== undefined)
  for (const [name, value] of entries) {
    const key = place === 'headers' ? name.toLowerCase() : name
    const values = found.get(key) ?? []
    values.push(...(Array.isArray(value) ? value : [value]))
    found.set(key, values)
  }
  return found
}

function readDeepObject(found: Map<string, unknown[]>, facts: ParameterFacts): unknown {
  const result: Record<string, unknown> = {}
  for (const [key, [value]] of found) {
    const inner = key.startsWith(`${facts.name}[`) && key.endsWith(']')
    if (inner) result[key.slice(facts.name.length + 1, -1)] = typed(value, facts.types)
  }
  return Object.keys(result).length > 0 ? result : undefined
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readOne(found: Map<string, unknown[]>, facts: ParameterFacts, key: string): unknown {
  if (facts.deepObject) return readDeepObject(found, facts)
  const values = found.get(key)
  if (values === undefined) return undefined
  if (facts.json) return readJson(values[0])
  if (!facts.list) return values.length === 1 ? typed(values[0], facts.types) : values
  const { list } = facts
  const texts =
    list === 'repeated'
      ? values
      : values.flatMap((value) => (typeof value === 'string' ? value.split(list) : [value]))
  return texts.map((text) => typed(text, facts.types))
}

/**
 * A form-encoded body as the contract types its fields. Fields that it does not know stay texts, so that
 * the body's own schema judges them; so does one that came twice, as a list.
 */
export function readForm(facts: readonly ParameterFacts[], text: string): Record<string, unknown> {
  const found = collect(new URLSearchParams(text), 'query')
  const known = new Map(facts.map((one) => [one.name, one]))
  return Object.fromEntries(
    [...found].map(([name, values]) => {
      const one = known.get(name)
      if (one) return [name, readOne(found, one, name)]
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Reads the parameters of one place and checks them. A parameter of the query that the contract
 * does not know is a violation; other headers and cookies are nobody's business here.
 */
export function readParameters(
  place: ParameterPlace,
  facts: readonly ParameterFacts[],
  validate: Validate | undefined,
  source: ParameterSource,
): ReadParameters {
  const found = collect(source, place)
  const values: Record<string, unknown> = {}
  for (const one of facts) {
    const key = place === 'headers' ? one.name.toLowerCase() : one.name
    const value = readOne(found, one, key)
    if (value !== undefined) values[one.name] = value
    else if (one.default !== undefined) values[one.name] = one.default
  }
  const violations = validate && !validate(values) ? violationsOf(validate.errors ?? []) : []
  const result = violations.map(({ path, reason }) => ({ path: nameOf(path), reason }))
  if (place === 'query' || place === 'path') {
    for (const key of found.keys()) {
      const known = facts.some(
        ({ name, deepObject }) => name === key || (deepObject && key.startsWith(`${name}[`)),
      )
      if (!known) result.push({ path: key, reason: 'is not a parameter of this call' })
    }
  }
  return { values, violations: result.length > 0 ? result : null }
}
