import type { ParameterFacts, ParameterPlace } from '../runtime/parameters.ts'
import { type Contract, type Parameter, type Reference, resolve, type Schema } from './contract.ts'
import { isNode, type Node } from './node.ts'

const placeOf = {
  query: 'query',
  path: 'path',
  header: 'headers',
  cookie: 'cookies',
} as const satisfies Record<Parameter['in'], ParameterPlace>

/** Header parameters that OpenAPI ignores, since other parts of the contract describe them. */
const describedElsewhere = new Set(['accept', 'content-type', 'authorization'])

function node(contract: Contract, schema: unknown): Node {
  const resolved = resolve<unknown>(contract, schema)
  return isNode(resolved) ? resolved : {}
}

const ofConstants = (values: unknown[]) =>
  values.map((value) =>
    value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value,
  )

/** JSON types that a schema allows; empty if it declares none. */
function typesOf(contract: Contract, schema: unknown, depth = 0): string[] {
  const one = node(contract, schema)
  if (typeof one.type === 'string') return [one.type, ...(one.nullable === true ? ['null'] : [])]
  if (Array.isArray(one.type)) return one.type.filter((type) => typeof type === 'string')
  if ('const' in one) return ofConstants([one.const])
  if (Array.isArray(one.enum)) return ofConstants(one.enum)
  const parts = [one.allOf, one.anyOf, one.oneOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return depth > 8 ? [] : parts.flatMap((part) => typesOf(contract, part, depth + 1))
}

/**
 * Narrower types come first and string last, so that `5` becomes a number where both are allowed.
 */
const order = ['integer', 'number', 'boolean', 'null', 'string']
const sortTypes = (types: string[]) => order.filter((type) => types.includes(type))

function separator(parameter: Parameter): NonNullable<ParameterFacts['list']> {
  const style = parameter.style ?? (parameter.in === 'query' ? 'form' : 'simple')
  if (style === 'pipeDelimited') return '|'
  if (style === 'spaceDelimited') return ' '
  const explode = parameter.explode ?? style === 'form'
  return style === 'form' && explode ? 'repeated' : ','
}

/**
 * Schema of a parameter or header, from its `schema` or its `content`; `true` (any value) without
 * either.
 */
export const parameterSchema = (
  parameter: Pick<Parameter, 'content'> & { schema?: Schema | Reference },
) => parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true

/** Parameters with a given location, without the headers that OpenAPI ignores. */
export const parametersIn = (parameters: readonly Parameter[], place: ParameterPlace) =>
  parameters.filter(
    (parameter) =>
      placeOf[parameter.in] === place &&
      !(parameter.in === 'header' && describedElsewhere.has(parameter.name.toLowerCase())),
  )

/** Names of an object's properties; undefined when other properties are allowed. */
function fieldsOf(contract: Contract, schema: Node): string[] | undefined {
  const parts = Array.isArray(schema.allOf) ? schema.allOf : []
  const isClosed = schema.additionalProperties === false
  if (!isClosed && (parts.length > 0 || !isNode(schema.properties))) return undefined
  const own = Object.keys(isNode(schema.properties) ? schema.properties : {})
  const inner = parts.flatMap((part) => fieldsOf(contract, node(contract, part)) ?? [])
  return [...own, ...inner]
}

/** Serialization rules of an object parameter, from its style and location. */
function objectFacts(
  contract: Contract,
  parameter: Parameter,
  schema: Node,
): Partial<ParameterFacts> {
  const style = parameter.style ?? (parameter.in === 'query' ? 'form' : 'simple')
  if (style === 'deepObject') return { types: order, deepObject: true }
  const explode = parameter.explode ?? (parameter.in === 'query' || parameter.in === 'cookie')
  const isApart = explode && (parameter.in === 'query' || parameter.in === 'cookie')
  if (!isApart) return { types: [], object: explode ? 'equations' : 'pairs' }
  const fields = fieldsOf(contract, schema)
  return { types: [], object: 'parameters', ...(fields && { fields }) }
}

const prefixes: Readonly<Record<string, ParameterFacts['prefix']>> = { label: '.', matrix: ';' }

/** Rules that convert the strings of a parameter to its typed value. */
export function factsOf(contract: Contract, parameter: Parameter): ParameterFacts {
  const schema = node(contract, parameterSchema(parameter))
  const types = typesOf(contract, schema)
  const facts: ParameterFacts = { name: parameter.name, types: sortTypes(types) }
  const prefix = prefixes[parameter.style ?? '']
  if (parameter.content) facts.json = true
  else if (types.includes('object') || parameter.style === 'deepObject') {
    Object.assign(facts, objectFacts(contract, parameter, schema))
  } else if (types.includes('array')) {
    facts.types = sortTypes(typesOf(contract, schema.items))
    facts.list = separator(parameter)
  }
  if (prefix) facts.prefix = prefix
  if (schema.default !== undefined) facts.default = schema.default
  return facts
}
