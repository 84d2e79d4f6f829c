/** Pictures of games and banners. The seed alone determines a picture. */

import { numberFor } from '../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import { motifOf } from './motifs.ts'
import { fills, type Palette, paletteFor } from './palette.ts'
import { bannerMotifs } from './subjects.ts'

/** SVG document with a width and a height in pixels. */
export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const round = (value: number) => Math.round(value)

/** Fan of light rays from a point, drawn as the dashes of one thick circle. */
function rays(x: number, y: number, count: number, length: number): string {
  const radius = length / 2
  const dash = ((Math.PI * radius) / count).toFixed(1)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${length}" stroke-dasharray="${dash}" opacity=".07"/>`
}

const rings = (x: number, y: number): string =>
  `<g fill="none" stroke="#fff" opacity=".12"><circle cx="${x}" cy="${y}" r="92" stroke-width="10"/><circle cx="${x}" cy="${y}" r="128" stroke-width="3"/><circle cx="${x}" cy="${y}" r="160" stroke-width="22"/></g>`

const reels =
  '<g fill="#fff" opacity=".07"><rect x="22" y="70" width="78" height="240" rx="14"/><rect x="111" y="70" width="78" height="240" rx="14"/><rect x="200" y="70" width="78" height="240" rx="14"/></g>'

const hills =
  '<path d="M0 300q60-70 130-34t90-40 80 20v154H0z" fill="#000" opacity=".22"/><path d="M0 340q80-60 160-20t140-30v110H0z" fill="#000" opacity=".28"/>'

const backdrops: readonly (() => string)[] = [
  () => rays(150, 185, 12, 330),
  () => rings(150, 185),
  () => reels,
  () => hills + rays(150, 185, 9, 300),
  () => rays(150, 420, 14, 460),
]

/** Sparks at pseudo-random positions, derived from the seed. */
function sparks(seed: string, count: number, width: number, height: number): string {
  const path = Array.from({ length: count }, (_, index) => {
    const at = (what: string, bound: number) => numberFor(`${seed}/spark/${index}/${what}`, bound)
    const size = 3 + at('size', 7)
    const half = round(size / 4) || 1
    return `M${at('x', width)} ${at('y', height) - size}l${half} ${size - half} ${size - half} ${half}-${size - half} ${half}-${half} ${size - half}-${half}-${size - half}-${size - half}-${half} ${size - half}-${half}z`
  })
  return `<path d="${path.join('')}" fill="#FFE7A3" opacity=".85"/>`
}

const place = (motif: string, x: number, y: number, scale: number, more = '') =>
  `<g transform="translate(${x} ${y})scale(${scale})${more}">${motif}</g>`

const again = (x: number, y: number, scale: number, turn: number, opacity: number) =>
  `<use href="#o" transform="translate(${x} ${y})rotate(${turn})scale(${scale})" opacity="${opacity}"/>`

/**
 * Arrangements of a motif: large, on a medallion, between two copies, or in front of its own
 * shadow.
 */
const layouts: readonly ((motif: string) => string)[] = [
  (motif) => place(`<g id="o">${motif}</g>`, 150, 188, 2.1),
  (motif) =>
    `<circle cx="150" cy="188" r="112" fill="#000" opacity=".35"/><circle cx="150" cy="188" r="106" fill="none" stroke="url(#m)" stroke-width="8"/>${place(motif, 150, 188, 1.5)}`,
  (motif) =>
    `<defs><g id="o">${motif}</g></defs>${again(66, 160, 1, -18, 0.55)}${again(234, 160, 1, 18, 0.55)}${again(150, 200, 1.75, 0, 1)}`,
  (motif) =>
    `<defs><g id="o">${motif}</g></defs>${again(186, 150, 2.7, 12, 0.16)}${again(146, 196, 1.95, -6, 1)}`,
]

/** Item of a non-empty list, at an index modulo the length of the list. */
const nth = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('The list is empty')
  return item
}

/** Ribbon with the part of a game's name that is the same in every language. */
const ribbon = (text: string): string =>
  text === ''
    ? ''
    : `<path d="M60 322h180l-14 18 14 18H60l14-18z" fill="url(#m)"/><text x="150" y="348" text-anchor="middle" font-family="system-ui,sans-serif" font-size="22" font-weight="900" letter-spacing="2" class="d">${text.toUpperCase()}</text>`

const frame =
  '<path d="M0 290h300v110H0z" fill="url(#f)"/><rect x="5" y="5" width="290" height="390" rx="16" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>'
const fade =
  '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0B0F1A" stop-opacity="0"/><stop offset="1" stop-color="#0B0F1A" stop-opacity=".7"/></linearGradient></defs>'

const signs = new Set(['Deluxe', '1000', 'Ways', '88', 'Extra', 'Link', 'Rush'])

/** Picture of a game, 300 by 400 pixels. */
export function gamePicture(game: Pick<Game, 'nodeId' | 'motif' | 'title'>): string {
  const { nodeId, motif, title } = game
  const seed = `game/${nodeId}`
  const palette = paletteFor(seed)
  const backdrop = nth(backdrops, numberFor(`${seed}/backdrop`, backdrops.length))()
  const layout = nth(layouts, numberFor(`${seed}/layout`, layouts.length))
  const sign = title.after !== undefined && signs.has(title.after) ? title.after : ''
  return svg(
    300,
    400,
    [
      fills(palette),
      fade,
      '<path fill="url(#g)" d="M0 0h300v400H0z"/>',
      backdrop,
      '<circle cx="150" cy="188" r="165" fill="url(#r)"/>',
      '<ellipse cx="150" cy="312" rx="92" ry="13" fill="#000" opacity=".3"/>',
      layout(motifOf(motif)),
      sparks(seed, 5, 300, 300),
      frame,
      ribbon(sign),
    ].join(''),
  )
}

const trio = (
  palette: Palette,
  [one = '', two = '', three = '']: readonly string[],
  unit: number,
) =>
  `${place(two, 7.9 * unit, 2.2 * unit, unit / 68, 'rotate(-14)')}${place(three, 10.5 * unit, 2.4 * unit, unit / 64, 'rotate(12)')}` +
  `<circle cx="${9.2 * unit}" cy="${2 * unit}" r="${1.5 * unit}" fill="${palette.shade}" opacity=".25"/>${place(one, 9.2 * unit, 2 * unit, unit / 36)}`

/**
 * Banner for carousels and promotions, 1200 by 400 pixels. Its left half is plain, to place text on
 * it.
 */
export function bannerPicture(name: string): string {
  const palette = paletteFor(`banner/${name}`)
  return svg(
    1200,
    400,
    [
      fills(palette),
      '<path fill="url(#g)" d="M0 0h1200v400H0z"/>',
      rays(920, 200, 16, 900),
      '<circle cx="920" cy="200" r="330" fill="url(#r)"/>',
      trio(palette, bannerMotifs(name).map(motifOf), 100),
      sparks(`banner/${name}`, 14, 1200, 380),
      '<path fill="#0B0F1A" opacity=".28" d="M0 0h460l-160 400H0z"/>',
    ].join(''),
  )
}
