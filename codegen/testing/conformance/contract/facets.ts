import {
  type Document,
  descend,
  follow,
  isNode,
  items,
  type Place,
  readOwn,
} from './readDocument.ts'

/** Limit of nested compositions. */
const mostLevels = 8

/**
 * Schemas that apply to a value: the schema itself, and those that it composes, with all branches
 * of a choice.
 */
export function facetsOf(document: Document, schema: Place, level = 0): Place[] {
  const at = follow(document, schema)
  if (!isNode(at.value) || level > mostLevels) return []
  // Siblings of a reference count in OpenAPI 3.1.
  const beside = at.steps === schema.steps || !isNode(schema.value) ? [] : [schema]
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    items(readOwn(at.value, keyword)).flatMap((_, index) =>
      facetsOf(document, descend(document, at, keyword, String(index)), level + 1),
    ),
  )
  return [at, ...beside, ...parts]
}

/** Values of a keyword in the schemas of a place. */
export const valuesOf = (facets: readonly Place[], keyword: string): unknown[] =>
  facets.map(({ value }) => readOwn(value, keyword)).filter((value) => value !== undefined)

/** Numeric values of a keyword in the schemas of a place. */
export const numbersOf = (facets: readonly Place[], keyword: string): number[] =>
  valuesOf(facets, keyword).filter((value) => typeof value === 'number')

/** Types in the schemas of a place. */
export const typesOf = (facets: readonly Place[]): string[] =>
  valuesOf(facets, 'type')
    .flatMap((type) => (Array.isArray(type) ? type : [type]))
    .map(String)

/** Properties that the schemas of a place describe, each with the first place that does. */
export function propertiesOf(document: Document, facets: readonly Place[]): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const facet of facets) {
    const properties = readOwn(facet.value, 'properties')
    if (!isNode(properties)) continue
    for (const name of Object.keys(properties)) {
      if (!found.has(name)) found.set(name, descend(document, facet, 'properties', name))
    }
  }
  return found
}

/** Names that the schemas of a place require. */
export const requiredOf = (facets: readonly Place[]): string[] => [
  ...new Set(valuesOf(facets, 'required').flatMap(items).map(String)),
]
