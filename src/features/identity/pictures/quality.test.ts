import { expect, it } from 'vitest'
import { type GreyPicture, greyOf, qualityOf } from './quality.ts'

const side = 40
const picture = (pixelAt: (column: number, row: number) => number): GreyPicture => ({
  width: side,
  height: side,
  pixels: Uint8ClampedArray.from({ length: side * side }, (_, index) =>
    pixelAt(index % side, Math.floor(index / side)),
  ),
})
const size = { width: 1600, height: 1200 }
const letters = picture((column) => (column % 8 < 4 ? 60 : 200))

it.each([
  ['good', size, letters],
  ['small', { width: 1600, height: 400 }, letters],
  ['dark', size, picture((column) => (column % 8 < 4 ? 5 : 60))],
  ['bright', size, picture((column) => (column % 8 < 4 ? 225 : 255))],
  ['blurred', size, picture((column) => 100 + column)],
] as const)('qualityOf rates a photo as %s', (quality, itsSize, grey) => {
  expect(qualityOf(itsSize, grey)).toBe(quality)
})

it('greyOf weights colours by their perceived brightness', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])
  // The cast is safe: `greyOf` reads these three properties only.
  const grey = greyOf({ width: 3, height: 1, data } as unknown as ImageData)
  expect([...grey.pixels]).toEqual([76, 150, 29])
})
