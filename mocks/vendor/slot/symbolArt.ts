/** SVG drawings of a slot's symbols and backdrop, in the colours of the game's tile. */
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { motifOf } from '../../art/motifs.ts'
import { star } from '../../art/objectMotifs.ts'
import { metals, type Palette, paletteFor } from '../../art/palette.ts'
import type { SymbolCode } from '../../rules/slot/machine.ts'

const hsl = (hue: number, saturation: number, light: number, opacity = 1) =>
  `hsl(${((hue % 360) + 360) % 360} ${saturation}% ${light}% / ${opacity})`

const stops = (colors: readonly (readonly [offset: number, color: string])[]) =>
  colors.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')

const vertical = (id: string, colors: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colors)}</linearGradient>`
const radial = (id: string, colors: readonly (readonly [number, string])[]) =>
  `<radialGradient id="${id}">${stops(colors)}</radialGradient>`

/** Metal gradients of the pictures: first the metal of the tile, then the other metals. */
const metalsFor = ({ metal }: Palette): Palette['metal'][] => [
  metal,
  ...metals.filter(([light, middle]) => light !== metal[0] && middle !== metal[1]),
]

/**
 * SVG of a motif with a gradient fill. Adds the symbol's code to the ids in the motif, so that they
 * are unique in the document.
 */
const filled = (motif: string, code: SymbolCode, shade: string) =>
  motif
    .replaceAll('class="m"', `fill="url(#g${code})"`)
    .replaceAll('class="l"', 'fill="#fff" fill-opacity=".72"')
    .replaceAll('class="d"', `fill="${shade}" fill-opacity=".85"`)
    .replaceAll(/id="(\w+)"/g, `id="$1${code}"`)
    .replaceAll(/href="#(\w+)"/g, `href="#$1${code}"`)

/** Dark silhouette behind a motif, as its outline. */
const silhouette = (motif: string, code: SymbolCode, shade: string) =>
  `<g fill="${shade}" stroke="${shade}" stroke-width="7" stroke-linejoin="round">${motif
    .replaceAll(/ class="\w"/g, '')
    .replaceAll(/ opacity="[\d.]+"/g, '')
    .replaceAll(/id="(\w+)"/g, `id="$1${code}o"`)
    .replaceAll(/href="#(\w+)"/g, `href="#$1${code}o"`)}</g>`

function picture(code: SymbolCode, name: string, palette: Palette): string {
  const [light, middle, dark] = metalsFor(palette)[Number(code) - 1] ?? palette.metal
  const motif = motifOf(name)
  const { shade } = palette
  return (
    vertical(`g${code}`, [
      [0, light],
      [0.45, middle],
      [1, dark],
    ]) +
    radial(`h${code}`, [
      [0, middle.concat('88')],
      [1, middle.concat('00')],
    ]) +
    toSymbol(
      name,
      `<circle r="60" fill="url(#h${code})"/><g transform="translate(0 3)" opacity=".9">${silhouette(motif, code, shade)}</g>${filled(motif, code, shade)}`,
    )
  )
}

const toSymbol = (name: string, content: string) =>
  `<symbol id="s-${name}" viewBox="-60 -60 120 120">${content}</symbol>`

/** Hues of the card ranks, in degrees from the hue of the theme. */
const rankHues: Readonly<Record<SymbolCode, number>> = { A: 0, K: 70, Q: 145, J: 215, T: 290 }

const lettering = 'text-anchor="middle" font-weight="900" font-family="Georgia,serif"'
const plateLettering =
  'text-anchor="middle" font-weight="900" font-family="system-ui,Arial,sans-serif"'

function rank(code: SymbolCode, name: string, { hue, shade }: Palette): string {
  const own = hue + (rankHues[code] ?? 0)
  const size = name.length > 1 ? 88 : 108
  return (
    vertical(`g${code}`, [
      [0, hsl(own, 95, 88)],
      [0.48, hsl(own, 88, 68)],
      [0.52, hsl(own, 82, 52)],
      [1, hsl(own, 78, 38)],
    ]) +
    toSymbol(
      name,
      `<g ${lettering} font-size="${size}" letter-spacing="-4" stroke-linejoin="round"><text y="40" fill="${shade}" stroke="${shade}" stroke-width="10">${name}</text><text y="36" fill="url(#g${code})" stroke="${hsl(own, 90, 94)}" stroke-width="1.5">${name}</text></g>`,
    )
  )
}

const bar = (code: SymbolCode, name: string, { shade }: Palette): string =>
  vertical(`g${code}`, [
    [0, '#f8fafc'],
    [0.5, '#94a3b8'],
    [1, '#334155'],
  ]) +
  toSymbol(
    name,
    `<rect x="-52" y="-27" width="104" height="54" rx="12" fill="url(#g${code})" stroke="${shade}" stroke-width="5"/><rect x="-44" y="-19" width="88" height="38" rx="7" fill="#0b1020"/><text y="12" ${plateLettering} font-size="34" letter-spacing="3" fill="url(#g${code})">BAR</text>`,
  )

/** Labelled plate below the picture of a wild or scatter symbol. */
const plate = (word: string, size: number, fill: string) =>
  `<rect x="-56" y="10" width="112" height="34" rx="10" fill="${fill}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><text y="${27 + size * 0.36}" ${plateLettering} font-size="${size}" letter-spacing="1" fill="#fff">${word}</text>`

const wildArt = (name: string): string =>
  vertical('gW', [
    [0, '#FFF7D6'],
    [0.4, '#FFC93C'],
    [1, '#E4572E'],
  ]) +
  vertical('pW', [
    [0, '#B5179E'],
    [1, '#560BAD'],
  ]) +
  toSymbol(
    name,
    `<path d="${star(16, 58, 40)}" fill="#7A1B0C" opacity=".55" transform="translate(0 4)"/><path d="${star(16, 57, 40)}" fill="url(#gW)"/><path d="${star(5, 34, 15)}" fill="#fff" fill-opacity=".85" transform="translate(0-12)"/>${plate('WILD', 30, 'url(#pW)')}`,
  )

const scatterArt = (name: string, { glow }: Palette): string =>
  radial('gS', [
    [0, '#fff'],
    [0.35, glow],
    [1, '#0F1B4C'],
  ]) +
  vertical('pS', [
    [0, '#0EA5E9'],
    [1, '#1E3A8A'],
  ]) +
  toSymbol(
    name,
    `<circle r="56" fill="#0A1033" stroke="#FFD873" stroke-width="5"/><circle r="49" fill="url(#gS)"/><path d="${star(8, 46, 14)}" fill="#fff" fill-opacity=".9" transform="translate(0-8)"/><path d="${star(4, 30, 8)}" fill="#FFD873" transform="translate(0-8)rotate(22.5)"/>${plate('SCATTER', 22, 'url(#pS)')}`,
  )

function symbolArt(code: SymbolCode, name: string, palette: Palette): string {
  if (/\d/.test(code)) return picture(code, name, palette)
  if (code === 'W') return wildArt(name)
  if (code === 'S') return scatterArt(name, palette)
  return code === 'B' ? bar(code, name, palette) : rank(code, name, palette)
}

/** SVG with the gradients and symbols of a game. The `<symbol>` ids are `s-NAME`. */
export function symbolDefinitions(
  { nodeId }: Pick<Game, 'nodeId'>,
  names: Readonly<Record<SymbolCode, string>>,
): string {
  const palette = paletteFor(`game/${nodeId}`)
  const symbols = Object.entries(names).map(([code, name]) => symbolArt(code, name, palette))
  return `<svg class="art" width="0" height="0" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`
}

/** SVG backdrop of the machine, in the colours of the game's tile. */
export function backdrop({ nodeId, motif }: Pick<Game, 'nodeId' | 'motif'>): string {
  const { ground, glow, shade } = paletteFor(`game/${nodeId}`)
  const motifs = [
    [95, 165, 1.5, -18],
    [705, 175, 1.3, 14],
    [115, 345, 1.2, 12],
    [690, 335, 1.6, -12],
  ]
    .map(
      ([x, y, scale, turn]) =>
        `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${motifOf(motif)
          .replaceAll(/ class="\w"/g, '')
          .replaceAll(/ id="\w+"/g, '')
          .replaceAll(/<use[^>]*>/g, '')}</g>`,
    )
    .join('')
  return `<svg class="backdrop" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="bg" x1="0" y1="0" x2=".3" y2="1">${stops(
    [
      [0, ground[0]],
      [1, ground[1]],
    ],
  )}</linearGradient><radialGradient id="bl">${`<stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/>`}</radialGradient></defs><path fill="url(#bg)" d="M0 0h800v500H0z"/><circle cx="400" cy="250" r="300" fill="none" stroke="#fff" stroke-width="600" stroke-dasharray="52.36" opacity=".05"/><circle cx="400" cy="230" r="420" fill="url(#bl)"/><g fill="${shade}" opacity=".3">${motifs}</g></svg>`
}
