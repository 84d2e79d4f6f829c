import type { Schema } from '../../contract/contract.ts'
import { type Alternatives, type Edge, everything, type View } from './view.ts'

type Keywords = { [keyword: string]: unknown }

/** True for a JSON object, not for a list. */
export const isObject = (value: unknown): value is Keywords =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isObject(value)

const countKeywords = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]
const schemaKeywords = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
]
const factKeywords = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
]

const typeOfValue = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function valuesIn(keywords: Keywords): Map<string, unknown> | undefined {
  const list = 'const' in keywords ? [keywords.const] : keywords.enum
  if (!Array.isArray(list)) return undefined
  return new Map(list.map((value) => [JSON.stringify(value), value]))
}

function typesIn({ type }: Keywords, values: Map<string, unknown> | undefined) {
  if (typeof type === 'string') return new Set([type])
  if (Array.isArray(type)) return new Set(type.filter((one) => typeof one === 'string'))
  return values && new Set([...values.values()].map(typeOfValue))
}

function edgeIn(
  keywords: Keywords,
  inclusiveKeyword: string,
  exclusiveKeyword: string,
  sign: 1 | -1,
): Edge | undefined {
  const edges = [inclusiveKeyword, exclusiveKeyword].flatMap((keyword) => {
    const value = keywords[keyword]
    return typeof value === 'number' ? [{ value, exclusive: keyword === exclusiveKeyword }] : []
  })
  // After sorting, the last bound is the stricter one. If two bounds are equal, the exclusive bound
  // is the last one.
  return edges.sort((one, other) => (one.value - other.value) * sign).at(-1)
}

const schemasIn = (value: unknown): [string, Schema][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, schema]): [string, Schema][] =>
        isSchema(schema) ? [[name, schema]] : [],
      )
    : []

const pick = <Value>(
  keywords: Keywords,
  names: readonly string[],
  read: (value: unknown) => Value | undefined,
): Map<string, Value> => {
  const found = new Map<string, Value>()
  for (const name of names) {
    const value = name in keywords ? read(keywords[name]) : undefined
    if (value !== undefined) found.set(name, value)
  }
  return found
}

/** Branches of a `oneOf` or `anyOf`; undefined if the schema lacks the keyword. */
export function alternativesIn(keywords: Keywords, keyword: string): Alternatives | undefined {
  const list = keywords[keyword]
  if (!Array.isArray(list) || list.length === 0) return undefined
  const isNull = (branch: unknown) => isObject(branch) && branch.type === 'null'
  const branches = list.filter((branch) => isSchema(branch) && !isNull(branch))
  const { propertyName, mapping } = isObject(keywords.discriminator) ? keywords.discriminator : {}
  return {
    branches,
    nullable: list.some(isNull),
    ...(typeof propertyName === 'string' && { property: propertyName }),
    mapping: Object.fromEntries(
      Object.entries(isObject(mapping) ? mapping : {}).map(([value, ref]) => [String(ref), value]),
    ),
  }
}

/**
 * Constraints of a schema's own keywords, without those of `$ref`, `allOf`, `oneOf` and `anyOf`.
 */
export function keywordsView(keywords: Keywords): View {
  const values = valuesIn(keywords)
  const types = typesIn(keywords, values)
  const minimum = edgeIn(keywords, 'minimum', 'exclusiveMinimum', 1)
  const maximum = edgeIn(keywords, 'maximum', 'exclusiveMaximum', -1)
  const additional = keywords.additionalProperties ?? keywords.unevaluatedProperties
  const written = (value: unknown) =>
    value === undefined || value === false ? undefined : [JSON.stringify(value)]
  return {
    ...everything,
    ...(values && { values }),
    ...(types && { types }),
    ...(minimum && { minimum }),
    ...(maximum && { maximum }),
    ...(isSchema(keywords.items) && { items: keywords.items }),
    ...(keywords.default !== undefined && { defaultValue: JSON.stringify(keywords.default) }),
    counts: pick(keywords, countKeywords, (value) =>
      typeof value === 'number' ? value : undefined,
    ),
    required: new Set(Array.isArray(keywords.required) ? keywords.required.map(String) : []),
    properties: new Map(schemasIn(keywords.properties)),
    patternProperties: new Map(schemasIn(keywords.patternProperties)),
    additional: isSchema(additional) ? additional : true,
    prefixItems: Array.isArray(keywords.prefixItems) ? keywords.prefixItems.filter(isSchema) : [],
    subschemas: new Map([
      ...pick(keywords, schemaKeywords, (value) => (isSchema(value) ? value : undefined)),
      ...schemasIn(keywords.dependentSchemas).map(([name, schema]): [string, Schema] => [
        `dependentSchemas ${name}`,
        schema,
      ]),
    ]),
    facts: pick(keywords, factKeywords, written),
    readOnly: keywords.readOnly === true,
    writeOnly: keywords.writeOnly === true,
    deprecated: keywords.deprecated === true,
  }
}
