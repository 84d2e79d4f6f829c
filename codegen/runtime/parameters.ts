/** Reads parameters from a request's strings, as typed by the contract. */
import { validateTexts } from './coercion.ts'
import { nestFields } from './fields.ts'
import { type Validate, type Violation, violationsOf } from './validation.ts'

export type ParameterPlace = 'query' | 'path' | 'headers' | 'cookies'

/** Encoding of one parameter. */
export type ParameterFacts = {
  name: string
  /** JSON types of its value, or of a list's items. */
  types: string[]
  /** Encoding of a list: repeated names, or a separator. */
  list?: 'repeated' | ',' | '|' | ' '
  /** `filter[name]=value`. */
  deepObject?: true
  /**
   * Encoding of an object: `pairs` as `a,1,b,2`, `equations` as `a=1,b=2`, and `parameters` as
   * separate parameters.
   */
  object?: 'pairs' | 'equations' | 'parameters'
  /** Property names of an object; absent when it may have any. */
  fields?: string[]
  /** Prefix of a path value: `.5` or `;id=5`. */
  prefix?: '.' | ';'
  /** The value is JSON text. */
  json?: true
  default?: unknown
}

/** Parameters of one place as far as they were readable, and their violations. */
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

/** Text as the first type that it can be converted to; unchanged otherwise. */
function convert(text: unknown, types: readonly string[]): unknown {
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

/** Values by name. */
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

function readDeepObject(sources: Map<string, unknown[]>, { name }: ParameterFacts): unknown {
  const inner = [...sources].filter(([key]) => key.startsWith(`${name}[`))
  const entries = inner.flatMap(([key, values]) =>
    values.map((value): [string, unknown] => [key, value]),
  )
  // A parameter that allows a plain value may come without brackets.
  return inner.length > 0 ? nestFields(entries)[name] : sources.get(name)?.[0]
}

/** Object of texts from `a,1,b,2` or `a=1,b=2`. */
function readPairs(text: string, object: ParameterFacts['object']): Record<string, string> {
  const parts = text.split(/[,;]/)
  if (object === 'pairs') {
    const names = parts.filter((_, index) => index % 2 === 0)
    return Object.fromEntries(names.map((name, index) => [name, parts[index * 2 + 1] ?? '']))
  }
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name, value.join('=')]
    }),
  )
}

/** Object whose properties are separate parameters, without those of other parameters. */
function readParts(
  sources: Map<string, unknown[]>,
  { fields }: ParameterFacts,
  others: ReadonlySet<string>,
): unknown {
  const own = [...sources].filter(([key]) => (fields ? fields.includes(key) : !others.has(key)))
  if (own.length === 0) return undefined
  return Object.fromEntries(
    own.map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
  )
}

/** Text of a path value without the marks of its style: `.5`, `;id=5`. */
function withoutPrefix(text: unknown, { name, prefix, object }: ParameterFacts): unknown {
  if (typeof text !== 'string' || !prefix || !text.startsWith(prefix)) return text
  const plain = text.slice(1)
  if (prefix === '.') return plain.replaceAll('.', ',')
  if (object === 'equations') return plain
  return plain
    .split(';')
    .map((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : part))
    .join(',')
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function readOne(
  sources: Map<string, unknown[]>,
  facts: ParameterFacts,
  key: string,
  others: ReadonlySet<string>,
): unknown {
  if (facts.deepObject) return readDeepObject(sources, facts)
  if (facts.object === 'parameters') return readParts(sources, facts, others)
  const present = sources.get(key)
  if (present === undefined) return undefined
  const values = facts.prefix ? present.map((value) => withoutPrefix(value, facts)) : present
  const [first] = values
  if (facts.json) return readJson(first)
  if (facts.object) return typeof first === 'string' ? readPairs(first, facts.object) : first
  if (!facts.list) return values.length === 1 ? convert(first, facts.types) : values
  const { list } = facts
  const texts =
    list === 'repeated'
      ? values
      : values.flatMap((value) => (typeof value === 'string' ? value.split(list) : [value]))
  return texts.map((text) => convert(text, facts.types))
}

const none: ReadonlySet<string> = new Set()

/**
 * Reads a form-encoded body as typed by the contract. Unknown fields stay texts, so that the body's
 * schema checks them; repeated ones become lists.
 */
export function readForm(facts: readonly ParameterFacts[], text: string): Record<string, unknown> {
  const found = collect(new URLSearchParams(text), 'query')
  const known = new Map(facts.map((one) => [one.name, one]))
  return Object.fromEntries(
    [...found].map(([name, values]) => {
      const one = known.get(name)
      if (one) return [name, readOne(found, one, name, none)]
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('~1', '/').replaceAll('~0', '~')

/** True if one of the facts describes a parameter of this name. */
const isDescribed = (facts: readonly ParameterFacts[], key: string) =>
  facts.some(({ name, deepObject, object, fields, list }) => {
    if (object === 'parameters') return fields?.includes(key) ?? true
    // Many clients write lists as `name[]`.
    return name === key || ((deepObject || list) && key.startsWith(`${name}[`))
  })

/** Moves lists written as `name[]` to their own names. */
function underOwnNames(sources: Map<string, unknown[]>, facts: readonly ParameterFacts[]): void {
  for (const { name, list } of facts) {
    const values = list && !sources.has(name) ? sources.get(`${name}[]`) : undefined
    if (values) sources.set(name, values)
  }
}

/** Adds the defaults of missing parameters; a default outside the enum is ignored. */
function addDefaults(
  values: Record<string, unknown>,
  defaults: readonly ParameterFacts[],
  validate: Validate | undefined,
): void {
  for (const { name, default: value } of defaults) values[name] = value
  if (!validate || validate(values)) return
  for (const { name } of defaults) delete values[name]
  for (const { name, default: value } of defaults) {
    if (!validate({ ...values, [name]: value })) continue
    values[name] = value
  }
}

/**
 * Reads the parameters of one place and checks them. An unknown query parameter is a violation;
 * other headers and cookies are ignored.
 */
export function readParameters(
  place: ParameterPlace,
  facts: readonly ParameterFacts[],
  validate: Validate | undefined,
  source: ParameterSource,
): ReadParameters {
  const found = collect(source, place)
  underOwnNames(found, facts)
  // Without a prototype no parameter name has a special meaning.
  const values: Record<string, unknown> = Object.create(null)
  const names = new Set(facts.map(({ name }) => name))
  const defaults: ParameterFacts[] = []
  for (const one of facts) {
    const key = place === 'headers' ? one.name.toLowerCase() : one.name
    const value = readOne(found, one, key, names)
    if (value !== undefined) values[one.name] = value
    else if (one.default !== undefined) defaults.push(one)
  }
  const isValid = !validate || validateTexts(validate, values)
  const violations = isValid ? [] : violationsOf(validate.errors ?? [])
  if (isValid) addDefaults(values, defaults, validate)
  const result = violations.map(({ path, reason }) => ({ path: nameOf(path), reason }))
  if (place === 'query') {
    for (const key of found.keys()) {
      if (isDescribed(facts, key)) continue
      result.push({ path: key, reason: 'is not a parameter of this call' })
    }
  }
  return {
    values: Object.fromEntries(Object.entries(values)),
    violations: result.length > 0 ? result : null,
  }
}
