import { localStore } from '../../../kit/storage.ts'
import { rowSize } from '../list/gameListQuery.ts'

/** Storage key. The inline script `appearance.js` reads it before the first paint. */
const storageKey = 'startedGames'

/** Ids of the games that a visitor has started in this browser, the latest first. */
export const startedGames = (): string[] =>
  localStore
    .get(storageKey)
    ?.split(' ')
    .filter((nodeId) => /^\d{1,12}$/.test(nodeId)) ?? []

/**
 * Stores a game that a visitor has started. Games of a member are stored by the server instead, so
 * that the next visitor of a shared device does not see them.
 */
export function noteStarted(nodeId: string): void {
  const others = startedGames().filter((other) => other !== nodeId)
  localStore.set(storageKey, [nodeId, ...others].slice(0, rowSize).join(' '))
}
