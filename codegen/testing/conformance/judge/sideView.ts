/**
 * Copy of the contract for one direction (request or response). Its schemas keep their dialect and
 * references, with these changes:
 * - read-only properties are optional in a request, and write-only properties are forbidden in a
 * response of OpenAPI 3.0. In 3.1 a response keeps its schema unchanged;
 * - discriminators are removed, since JSON Schema does not have them. With `isNamed` they are
 * translated to constants;
 * - keywords without effect on validation are removed: examples, defaults, extensions, and in
 * OpenAPI 3.0 the keywords of other versions;
 * - patterns are rewritten for the flag `u`.
 */

import {
  type Document,
  follow,
  isNode,
  items,
  members,
  type Node,
  readOwn,
} from '../contract/readDocument.ts'
import { discriminatorRules, namingRules as namedByParents } from './discriminators.ts'
import { portablePattern } from './portablePattern.ts'

export type Side = 'request' | 'response'

const single = new Set([
  ...['not', 'if', 'then', 'else', 'items', 'contains', 'propertyNames', 'contentSchema'],
  ...['additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'],
])
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])
const unread = new Set(['example', 'examples', 'default', 'discriminator', 'xml', 'externalDocs'])
const prose = new Set(['title', 'description', '$comment'])

/** Keywords that have a meaning in OpenAPI 3.0. */
const old = new Set([
  ...[
    '$ref',
    'additionalProperties',
    'allOf',
    'anyOf',
    'enum',
    'exclusiveMaximum',
    'format',
    'not',
  ],
  ...['exclusiveMinimum', 'items', 'maxItems', 'maxLength', 'maxProperties', 'maximum', 'minItems'],
  ...[
    'minLength',
    'minProperties',
    'minimum',
    'multipleOf',
    'nullable',
    'oneOf',
    'pattern',
    'type',
  ],
  ...['properties', 'required', 'uniqueItems'],
])

/** Objects of OpenAPI whose keys are arbitrary names instead of keywords. */
const maps = new Set([
  ...['paths', 'webhooks', 'responses', 'headers', 'content', 'callbacks', 'pathItems', 'links'],
  ...['requestBodies', 'encoding', 'securitySchemes'],
])

const mapOf = (value: unknown, change: (member: unknown) => unknown): unknown =>
  isNode(value)
    ? Object.fromEntries(members(value).map(([name, member]) => [name, change(member)]))
    : value

/**
 * Replaces each `#` of a name by the full-width `＃`. The names become part of a URL's fragment,
 * which cannot contain `#`, and the validator does not decode `%23`.
 */
export const withoutNumberSigns = (name: string) => name.replaceAll('#', '＃')

const mapNames = (value: unknown, change: (name: string) => string): unknown =>
  isNode(value)
    ? Object.fromEntries(members(value).map(([name, member]) => [change(name), member]))
    : value

/**
 * Names of the properties that only the other side (client or server) sends, in a schema and in its
 * `allOf`.
 * @param mark `readOnly` or `writeOnly`; undefined gives no names.
 */
function hiddenNames(
  document: Document,
  schema: unknown,
  mark: string | undefined,
  level = 0,
): string[] {
  const { value } = follow(document, { steps: [], value: schema })
  if (mark === undefined || level > 8) return []
  const described = members(readOwn(value, 'properties')).flatMap(([name, property]) => {
    const at = follow(document, { steps: [], value: property })
    return readOwn(at.value, mark) === true || readOwn(property, mark) === true ? [name] : []
  })
  const parts = items(readOwn(value, 'allOf'))
  return [...described, ...parts.flatMap((part) => hiddenNames(document, part, mark, level + 1))]
}

/**
 * Creates the copy of a contract for one direction.
 * @param isNamed true to translate discriminators.
 */
export function viewOf(document: Document, side: Side, isNamed: boolean): Node {
  const { root, version } = document
  const answered = version === '3.0' ? 'writeOnly' : undefined
  const mark = side === 'response' ? answered : 'readOnly'
  const isRead = (keyword: string) =>
    !(keyword.startsWith('x-') || unread.has(keyword) || prose.has(keyword)) &&
    (version === '3.1' || old.has(keyword))

  const properties = (value: unknown, hidden: ReadonlySet<string>) =>
    Object.fromEntries(
      members(value).map(([name, property]) => [
        name,
        side === 'response' && hidden.has(name) ? { not: {} } : schemaView(property, new Set()),
      ]),
    )

  function keywordView(keyword: string, value: unknown, hidden: ReadonlySet<string>): unknown {
    if (keyword === 'required') return items(value).filter((name) => !hidden.has(String(name)))
    if (keyword === 'properties') return properties(value, hidden)
    if (keyword === 'pattern') return portablePattern(String(value))
    if (keyword === 'patternProperties') {
      const written = members(value).map(([pattern, one]) => [portablePattern(pattern), one])
      return mapOf(Object.fromEntries(written), (one) => schemaView(one, new Set()))
    }
    if (keyword === 'allOf') return items(value).map((part) => schemaView(part, hidden))
    if (single.has(keyword) && !Array.isArray(value)) return schemaView(value, new Set())
    if (listKeywords.has(keyword)) return items(value).map((part) => schemaView(part, hidden))
    if (mapKeywords.has(keyword)) return mapOf(value, (one) => schemaView(one, new Set()))
    return value
  }

  /**
   * Copies a schema. `outerNames` are the hidden names of surrounding schemas: names of properties
   * that only the other side sends.
   */
  function schemaView(schema: unknown, outerNames: ReadonlySet<string>): unknown {
    if (!isNode(schema)) return schema
    const hidden = new Set([...outerNames, ...hiddenNames(document, schema, mark)])
    const keywords = Object.entries(schema)
      .filter(([keyword]) => isRead(keyword))
      .map(([keyword, value]) => [keyword, keywordView(keyword, value, hidden)])
    const view = Object.fromEntries(keywords)
    const constants = isNamed ? discriminatorRules(schema) : []
    // In a request, the discriminator selects a branch even if several match, so `oneOf` is
    // removed.
    if (constants.length > 0 && side === 'request') delete view.oneOf
    // OpenAPI 3.0 does not allow an empty list of required names.
    if (items(view.required).length === 0) delete view.required
    return constants.length === 0 ? view : { ...view, allOf: [...items(view.allOf), ...constants] }
  }

  /**
   * Copies the component schemas. If a component extends a base schema, the base schema's
   * discriminator property must contain the name of the component.
   */
  const componentsView = (schemas: unknown) =>
    Object.fromEntries(
      members(schemas).map(([name, schema]) => {
        const view = schemaView(schema, new Set())
        const reference = `#/components/schemas/${name}`
        const constants = isNamed ? namedByParents(document, schema, reference) : []
        const isPlain = constants.length === 0 || !isNode(view)
        return [name, isPlain ? view : { ...view, allOf: [...items(view.allOf), ...constants] }]
      }),
    )

  const partView = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(partView)
    if (!isNode(value)) return value
    const kept = Object.entries(value).filter(([name]) => !['example', 'examples'].includes(name))
    return Object.fromEntries(
      kept.map(([name, part]) => {
        if (name === 'schema') return [name, schemaView(part, new Set())]
        if (name === 'schemas') return [name, componentsView(part)]
        const isMap = maps.has(name) || (name === 'parameters' && isNode(part))
        return [name, isMap ? mapOf(part, partView) : partView(part)]
      }),
    )
  }

  const rootView = (name: string, part: unknown) =>
    name === 'components' || !maps.has(name) ? partView(part) : mapOf(part, partView)
  const view = Object.entries(root).map(([name, part]) => [name, rootView(name, part)])
  const { paths, ...others } = Object.fromEntries(view)
  return { ...others, paths: mapNames(paths, withoutNumberSigns) }
}
