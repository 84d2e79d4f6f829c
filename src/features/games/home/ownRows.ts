import { localStore } from '../../../kit/storage.ts'

/** The rows of the home page that only a player who has such games is shown. */
export type OwnRow = 'recent' | 'favourites'

/** Their names, as the inline script `appearance.js` reads them for the first paint. */
const storageKey = 'ownRows'

function knownRows(): string[] {
  return localStore.get(storageKey)?.split(' ') ?? []
}

/**
 * Whether a row had games when this device last saw it. Its place is kept from the first paint on;
 * a row that is not known comes with its games, so that an empty one moves nothing.
 */
export const isKnownRow = (row: OwnRow): boolean => knownRows().includes(row)

/** Notes for the next visit whether a row has games. */
export function noteRow(row: OwnRow, hasGames: boolean): void {
  if (isKnownRow(row) === hasGames) return
  const others = knownRows().filter((known) => known !== row)
  const rows = hasGames ? [...others, row] : others
  if (rows.length === 0) localStore.remove(storageKey)
  else localStore.set(storageKey, rows.join(' '))
}
