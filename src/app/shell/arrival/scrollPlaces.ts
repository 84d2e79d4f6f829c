import { sessionStore } from '../../../kit/storage.ts'

/** Session-storage key of the positions, for a reload. */
const storageKey = 'scrollPlaces'
const most = 50

/** Scroll position of each history entry, by the router's key. */
export type ScrollPlaces = {
  note: (key: string, place: number) => void
  of: (key: string) => number | undefined
  /** Stores the newest positions for a reload. */
  keep: () => void
}

export function createScrollPlaces(): ScrollPlaces {
  let places: Map<string, number> | undefined
  // Read on first use: a prerender has no storage.
  const all = () => {
    places ??= new Map(sessionStore.getJson(storageKey, readPlaces) ?? [])
    return places
  }
  return {
    note(key, place) {
      all().delete(key)
      all().set(key, place)
    },
    of: (key) => all().get(key),
    keep: () => sessionStore.setJson(storageKey, [...all()].slice(-most)),
  }
}

function readPlaces(json: unknown): [string, number][] {
  if (!Array.isArray(json)) throw new TypeError('no list of places')
  return json.filter(
    (row): row is [string, number] =>
      Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1]),
  )
}
