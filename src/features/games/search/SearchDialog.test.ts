// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './SearchDialog.tsx'

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  it('recent searches are the six newest, without duplicates that differ only in case or accents', () => {
    for (const text of ['a1', 'a2', 'a3', 'a4', 'a5', 'Dragão', ' tigre ']) addRecentSearch(text)
    expect(addRecentSearch('dragao')).toEqual(['dragao', 'tigre', 'a5', 'a4', 'a3', 'a2'])
    expect(recentSearches()).toEqual(['dragao', 'tigre', 'a5', 'a4', 'a3', 'a2'])
  })

  it('recent searches can be removed one by one or all at once, which also removes the storage entry', () => {
    addRecentSearch('tigre')
    addRecentSearch('ouro')
    expect(removeRecentSearch('tigre')).toEqual(['ouro'])
    expect(clearRecentSearches()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('empty and too long search texts are not stored', () => {
    for (const text of ['', '   ', 'x'.repeat(101)]) expect(addRecentSearch(text)).toEqual([])
  })

  it.each(['{', '{"a":1}', '[1, null, "", ["x"]]', `["${'x'.repeat(200)}"]`])(
    'recent searches ignore invalid stored data: %s',
    (stored) => {
      localStorage.setItem('recentSearches', stored)
      expect(recentSearches()).toEqual([])
      expect(addRecentSearch('tigre')).toEqual(['tigre'])
    },
  )
})
