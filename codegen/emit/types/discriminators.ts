import type { Contract } from '../../contract/contract.ts'
import { discriminatingProperty, impliedValues, mappingOf } from '../../contract/discriminator.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { schemaReference, schemasOf } from './references.ts'
import { partsOf, referenceOf, schemasAt } from './schemaParts.ts'

/**
 * Maximum depth of the search for a property's constants. The limit ends cycles of references. No
 * real contract nests constants deeper.
 */
const maximumDepth = 8

/** Constants that a schema allows for the discriminator property; undefined when it lists none. */
function ownValues(
  document: Contract,
  schema: unknown,
  property: string,
  depth = 0,
): string[] | undefined {
  if (!isNode(schema) || depth > maximumDepth) return undefined
  const properties = isNode(schema.properties) ? schema.properties : {}
  const own = Object.hasOwn(properties, property) ? properties[property] : undefined
  const values = constantsOf(document, own, depth + 1)
  if (values) return values
  for (const part of partsOf(document, schema)) {
    const values = ownValues(document, part, property, depth + 1)
    if (values) return values
  }
  return undefined
}

function constantsOf(document: Contract, schema: unknown, depth: number): string[] | undefined {
  if (!isNode(schema) || depth > maximumDepth) return undefined
  const constants = 'const' in schema ? [schema.const] : schema.enum
  if (Array.isArray(constants)) return constants.filter((one) => typeof one === 'string')
  for (const part of partsOf(document, schema)) {
    const values = constantsOf(document, part, depth + 1)
    if (values) return values
  }
  return undefined
}

/** References to the alternatives of a union, or to the components that extend a base schema. */
function kindsOf(schemas: Node, union: Node, name: string | undefined): string[] {
  const alternatives = schemasAt(union, 'oneOf').map(referenceOf)
  if (alternatives.length > 0) return alternatives.filter((one) => one !== undefined)
  if (name === undefined) return []
  const base = schemaReference(name)
  return Object.entries(schemas)
    .filter(
      ([, one]) =>
        isNode(one) && schemasAt(one, 'allOf').some((part) => referenceOf(part) === base),
    )
    .map(([name]) => schemaReference(name))
}

/**
 * Discriminator values that select a schema. The constants in the schema have precedence over its
 * mapped or implied names.
 */
function valuesOf(constants: string[] | undefined, impliedNames: string[]): string[] {
  if (constants === undefined) return impliedNames
  const shared = impliedNames.filter((value) => constants.includes(value))
  return shared.length > 0 ? shared : constants
}

/**
 * Completes the mapping of a discriminator; the mapping then contains references only.
 * openapi-typescript would treat a component name in the mapping as a reference. Without a mapping,
 * openapi-typescript would replace the constant in an alternative by the alternative's name.
 * @param name name of the component, if `schema` is a component.
 */
export function mapInFull(document: Contract, schema: Node, name?: string): void {
  const property = discriminatingProperty(schema)
  if (property === undefined || !isNode(schema.discriminator)) return
  const schemas = schemasOf(document)
  const mapping = mappingOf(schema)
  const isUnion = schema.oneOf !== undefined
  for (const reference of kindsOf(schemas, schema, name)) {
    const implied = isUnion || mapping.size === 0 ? impliedValues(reference) : []
    const own = ownValues(document, { $ref: reference }, property)
    mapping.set(reference, valuesOf(own, mapping.get(reference) ?? implied))
  }
  schema.discriminator.mapping = Object.fromEntries(
    [...mapping].flatMap(([reference, values]) => values.map((value) => [value, reference])),
  )
}
