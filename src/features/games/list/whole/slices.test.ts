import { expect, it } from 'vitest'
import { placeInSlice, roomAround, slicesBetween } from './slices.ts'

it('slicesBetween returns only the slices that contain games of the range', () => {
  expect(slicesBetween(0, 24)).toEqual([1])
  expect(slicesBetween(48, 72)).toEqual([1, 2])
  expect(slicesBetween(60, 120)).toEqual([2])
  expect(slicesBetween(9960, 10_000)).toEqual([167])
  for (const count of [0, 1, 12, 13]) {
    expect(slicesBetween(0, count)).toEqual(count === 0 ? [] : [1])
  }
})

it("placeInSlice returns the slice of a game and the game's index in the slice", () => {
  expect(placeInSlice(0)).toEqual({ slice: 1, at: 0 })
  expect(placeInSlice(59)).toEqual({ slice: 1, at: 59 })
  expect(placeInSlice(60)).toEqual({ slice: 2, at: 0 })
})

it('roomAround keeps the total height of the scrolled list constant for any rendered range', () => {
  const pitch = 280
  const whole = (first: number, last: number) => {
    const { above, below } = roomAround({ first, last, lines: 100, pitch })
    return above + (last - first + 1) * pitch + below
  }
  expect(new Set([whole(0, 5), whole(40, 47), whole(95, 99)])).toEqual(new Set([100 * pitch]))
})
