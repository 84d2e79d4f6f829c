/** Pictures that the server accepts as complete, although their pixels cannot be decoded. */

import { crc32 } from './crc32.ts'

const sixteen = (value: number) => [value >> 8, value & 0xff]
const thirtyTwo = (value: number) => [...sixteen(value >>> 16), ...sixteen(value & 0xffff)]
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

export function chunkForTests(type: string, data: readonly number[]): number[] {
  const named = [...ascii(type), ...data]
  return [...thirtyTwo(data.length), ...named, ...thirtyTwo(crc32(new Uint8Array(named)))]
}

export const segmentForTests = (code: number, data: readonly number[]): number[] => [
  ...[0xff, code, ...sixteen(data.length + 2)],
  ...data,
]

/** Bytes whose pattern repeats only after 251 bytes. */
const detail = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 7 + seed) % 251)

type Contents = {
  /** Chunks or segments in front of the pixels. */
  before?: readonly number[]
  /** Number of bytes of the pixels. */
  size?: number
  /** Pictures with different seeds have different pixel data. */
  seed?: number
}

/** PNG of this size. */
export const pngForTests = (
  width: number,
  height: number,
  { before = [], size = 9, seed = 1 }: Contents = {},
): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunkForTests('IHDR', [...thirtyTwo(width), ...thirtyTwo(height), 8, 6, 0, 0, 0]),
    ...before,
    ...chunkForTests('IDAT', detail(size, seed)),
    ...chunkForTests('IEND', []),
  ])

/** JPEG of this size. `before` is placed in front of its frame, where cameras write metadata. */
export const jpegForTests = (
  width: number,
  height: number,
  { before = [], size = 9, seed = 1 }: Contents = {},
): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...segmentForTests(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...before,
    ...[0xff, 0xc0, ...sixteen(17), 8, ...sixteen(height), ...sixteen(width), 3],
    ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    ...segmentForTests(0xda, [1, 1, 0, 0, 63, 0]),
    // The scan contains a stuffed 0xff byte and a restart marker.
    ...[...detail(size, seed), 0xff, 0x00, 7, 0xff, 0xd0, 7],
    ...[0xff, 0xd9],
  ])

/** JPEG with the dimensions and the number of bytes of a photo. */
export const photoForTests = (seed: number): Uint8Array<ArrayBuffer> =>
  jpegForTests(1000, 640, { size: 30_000, seed })
