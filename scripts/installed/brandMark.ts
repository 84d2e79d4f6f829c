/** Images of the brand's mark for the icons of an installed portal. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

export type IconLook = {
  /** Side length in pixels. */
  size: number
  /**
   * Share of a side that the mark occupies. A system may crop everything outside the middle 80 %.
   */
  share: number
  /** Background colour. Transparent by default. */
  background?: string | undefined
}

/**
 * Draws the mark in the middle of a square.
 * @param mark an SVG document with a square `viewBox`.
 */
export function iconSvg(mark: string, { size, share, background }: IconLook): string {
  const [whole, box, inside] =
    /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? []
  if (whole === undefined) throw new Error('The mark is no SVG document with a viewBox')
  const side = size * share
  const start = (size - side) / 2
  const ground = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''
  const place = `x="${start}" y="${start}" width="${side}" height="${side}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
    `<svg ${place} viewBox="${box}">${inside}</svg></svg>`
  )
}

/**
 * Combines PNG images into one `.ico` file, which browsers and crawlers request at `/favicon.ico`.
 * @param pictures images with sides of up to 256 pixels.
 */
export function iconFile(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const entryLength = 16
  const head = Buffer.alloc(6 + entryLength * pictures.length)
  // Type 1 is an icon, not a cursor.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + entryLength * index
    // The ICO format stores a side of 256 pixels as 0.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(place, at + 12)
    place += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

let ready: Promise<void> | undefined

export async function iconPng(mark: string, look: IconLook): Promise<Uint8Array> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(
    (code) => initWasm(code),
  )
  await ready
  return new Resvg(iconSvg(mark, look)).render().asPng()
}
