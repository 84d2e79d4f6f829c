import { boundsFirst } from './boundsFirst.ts'
import { type Contract, lookUp, type Reference, resolve, type Schema } from './contract.ts'

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const single = new Set([
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
])
const listed = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Words for people; no validator reads them. */
const prose = new Set([
  'title',
  'description',
  'externalDocs',
  'xml',
  'deprecated',
  'discriminator',
])

/** One JSON Schema document that holds what the contract's operations use. */
type SchemaDocument = { $id: string; $defs: Record<string, Schema> }

/** The schemas of a contract, each under one name, with references among them. */
export type SchemaLibrary = {
  document: SchemaDocument
  /**
   * Takes a schema in, with everything that it refers to. Equal schemas are kept once.
   * @param hint the name, for a schema that has none of its own.
   * @returns the name under which the document holds it.
   */
  add(schema: Schema | Reference, hint: string): string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escapePointer = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** The reference to a schema of the library by its name. */
export const referenceTo = (name: string) =>
  `#/$defs/${encodeURIComponent(escapePointer(name)).replaceAll('%20', ' ')}`

/** The property values that a branch of a `oneOf` can be told by: those of required constants. */
function constantsOf(contract: Contract, branch: unknown): Map<string, unknown> {
  const schema = resolve<unknown>(contract, branch)
  const constants = new Map<string, unknown>()
  if (!isObject(schema) || !isObject(schema.properties) || !Array.isArray(schema.required)) {
    return constants
  }
  for (const name of schema.required) {
    const property = resolve<unknown>(contract, schema.properties[name])
    if (!isObject(property)) continue
    if ('const' in property) constants.set(name, property.const)
    else if (Array.isArray(property.enum) && property.enum.length === 1) {
      constants.set(name, property.enum[0])
    }
  }
  return constants
}

/**
 * The property that tells the branches of a `oneOf` apart, with its value in each.
 * With it, a value is judged by the one branch that it means to be, so that the reasons name what
 * is wrong in that branch instead of everything that is wrong in all of them.
 */
function tellApart(contract: Contract, branches: unknown[]) {
  const constants = branches.map((branch) => constantsOf(contract, branch))
  for (const name of constants[0]?.keys() ?? []) {
    const values = constants.map((branch) => branch.get(name))
    const scalar = values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
    if (scalar && new Set(values).size === branches.length) return { name, values }
  }
  return undefined
}

/** An empty library for a contract. */
export function createSchemaLibrary(contract: Contract): SchemaLibrary {
  const document: SchemaDocument = { $id: 'contract:schemas', $defs: {} }
  const nameOfReference = new Map<string, string>()
  const nameOfContent = new Map<string, string>()

  const freeName = (wanted: string) => {
    let name = wanted
    for (let next = 2; name in document.$defs; next += 1) name = `${wanted}.${next}`
    return name
  }

  function addReference(pointer: string): string {
    const known = nameOfReference.get(pointer)
    if (known !== undefined) return known
    // A circle of references that stands for nothing is found out here.
    resolve(contract, { $ref: pointer })
    const name = freeName(pointer.replace(/^#\/(components\/schemas\/)?/, ''))
    nameOfReference.set(pointer, name)
    // The place is taken before the schema is read, so that a recursive one finds itself.
    document.$defs[name] = true
    document.$defs[name] = rewrite(lookUp(contract, pointer))
    return name
  }

  function rewriteOneOf(branches: unknown[]): Record<string, unknown> {
    const apart = tellApart(contract, branches)
    if (!apart) return { oneOf: branches.map(rewrite) }
    const { name, values } = apart
    const chosen = (value: unknown) => ({
      required: [name],
      properties: { [name]: { const: value } },
    })
    return {
      allOf: [
        { type: 'object', required: [name], properties: { [name]: { enum: values } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        ...branches.map((branch, index) => ({ if: chosen(values[index]), then: rewrite(branch) })),
      ],
    }
  }

  /** Written in place, since only so does a validator tell which name breaks it. */
  function rewriteNames(value: unknown): Schema {
    const target = resolve<unknown>(contract, value)
    return rewrite(JSON.stringify(target).includes('"$ref"') ? value : target)
  }

  function rewriteKeyword(keyword: string, value: unknown): unknown {
    if (keyword === 'propertyNames') return rewriteNames(value)
    if (single.has(keyword)) return rewrite(value)
    if (listed.has(keyword) && Array.isArray(value)) return value.map(rewrite)
    if (named.has(keyword) && isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewrite(one)]))
    }
    return value
  }

  function rewrite(schema: unknown): Schema {
    if (!isObject(schema)) return schema !== false
    const result: Record<string, unknown> = {}
    const merged: unknown[] = []
    for (const [keyword, value] of Object.entries(schema)) {
      if (prose.has(keyword) || keyword.startsWith('x-')) continue
      if (keyword === '$ref') result.$ref = referenceTo(addReference(String(value)))
      else if (keyword === 'oneOf' && Array.isArray(value)) {
        const { allOf, oneOf } = rewriteOneOf(value)
        if (Array.isArray(allOf)) merged.push(...allOf)
        else result.oneOf = oneOf
      } else result[keyword] = rewriteKeyword(keyword, value)
    }
    if (merged.length > 0) {
      result.allOf = [...(Array.isArray(result.allOf) ? result.allOf : []), ...merged]
    }
    return boundsFirst(result)
  }

  return {
    document,
    add(schema, hint) {
      if (isObject(schema) && typeof schema.$ref === 'string' && Object.keys(schema).length === 1) {
        return addReference(schema.$ref)
      }
      const rewritten = rewrite(schema)
      const content = JSON.stringify(rewritten)
      const known = nameOfContent.get(content)
      if (known !== undefined) return known
      const name = freeName(hint)
      nameOfContent.set(content, name)
      document.$defs[name] = rewritten
      return name
    },
  }
}
