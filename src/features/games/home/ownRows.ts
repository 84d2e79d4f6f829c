import { localStore } from '../../../kit/storage.ts'

/** Rows of the home page that are shown only to a player with such games. */
export type OwnRow = 'recent' | 'favourites'

/**
 * Storage key of the known rows. The inline script `appearance.js` reads it before the first paint.
 */
const storageKey = 'ownRows'

function knownRows(): string[] {
  return localStore.get(storageKey)?.split(' ') ?? []
}

/**
 * True if a row had games when this device last showed it. Its space is reserved from the first
 * paint on. An unknown row appears with its games, so that an empty one causes no layout shift.
 */
export const isKnownRow = (row: OwnRow): boolean => knownRows().includes(row)

/** Stores for the next visit if a row has games. */
export function noteRow(row: OwnRow, hasGames: boolean): void {
  if (isKnownRow(row) === hasGames) return
  const others = knownRows().filter((known) => known !== row)
  const rows = hasGames ? [...others, row] : others
  if (rows.length === 0) localStore.remove(storageKey)
  else localStore.set(storageKey, rows.join(' '))
}
