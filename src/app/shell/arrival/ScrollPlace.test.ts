// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createScrollPlaces } from './ScrollPlace.tsx'

beforeEach(() => sessionStorage.clear())

it('the 50 newest scroll positions survive a reload', () => {
  const before = createScrollPlaces()
  for (let entry = 0; entry < 60; entry += 1) before.note(`entry${entry}`, entry)
  before.note('entry0', 7)
  before.keep()
  const after = createScrollPlaces()
  expect(after.of('entry0')).toBe(7)
  expect(after.of('entry59')).toBe(59)
  expect(after.of('entry1')).toBeUndefined()
})

it.each(['{', '"x"', '[1, ["a"], ["b", "2"], ["c", null]]'])(
  'invalid stored positions are ignored: %s',
  (text) => {
    sessionStorage.setItem('scrollPlaces', text)
    const places = createScrollPlaces()
    expect(['a', 'b', 'c'].map((key) => places.of(key))).toEqual([undefined, undefined, undefined])
  },
)
