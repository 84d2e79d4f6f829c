import { beforeEach, expect, it } from 'vitest'
import { localStore } from '../../../kit/storage.ts'
import { isKnownRow, noteRow } from './ownRows.ts'

beforeEach(() => localStore.remove('ownRows'))

it('no row is known to a device that saw none', () => {
  expect(isKnownRow('recent')).toBe(false)
})

it('a row that had games is known until it has none', () => {
  noteRow('recent', true)
  noteRow('favourites', true)
  noteRow('recent', true)
  expect(localStore.get('ownRows')).toBe('recent favourites')
  noteRow('recent', false)
  expect(isKnownRow('recent')).toBe(false)
  expect(isKnownRow('favourites')).toBe(true)
  noteRow('favourites', false)
  expect(localStore.get('ownRows')).toBeNull()
})
