import type { RandomBytes } from '../chance/chance.ts'
import type { DomainStore } from '../collections/collections.ts'

/** Parts of a context that the results of live games and draws follow from. */
export type ResultSources = {
  store: DomainStore
  /** Milliseconds since 1970. */
  now(): number
  randomBytes: RandomBytes
}
