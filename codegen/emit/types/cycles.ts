import type { Contract } from '../../contract/contract.ts'
import { isNode, type Node } from '../../contract/node.ts'
import { stepsOf } from '../../contract/pointer.ts'
import { schemaReference, schemasOf } from './references.ts'
import { referenceOf, schemasAt } from './schemaParts.ts'

/**
 * Keyword that marks a list for which `ListOf` is emitted; its value names the schema of the
 * elements.
 */
export const listMark = 'x-list-of'

const nameOf = (reference: string) => stepsOf(reference).at(-1) ?? ''

const compositions = ['allOf', 'oneOf'] as const

/**
 * References that TypeScript resolves eagerly: references in `allOf` and `oneOf`. If `withLists` is
 * true, references in list items are included.
 */
function referencesIn(schema: unknown, withLists: boolean): Node[] {
  if (!isNode(schema)) return []
  if (referenceOf(schema) !== undefined) return [schema]
  const parts = compositions.flatMap((keyword) => schemasAt(schema, keyword))
  const elements = withLists ? [schema.items, ...schemasAt(schema, 'prefixItems')] : []
  return [...parts, ...elements].flatMap((part) => referencesIn(part, withLists))
}

/**
 * True if a schema refers to the component `goal`, directly or through other schemas. References in
 * properties do not count.
 */
function leadsTo(schemas: Node, schema: unknown, goal: string, withLists: boolean): boolean {
  const seen = new Set(referencesIn(schema, withLists).map(({ $ref }) => nameOf(String($ref))))
  // The loop also visits names that are added to the set during the iteration.
  for (const name of seen) {
    if (name === goal) return true
    for (const { $ref } of referencesIn(schemas[name], withLists)) seen.add(nameOf(String($ref)))
  }
  return false
}

/**
 * Replaces a reference by the keywords of its target, without the target's `$ref`, `allOf` and
 * `oneOf`.
 */
function cut(schemas: Node, reference: Node): void {
  const target = schemas[nameOf(String(reference.$ref))]
  delete reference.$ref
  for (const [key, value] of Object.entries(isNode(target) ? target : {})) {
    if (!['$ref', ...compositions].includes(key)) reference[key] = value
  }
}

/**
 * Breaks cycles of `allOf` and `oneOf`. Unions are processed last, so that a cycle is broken in
 * another schema and the union keeps its alternatives.
 */
function cutParts(schemas: Node): void {
  const all = Object.entries(schemas).filter(([, schema]) => isNode(schema))
  const isUnion = ([, schema]: [string, unknown]) =>
    isNode(schema) && schemasAt(schema, 'oneOf').length > 0
  for (const [name, schema] of [...all.filter((one) => !isUnion(one)), ...all.filter(isUnion)]) {
    for (const reference of referencesIn(schema, false)) {
      if (leadsTo(schemas, reference, name, false)) cut(schemas, reference)
    }
  }
}

/** List schemas within a schema, without those in properties and behind references. */
function listsIn(schema: unknown): Node[] {
  if (!isNode(schema) || referenceOf(schema) !== undefined) return []
  const parts = compositions.flatMap((keyword) => schemasAt(schema, keyword)).flatMap(listsIn)
  const isList = 'items' in schema || 'prefixItems' in schema
  return [...(isList ? [schema] : []), ...parts, ...listsIn(schema.items)]
}

/**
 * Marks a list with the name of its element schema; an inline element schema becomes a component.
 */
function nameElements(schemas: Node, list: Node, newName: string): void {
  const reference = referenceOf(list.items)
  const name = reference === undefined ? newName : nameOf(reference)
  if (reference === undefined) {
    schemas[name] = { oneOf: [...schemasAt(list, 'prefixItems'), list.items ?? true] }
    delete list.prefixItems
    list.items = { $ref: schemaReference(name) }
  }
  list[listMark] = name
}

/**
 * Breaks the cycles of references that TypeScript cannot resolve: those in which no reference is in
 * a property.
 * @returns true if the document contains marked lists. Their types use `ListOf`.
 */
export function breakTypeCycles(document: Contract): boolean {
  const schemas = schemasOf(document)
  cutParts(schemas)
  const circularLists = Object.entries(schemas).flatMap(([name, schema]) =>
    listsIn(schema)
      .filter(({ items, prefixItems }) => leadsTo(schemas, { items, prefixItems }, name, true))
      .map((list, index) => ({ list, newName: `${name}/items/${index}` })),
  )
  for (const { list, newName } of circularLists) nameElements(schemas, list, newName)
  return circularLists.length > 0
}
