/** Parses the parameters of a request and converts them to the contract's types. */
import { validateTexts } from './coercion.ts'
import { nestFields } from './fields.ts'
import { type Validate, type Violation, violationsOf } from './validation.ts'

export type ParameterPlace = 'query' | 'path' | 'headers' | 'cookies'

/** Generated description of one parameter's encoding. */
export type ParameterFacts = {
  name: string
  /** JSON types of the value, or of the items if it is a list. */
  types: string[]
  /** Encoding of a list: a repeated name, or items joined by a separator. */
  list?: 'repeated' | ',' | '|' | ' '
  /** True for the style `deepObject`: `filter[name]=value`. */
  deepObject?: true
  /**
   * Encoding of an object: `pairs` is `a,1,b,2`, `equations` is `a=1,b=2`, and `parameters` sends
   * each property as its own parameter.
   */
  object?: 'pairs' | 'equations' | 'parameters'
  /** Property names of an object; absent when any name is allowed. */
  fields?: string[]
  /** Prefix of a path value in the styles `label` (`.5`) and `matrix` (`;id=5`). */
  prefix?: '.' | ';'
  /** True if the value is JSON text. */
  json?: true
  default?: unknown
}

/** Parameters of one location that could be parsed, and the violations. */
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

/** Converts a text to the first type that fits; returns it unchanged if none does. */
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

/** Groups the values by parameter name; header names are in lower case. */
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
  // Without keys such as `name[key]`, the parameter was sent as a plain value: its schema may allow
  // a plain value too.
  return inner.length > 0 ? nestFields(entries)[name] : sources.get(name)?.[0]
}

/** Parses the properties of an object from `a,1,b,2` or `a=1,b=2`. */
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

/**
 * Collects an object whose properties were sent as separate parameters. If the contract does not
 * list the object's properties, the object gets all parameters that the contract does not describe
 * separately.
 */
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

/**
 * Removes the characters that the styles `label` and `matrix` add to a path value: `.5`, `;id=5`.
 */
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
 * Parses a form-encoded body and converts its fields to the contract's types. Unknown fields stay
 * texts. The body's schema accepts or rejects these. A repeated unknown field becomes a list.
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

/** True if the contract describes a query parameter of this name. */
const isDescribed = (facts: readonly ParameterFacts[], key: string) =>
  facts.some(({ name, deepObject, object, fields, list }) => {
    if (object === 'parameters') return fields?.includes(key) ?? true
    // Many clients write lists as `name[]`.
    return name === key || ((deepObject || list) && key.startsWith(`${name}[`))
  })

/** Renames the lists that were sent as `name[]` to `name`. */
function underOwnNames(sources: Map<string, unknown[]>, facts: readonly ParameterFacts[]): void {
  for (const { name, list } of facts) {
    const values = list && !sources.has(name) ? sources.get(`${name}[]`) : undefined
    if (values) sources.set(name, values)
  }
}

/** Adds the defaults of missing parameters, except defaults that break their own schema. */
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
 * Parses and validates the parameters of one location. An unknown query parameter is a violation;
 * unknown headers and cookies are ignored.
 */
export function readParameters(
  place: ParameterPlace,
  facts: readonly ParameterFacts[],
  validate: Validate | undefined,
  source: ParameterSource,
): ReadParameters {
  const found = collect(source, place)
  underOwnNames(found, facts)
  // An object without a prototype has no inherited names, so no parameter name is special.
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
