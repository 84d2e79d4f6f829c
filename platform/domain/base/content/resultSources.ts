import type { RandomBytes } from '../chance/chance.ts'
import type { DomainStore } from '../collections/collections.ts'

/** Parts of a context from which the results of live games and draws are computed. */
export type ResultSources = {
  store: DomainStore
  /** Current time in milliseconds since 1970. */
  now(): number
  randomBytes: RandomBytes
}
