import { boundsFirst } from './boundsFirst.ts'
import { findBranchConstants } from './branchConstants.ts'
import { chosenByConstant, chosenByDiscriminator } from './choices.ts'
import { type Contract, lookUp, type Reference, resolve, type Schema } from './contract.ts'
import { judgeOwnNames } from './inheritedNames.ts'
import { readAlternatives, readKinds } from './kinds.ts'
import { isNode } from './node.ts'
import { createSides, isChosenByMeaning, type Side } from './sides.ts'

/**
 * Keywords whose value is one schema. The set below has those whose value is a list or a map of
 * schemas.
 */
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
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** The schema library drops these keywords, since they do not affect validation. */
const unread = new Set([
  'title',
  'description',
  'externalDocs',
  'xml',
  'deprecated',
  'discriminator',
  'default',
  'example',
  'examples',
  'readOnly',
  'writeOnly',
  'nullable',
  '$comment',
  '$defs',
  'definitions',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicAnchor',
])

/** JSON Schema document with all schemas of a contract's operations and events. */
type SchemaDocument = { $id: string; $defs: Record<string, Schema> }

/** Schemas of a contract under unique names; references between them stay references. */
export type SchemaLibrary = {
  document: SchemaDocument
  /**
   * Adds a schema and the schemas that it refers to. Equal schemas are stored once.
   * @param hint name for a schema that is not a component.
   * @param side direction in which the value is sent; a request may omit `readOnly` properties, for
   * example.
   * @returns the schema's name in the document.
   */
  add(schema: Schema | Reference, hint: string, side?: Side): string
}

const escapePointer = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

export const referenceTo = (name: string) =>
  `#/$defs/${encodeURIComponent(escapePointer(name)).replaceAll('%20', ' ')}`

/**
 * Adds the rewritten `oneOf` and `anyOf` to a schema. If the schema already has the same keyword,
 * the rewritten one is added to the schema's `allOf`.
 */
function join(schema: Record<string, unknown>, others: Record<string, unknown>[]) {
  const result = { ...schema }
  const rest: unknown[] = []
  for (const other of others) {
    const [keyword = '', ...more] = Object.keys(other)
    if (keyword === 'allOf' && Array.isArray(other.allOf)) rest.push(...other.allOf)
    else if (more.length === 0 && !(keyword in result)) result[keyword] = other[keyword]
    else rest.push(other)
  }
  if (rest.length > 0)
    result.allOf = [...(Array.isArray(result.allOf) ? result.allOf : []), ...rest]
  return result
}

/** Context in which a schema is rewritten. */
type Way = {
  side: Side
  /**
   * Required properties that a message in the direction `side` may omit. The schema marks them, or
   * a surrounding schema whose `allOf` contains the schema.
   */
  exemptNames: ReadonlySet<string>
}

/** Returns the candidate name, with a number appended if the document already has that name. */
function freeName({ $defs }: SchemaDocument, candidate: string): string {
  let name = candidate
  for (let next = 2; name in $defs; next += 1) name = `${candidate}.${next}`
  return name
}

/** Limits the discriminator property of a schema to the values that select this schema. */
const limitKinds = (schema: Schema, kinds: ReturnType<typeof readKinds>): Schema =>
  kinds && typeof schema === 'object'
    ? join(schema, [{ allOf: [{ properties: { [kinds.property]: { enum: kinds.values } } }] }])
    : schema

/** Creates an empty schema library for a contract. */
export function createSchemaLibrary(contract: Contract): SchemaLibrary {
  const document: SchemaDocument = { $id: 'contract:schemas', $defs: {} }
  const sides = createSides(contract)
  const nameOfReference = new Map<string, string>()
  const nameOfContent = new Map<string, string>()

  function addReference(pointer: string, side: Side): string {
    const isOneSided = sides.differs(pointer, side)
    const known = nameOfReference.get(isOneSided ? `${side} ${pointer}` : pointer)
    if (known !== undefined) return known
    // Throws for a cycle of references that never reaches a schema.
    resolve(contract, { $ref: pointer })
    const own = pointer.replace(/^#\/(components\/schemas\/)?/, '')
    const name = freeName(document, isOneSided ? `${own}.${side}` : own)
    nameOfReference.set(isOneSided ? `${side} ${pointer}` : pointer, name)
    // Reserves the name before the schema is rewritten, so that a recursive schema can refer to
    // itself.
    document.$defs[name] = true
    const rewritten = rewrite(lookUp(contract, pointer), { side, exemptNames: new Set() })
    document.$defs[name] = limitKinds(rewritten, readKinds(contract, pointer))
    return name
  }

  /** Rewrites a `oneOf` or `anyOf` that has a distinguishing constant or a discriminator. */
  function rewriteChoice(
    union: Record<string, unknown>,
    keyword: 'oneOf' | 'anyOf',
    alternatives: unknown[],
    way: Way,
  ): Record<string, unknown> {
    const rewritten = alternatives.map((alternative) => rewrite(alternative, way))
    const constants = keyword === 'oneOf' ? findBranchConstants(contract, alternatives) : undefined
    if (constants) return chosenByConstant(constants, rewritten)
    const discriminator = readAlternatives(contract, union, alternatives)
    if (!discriminator) return { [keyword]: rewritten }
    const isExact = keyword === 'oneOf' && !isChosenByMeaning(union, way.side)
    return chosenByDiscriminator(discriminator, rewritten, keyword, isExact)
  }

  /** Inlines the schema of `propertyNames`, since ajv reports no name behind a reference. */
  function rewriteNames(value: unknown, way: Way): Schema {
    const target = resolve<unknown>(contract, value)
    return rewrite(JSON.stringify(target).includes('"$ref"') ? value : target, way)
  }

  function rewriteKeyword(keyword: string, value: unknown, way: Way): unknown {
    const inner = keyword === 'allOf' ? way : { ...way, exemptNames: new Set<string>() }
    if (keyword === 'propertyNames') return rewriteNames(value, inner)
    if (keyword === 'required' && Array.isArray(value)) {
      return value.filter((name) => !way.exemptNames.has(name))
    }
    if (single.has(keyword)) return rewrite(value, inner)
    if (listKeywords.has(keyword) && Array.isArray(value))
      return value.map((one) => rewrite(one, inner))
    if (mapKeywords.has(keyword) && isNode(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, rewrite(one, inner)]),
      )
    }
    return value
  }

  function rewrite(schema: unknown, { side, exemptNames }: Way): Schema {
    if (!isNode(schema)) return schema !== false
    const own = sides.exemptNames(schema, side)
    const way: Way = {
      side,
      exemptNames: own.size > 0 ? new Set([...exemptNames, ...own]) : exemptNames,
    }
    const result: Record<string, unknown> = {}
    const merged: Record<string, unknown>[] = []
    for (const [keyword, value] of Object.entries(schema)) {
      if (unread.has(keyword) || keyword.startsWith('x-')) continue
      if (keyword === '$ref') {
        result.$ref = referenceTo(addReference(String(value), side))
      } else if ((keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(value)) {
        merged.push(rewriteChoice(schema, keyword, value, { side, exemptNames: new Set() }))
      } else result[keyword] = rewriteKeyword(keyword, value, way)
    }
    return boundsFirst(judgeOwnNames(merged.length > 0 ? join(result, merged) : result))
  }

  return {
    document,
    add(schema, hint, side = 'response') {
      if (isNode(schema) && typeof schema.$ref === 'string' && Object.keys(schema).length === 1) {
        return addReference(schema.$ref, side)
      }
      const rewritten = rewrite(schema, { side, exemptNames: new Set() })
      const content = JSON.stringify(rewritten)
      const known = nameOfContent.get(content)
      if (known !== undefined) return known
      const name = freeName(document, hint)
      nameOfContent.set(content, name)
      document.$defs[name] = rewritten
      return name
    },
  }
}
