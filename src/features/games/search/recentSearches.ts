import { localStore } from '../../../kit/storage.ts'
import { foldText } from '../../../lib/search/foldText.ts'

const storageKey = 'recentSearches'
/** As many as are seen at a glance. */
const most = 6
/** UTF-16 units, as the field takes them. */
const longest = 100

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

const parse = (json: unknown): string[] =>
  (Array.isArray(json) ? json : []).filter(isText).slice(0, most)

/** What was searched for on this device and led somewhere, the newest first. */
export const recentSearches = (): string[] => localStore.getJson(storageKey, parse) ?? []

function keep(searches: string[]): string[] {
  if (searches.length === 0) localStore.remove(storageKey)
  else localStore.setJson(storageKey, searches)
  return searches
}

const without = (text: string): string[] =>
  recentSearches().filter((each) => foldText(each) !== foldText(text))

/** Keeps a search as the newest; one that only differs in its writing is replaced. */
export const addRecentSearch = (text: string): string[] =>
  isText(text) ? keep([text.trim(), ...without(text)].slice(0, most)) : recentSearches()

/** @returns what is left */
export const removeRecentSearch = (text: string): string[] => keep(without(text))

/** @returns nothing */
export const clearRecentSearches = (): string[] => keep([])
