import type { Collection } from '../runtime/collectionFacts.ts'

/** The collections of a contract, as the mocks keep them. */
export const emitCollections = (collections: readonly Collection[]): string =>
  `import type { Collection } from './collectionFacts.ts'

/** Items that can be made, listed, read, changed and removed, and by which operations. */
export const collections: readonly Collection[] = [
${collections.map((collection) => `  ${JSON.stringify(collection)},`).join('\n')}
]
`
