import type { Collection } from '../runtime/collectionFacts.ts'
import type { SampleRequest } from '../sample/requests.ts'

/**
 * Adds the item ids of the sample requests to a collection. The mocks accept each of them in place
 * of the id of any item.
 */
export function withStandIns(
  collection: Collection,
  requests: ReadonlyMap<string, SampleRequest>,
): Collection {
  const ids = Object.entries(collection.operations).flatMap(([key, { id }]) => {
    const value = id?.in === 'path' ? requests.get(key)?.path[id.name] : undefined
    return value === undefined ? [] : [String(value)]
  })
  return ids.length > 0 ? { ...collection, standIns: [...new Set(ids)] } : collection
}

/** Emits the collections of a contract. The mocks use them to store items. */
export const emitCollections = (
  collections: readonly Collection[],
  requests: ReadonlyMap<string, SampleRequest>,
): string =>
  `import type { Collection } from './collectionFacts.ts'

/** Collections of items, with the operations on them. */
export const collections: readonly Collection[] = [
${collections.map((one) => `  ${JSON.stringify(withStandIns(one, requests))},`).join('\n')}
]
`
