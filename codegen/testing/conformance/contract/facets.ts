import {
  type Document,
  descend,
  follow,
  isNode,
  items,
  type Place,
  readOwn,
} from './readDocument.ts'

/** Maximum number of nested `allOf`, `oneOf` and `anyOf`. */
const mostLevels = 8

/**
 * Schemas that may apply to a value: the schema itself, and all members of its `allOf`, `oneOf` and
 * `anyOf`, recursively.
 */
export function facetsOf(document: Document, schema: Place, level = 0): Place[] {
  const at = follow(document, schema)
  if (!isNode(at.value) || level > mostLevels) return []
  // Keywords beside a `$ref` apply in OpenAPI 3.1.
  const beside = at.steps === schema.steps || !isNode(schema.value) ? [] : [schema]
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    items(readOwn(at.value, keyword)).flatMap((_, index) =>
      facetsOf(document, descend(document, at, keyword, String(index)), level + 1),
    ),
  )
  return [at, ...beside, ...parts]
}

/** Values of a keyword in several schemas. */
export const valuesOf = (facets: readonly Place[], keyword: string): unknown[] =>
  facets.map(({ value }) => readOwn(value, keyword)).filter((value) => value !== undefined)

/** Values of a keyword in several schemas, if they are numbers. */
export const numbersOf = (facets: readonly Place[], keyword: string): number[] =>
  valuesOf(facets, keyword).filter((value) => typeof value === 'number')

/** Names of all types in several schemas. */
export const typesOf = (facets: readonly Place[]): string[] =>
  valuesOf(facets, 'type')
    .flatMap((type) => (Array.isArray(type) ? type : [type]))
    .map(String)

/**
 * Properties that several schemas describe. For a property that occurs twice, the first schema
 * wins.
 */
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

/** Names of the properties that any of several schemas requires. */
export const requiredOf = (facets: readonly Place[]): string[] => [
  ...new Set(valuesOf(facets, 'required').flatMap(items).map(String)),
]
