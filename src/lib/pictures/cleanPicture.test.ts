import { describe, expect, it } from 'vitest'
import { cleanPicture as clean } from './cleanPicture.ts'
import { chunkForTests, jpegForTests, pngForTests, segmentForTests } from './picturesForTests.ts'

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** Little-endian Exif of a phone with this orientation, and with a location as text. */
const exif = (orientation: number) => [
  ...ascii('Exif\0\0'),
  ...[0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...ascii('GPS\0')],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
  ...[0, 0, 0, 0],
  ...ascii('-23.5505,-46.6333'),
]

/** Cleans a picture that must be valid. */
function cleanPicture(bytes: Uint8Array) {
  const cleaned = clean(bytes)
  return 'bytes' in cleaned ? cleaned : undefined
}

const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []))

describe('JPEG of a camera', () => {
  const secrets = [
    ...segmentForTests(0xe1, exif(6)),
    ...segmentForTests(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Rua do Sol 7')),
    ...segmentForTests(0xed, ascii('Photoshop 3.0\0IPTC: Marina')),
    ...segmentForTests(0xe2, ascii('MPF\0')),
    ...segmentForTests(0xfe, ascii('taken at home')),
  ]

  it('a cleaned JPEG lacks location, texts and comments, and keeps its orientation', () => {
    const cleaned = cleanPicture(jpegForTests(640, 480, { before: secrets }))
    expect(cleaned).toMatchObject({ mediaType: 'image/jpeg', width: 640, height: 480 })
    const turned = [
      ...segmentForTests(0xe1, [
        ...ascii('Exif\0\0'),
        ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
        ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
      ]),
    ]
    expect(cleaned?.bytes).toEqual(jpegForTests(640, 480, { before: turned }))
    expect(textOf(cleaned?.bytes)).not.toMatch(/GPS|-23\.5505|Rua do Sol|Marina|MPF|at home/)
  })

  it('a cleaned JPEG has no orientation segment when its orientation is the normal one', () => {
    const before = segmentForTests(0xe1, exif(1))
    expect(cleanPicture(jpegForTests(64, 48, { before }))?.bytes).toEqual(jpegForTests(64, 48))
  })

  it('a cleaned JPEG keeps its colour data', () => {
    const before = [
      ...segmentForTests(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7, 7]),
      ...segmentForTests(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]),
      ...segmentForTests(0xdb, Array(65).fill(3)),
    ]
    const picture = jpegForTests(64, 48, { before })
    expect(cleanPicture(picture)?.bytes).toEqual(picture)
  })

  it('a cleaned JPEG lacks fill bytes', () => {
    const picture = jpegForTests(64, 48, { before: [0xff, 0xff] })
    expect(cleanPicture(picture)?.bytes).toEqual(jpegForTests(64, 48))
  })

  it('a cleaned JPEG lacks the video and depth map after its end', () => {
    const picture = jpegForTests(64, 48)
    const longer = new Uint8Array([...picture, ...ascii('MotionPhoto_Data'), 1, 2, 3])
    expect(cleanPicture(longer)?.bytes).toEqual(picture)
  })

  it.each([
    [2, 'MM', [0x4d, 0x4d, 0, 0x2a, 0, 0, 0xff, 0]],
    [3, 'nothing', []],
  ])(
    'a JPEG with invalid Exif is treated as having the normal orientation (%d %s)',
    (_index, _name, tiff) => {
      const before = segmentForTests(0xe1, [...ascii('Exif\0\0'), ...tiff])
      expect(cleanPicture(jpegForTests(64, 48, { before }))?.bytes).toEqual(jpegForTests(64, 48))
    },
  )
})

describe('PNG', () => {
  it('a cleaned PNG lacks texts, times and Exif', () => {
    const looks = chunkForTests('gAMA', [0, 0, 0xb1, 0x8f])
    const before = [
      ...chunkForTests('tEXt', ascii('Author\0Marina')),
      ...looks,
      ...chunkForTests('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0<gps/>')),
      ...chunkForTests('eXIf', exif(6).slice(6)),
      ...chunkForTests('tIME', [7, 0xea, 11, 21, 12, 0, 0]),
      ...chunkForTests('prVt', ascii('anything')),
    ]
    const cleaned = cleanPicture(pngForTests(640, 480, { before }))
    expect(cleaned?.bytes).toEqual(pngForTests(640, 480, { before: looks }))
  })

  it('a cleaned PNG lacks data after its end', () => {
    const picture = pngForTests(64, 48)
    expect(cleanPicture(new Uint8Array([...picture, 80, 75, 3, 4]))?.bytes).toEqual(picture)
  })
})

describe('rejected picture', () => {
  const png = pngForTests(64, 48)
  const jpeg = jpegForTests(64, 48)
  const broken = pngForTests(64, 48)
  broken[45] = (broken[45] ?? 0) ^ 1
  const animation = chunkForTests('acTL', [0, 0, 0, 2, 0, 0, 0, 0])
  const needed = chunkForTests('XYZW', [])
  it.each([
    ['an animated PNG', pngForTests(64, 48, { before: animation }), 'moves'],
    ['a PNG with truncated pixels', png.subarray(0, png.length - 20), 'damaged'],
    ['a PNG without its end', png.subarray(0, png.length - 12), 'damaged'],
    ['a PNG with a wrong checksum', broken, 'damaged'],
    ['a PNG with an unknown critical chunk', pngForTests(9, 9, { before: needed }), 'damaged'],
    ['a JPEG with truncated pixels', jpeg.subarray(0, jpeg.length - 4), 'damaged'],
    ['a JPEG without its end', jpeg.subarray(0, jpeg.length - 2), 'damaged'],
    ['a JPEG without pixels', new Uint8Array([...jpeg.subarray(0, 39), 0xff, 0xd9]), 'damaged'],
    ['a picture of size 0', pngForTests(0, 10), 'noPicture'],
    ['a text', new TextEncoder().encode('a text that is called .jpg'), 'noPicture'],
    ['a picture of 8,000 by 8,000 pixels', jpegForTests(8000, 8000), 'tooManyPixels'],
    ['a picture with a side of more than 12,000 pixels', pngForTests(12_001, 10), 'tooManyPixels'],
  ])('cleaning rejects %s', (_name, bytes, problem) => {
    expect(clean(bytes)).toEqual({ problem })
  })

  it('cleaning accepts a phone picture of 50 megapixels', () => {
    expect(clean(jpegForTests(8160, 6120))).toMatchObject({ width: 8160, height: 6120 })
  })
})
