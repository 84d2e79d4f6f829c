/** The beginnings of pictures, as far as a server looks at them. */

const sixteen = (value: number) => [value >> 8, value & 0xff]
const thirtyTwo = (value: number) => [...sixteen(value >>> 16), ...sixteen(value & 0xffff)]
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** A png of that many pixels, whose pixels are missing. */
export const pngForTests = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...thirtyTwo(13), ...ascii('IHDR'), ...thirtyTwo(width), ...thirtyTwo(height)],
    ...[8, 6, 0, 0, 0, ...thirtyTwo(0)],
  ])

/** A jpeg of that many pixels, with a segment before its frame as cameras write one. */
export const jpegForTests = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, ...sixteen(16), ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xff, 0xc0, ...sixteen(17), 8, ...sixteen(height), ...sixteen(width), 3],
    ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
  ])
