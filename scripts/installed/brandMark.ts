/** The brand's mark as pictures, for the icons that systems show of an installed portal. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** A square picture of the mark. */
export type IconLook = {
  /** Pixels of a side. */
  size: number
  /** The part of a side that the mark takes. A system may cut off all but the middle 80 %. */
  share: number
  /** The colour behind the mark; transparent without one. */
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

let ready: Promise<void> | undefined

/** Draws an icon as PNG. */
export async function iconPng(mark: string, look: IconLook): Promise<Uint8Array> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(
    (code) => initWasm(code),
  )
  await ready
  return new Resvg(iconSvg(mark, look)).render().asPng()
}
