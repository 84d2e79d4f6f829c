import { expect, it } from 'vitest'
import {
  chunkForTests,
  jpegForTests,
  pngForTests,
  segmentForTests,
} from '../../lib/pictures/picturesForTests.ts'
import { preparePicture } from './preparePicture.ts'

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png', type = '') =>
  new File([bytes], name, { type })
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const contentOf = async (blob: Blob | undefined) =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())

it('preparePicture detects the type of a picture from its bytes, not from its name or media type', async () => {
  const { body } = await preparePicture(fileOf(pngForTests(9, 9), 'a.txt', 'text/plain'))
  expect(body?.type).toBe('image/png')
  const jpeg = await preparePicture(fileOf(jpegForTests(9, 9), 'a.png', 'image/png'))
  expect(jpeg.body?.type).toBe('image/jpeg')
})

it('preparePicture removes location and device data from a picture', async () => {
  const before = segmentForTests(0xe1, ascii('Exif\0\0 -23.55, -46.63'))
  const { body } = await preparePicture(fileOf(jpegForTests(9, 9, { before })))
  expect(await contentOf(body)).toEqual(jpegForTests(9, 9))
})

const webp = (form: string, flags: number) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii(`WEBP${form}`), 10, 0, 0, 0, flags, 0])

it.each([
  ['a file that is a picture by its name only', new TextEncoder().encode('<html>'), 'noPicture'],
  ['an empty file', new Uint8Array(), 'empty'],
  ['a large file that is no picture', new Uint8Array(5 * 1024 * 1024 + 1), 'tooLarge'],
  ['a picture of 8,000 by 8,000 pixels', jpegForTests(8000, 8000), 'tooManyPixels'],
  ['a truncated picture', pngForTests(9, 9).slice(0, -12), 'damaged'],
  ['an animated picture', pngForTests(9, 9, { before: chunkForTests('acTL', [0]) }), 'moves'],
  ['an animated WebP', webp('VP8X', 0x12), 'moves'],
  // Node cannot draw pictures.
  ['a WebP in an environment that cannot draw it', webp('VP8L', 0), 'noPicture'],
  [
    'a photo above 4,000 pixels in an environment that cannot draw it',
    jpegForTests(5000, 9),
    'damaged',
  ],
])('preparePicture rejects %s', async (_name, bytes, problem) => {
  expect(await preparePicture(fileOf(bytes))).toEqual({ problem })
})
