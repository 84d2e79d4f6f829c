import { beforeEach, expect, it } from 'vitest'
import { localStore } from '../../../kit/storage.ts'
import { isKnownRow, noteRow } from './OwnGames.tsx'

beforeEach(() => localStore.remove('ownRows'))

it('isKnownRow returns false on a device that has not shown the row', () => {
  expect(isKnownRow('recent')).toBe(false)
})

it('isKnownRow returns true from the time a row has games until the row is empty', () => {
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
