// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recentSearches.ts'

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  it('are the newest first, each once however it was written, six at most', () => {
    for (const text of ['a1', 'a2', 'a3', 'a4', 'a5', 'Dragão', ' tigre ']) addRecentSearch(text)
    expect(addRecentSearch('dragao')).toEqual(['dragao', 'tigre', 'a5', 'a4', 'a3', 'a2'])
    expect(recentSearches()).toEqual(['dragao', 'tigre', 'a5', 'a4', 'a3', 'a2'])
  })

  it('go one by one and all at once, and leave nothing behind', () => {
    addRecentSearch('tigre')
    addRecentSearch('ouro')
    expect(removeRecentSearch('tigre')).toEqual(['ouro'])
    expect(clearRecentSearches()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('are none of nothing and of what no field takes', () => {
    for (const text of ['', '   ', 'x'.repeat(101)]) expect(addRecentSearch(text)).toEqual([])
  })

  it.each(['{', '{"a":1}', '[1, null, "", ["x"]]', `["${'x'.repeat(200)}"]`])(
    'survive garbage in the storage: %s',
    (stored) => {
      localStorage.setItem('recentSearches', stored)
      expect(recentSearches()).toEqual([])
      expect(addRecentSearch('tigre')).toEqual(['tigre'])
    },
  )
})
