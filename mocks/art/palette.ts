/** Colours of a picture: a dark background of one hue, a glow, and the metal of its motif. */
import { numberFor, pick } from '../../platform/domain/base/chance/pickers.ts'

export type Palette = {
  /** Hue of the background, in degrees. */
  hue: number
  /** Background gradient from top to bottom. */
  ground: readonly [top: string, bottom: string]
  glow: string
  metal: readonly [light: string, middle: string, dark: string]
  shade: string
}

export const metals: readonly Palette['metal'][] = [
  ['#FFF3C4', '#FFC24B', '#C77F12'],
  ['#FFE9A8', '#FFB01F', '#B45309'],
  ['#C9FFE9', '#00C781', '#047857'],
  ['#FFFFFF', '#CBD5E1', '#64748B'],
  ['#FFE0D1', '#FB7A4B', '#B8321A'],
  ['#FFD6EC', '#F0529C', '#9D174D'],
  ['#D5EEFF', '#38A7F8', '#1D4ED8'],
]

/** Gold is more likely than any other metal, since most games show gold. */
const metalFor = (seed: string): Palette['metal'] =>
  pick(`${seed}/metal`, [...metals, ...metals.slice(0, 2), ...metals.slice(0, 2)])

const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${((hue % 360) + 360) % 360} ${saturation}% ${light}%)`

/** Hues for backgrounds, in degrees. Hues that look muddy in dark colours are missing. */
const hues = [
  150, 162, 176, 190, 204, 216, 228, 242, 256, 270, 286, 302, 318, 334, 348, 4, 18,
] as const

/**
 * Colours of a picture.
 * @param hue hue of the background; derived from the seed by default.
 */
export function paletteFor(seed: string, hue: number = pick(`${seed}/hue`, hues)): Palette {
  // The hue of the gradient moves towards blue, whichever side of blue it starts from.
  const away = 24 + numberFor(`${seed}/turn`, 4) * 12
  const turn = hue > 20 && hue < 240 ? away : -away
  return {
    hue,
    ground: [hsl(hue, 68, 34), hsl(hue + turn, 62, 10)],
    glow: hsl(hue - turn / 2, 92, 66),
    metal: metalFor(seed),
    shade: hsl(hue + turn, 60, 12),
  }
}

/** SVG definitions of the gradients and of the classes that fill the motifs. */
export const fills = ({ ground, glow, metal, shade }: Palette): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>` +
  `<radialGradient id="r"><stop stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${metal[0]}"/><stop offset=".45" stop-color="${metal[1]}"/><stop offset="1" stop-color="${metal[2]}"/></linearGradient></defs>` +
  `<style>.m{fill:url(#m)}.l{fill:#fff;fill-opacity:.72}.d{fill:${shade};fill-opacity:.82}</style>`
