import { describe, expect, it } from 'vitest'
import { jpegForTests, pngForTests } from './picturesForTests.ts'
import { readPicture } from './readPicture.ts'

describe('readPicture', () => {
  it('readPicture determines the type and size of a picture from its bytes', () => {
    const png = { mediaType: 'image/png', width: 1080, height: 2340 }
    expect(readPicture(pngForTests(1080, 2340))).toEqual(png)
    const jpeg = { mediaType: 'image/jpeg', width: 640, height: 480 }
    expect(readPicture(jpegForTests(640, 480))).toEqual(jpeg)
    // Any number of 0xff bytes may precede a marker.
    expect(readPicture(jpegForTests(640, 480, { before: [0xff, 0xff] }))).toEqual(jpeg)
  })

  it('readPicture accepts a byte array that is a part of a larger buffer', () => {
    const png = pngForTests(3, 4)
    const around = new Uint8Array([1, 2, 3, ...png, 4])
    expect(readPicture(around.subarray(3, 3 + png.length))).toMatchObject({ width: 3, height: 4 })
  })

  const text = (words: string) => new TextEncoder().encode(words)
  it.each([
    ['an empty file', new Uint8Array()],
    ['a text', text('this is a text that somebody called a picture')],
    ['a drawing that runs scripts', text('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>')],
    ['the first bytes of a PNG', pngForTests(1, 1).subarray(0, 24)],
    [
      'a PNG without its header',
      new Uint8Array([...pngForTests(1, 1).subarray(0, 8), ...text('x'.repeat(40))]),
    ],
    ['a JPEG that ends before its frame', jpegForTests(1, 1).subarray(0, 20)],
    [
      'a JPEG with invalid segments',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 7, 7, 7, 7, 7, 7]),
    ],
  ])('%s is not a picture', (_name, bytes) => {
    expect(readPicture(bytes)).toBeUndefined()
  })
})
