import { localStore } from '../../../kit/storage.ts'
import { foldText } from '../../../lib/search/foldText.ts'

const storageKey = 'recentSearches'
/** Number of stored searches. */
const most = 6
/** Maximum length in UTF-16 units, like the field's `maxlength`. */
const longest = 100

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

const parse = (json: unknown): string[] =>
  (Array.isArray(json) ? json : []).filter(isText).slice(0, most)

/** Successful searches on this device, the newest first. */
export const recentSearches = (): string[] => localStore.getJson(storageKey, parse) ?? []

function keep(searches: string[]): string[] {
  if (searches.length === 0) localStore.remove(storageKey)
  else localStore.setJson(storageKey, searches)
  return searches
}

const without = (text: string): string[] =>
  recentSearches().filter((each) => foldText(each) !== foldText(text))

/** Stores a search as the newest one; it replaces one that differs only in spelling variants. */
export const addRecentSearch = (text: string): string[] =>
  isText(text) ? keep([text.trim(), ...without(text)].slice(0, most)) : recentSearches()

/** @returns remaining searches */
export const removeRecentSearch = (text: string): string[] => keep(without(text))

/** @returns empty list */
export const clearRecentSearches = (): string[] => keep([])
