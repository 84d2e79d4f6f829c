import { numberFor } from '../../platform/domain/base/chance/pickers.ts'
import type { Vendor } from '../../platform/domain/base/content/vendor.ts'
import { motifOf } from './motifs.ts'
import { fills, paletteFor } from './palette.ts'
import { svg } from './pictures.ts'
import { vendorMotif } from './subjects.ts'

const shapes = [
  '<rect x="4" y="4" width="40" height="40" rx="11" fill="url(#a)"/>',
  '<circle cx="24" cy="24" r="20" fill="url(#a)"/>',
  '<path d="M24 3l18 10.500v21L24 45 6 34.500v-21z" fill="url(#a)"/>',
  '<path d="M24 3l18 6v14c0 11-8 18-18 22C14 41 6 34 6 23V9z" fill="url(#a)"/>',
  '<path d="M24 3l21 21-21 21L3 24z" fill="url(#a)"/>',
  '<path d="M14 4h28L34 44H6z" fill="url(#a)"/>',
] as const

const font = 'font-family="system-ui,Segoe UI,Roboto,sans-serif"'
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const accentOf = ({ accent }: Vendor) =>
  `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${accent}"/><stop offset="1" stop-color="${accent}" stop-opacity=".62"/></linearGradient></defs>`

/** Sign of a vendor: a shape with up to three letters of its code. */
function sign(vendor: Vendor): string {
  const short = vendor.code.replace(/^TCG_(LOTTO_)?/, '').slice(0, 3)
  const size = short.length > 2 ? 13 : 18
  const shape = shapes[numberFor(`${vendor.code}/shape`, shapes.length)] ?? shapes[0]
  return `${accentOf(vendor)}<path d="M6 6h36v36H6z" fill="none"/>${shape}<text x="24" y="${24 + size * 0.36}" text-anchor="middle" ${font} font-size="${size}" font-weight="900" fill="#fff">${short}</text>`
}

/** Icon of a vendor, 48 by 48 pixels: only its sign. */
export const vendorIconPicture = (vendor: Vendor): string => svg(48, 48, sign(vendor))

/**
 * Logo of a vendor: its sign and its name, 48 pixels high.
 * @param on theme of the background.
 */
export function vendorLogoPicture(vendor: Vendor, on: 'light' | 'dark'): string {
  const width = 62 + Math.ceil(vendor.name.length * 10.6)
  const ink = on === 'light' ? '#0B0F1A' : '#F4F6FB'
  return svg(
    width,
    48,
    `${sign(vendor)}<text x="54" y="31" ${font} font-size="19" font-weight="800" letter-spacing="-.3" fill="${ink}" textLength="${width - 62}" lengthAdjust="spacingAndGlyphs">${escapeText(vendor.name)}</text>`,
  )
}

/** Hue of a colour, in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  )
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return Math.round((hue + 360) % 360)
}

/** Maximum number of characters beside the motif of a banner. */
const longestLine = 20

/** Lines of a vendor's name in its banner: a long name is divided at the space nearest its middle. */
export function nameLines(name: string): string[] {
  if (name.length <= longestLine) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const toMiddle = (index: number) => Math.abs(index - name.length / 2)
  const [space] = spaces.toSorted((one, other) => toMiddle(one) - toMiddle(other))
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)]
}

/** Banner of a vendor, 640 by 240 pixels: its colour, a motif and its name. */
export function vendorBannerPicture(vendor: Vendor): string {
  const palette = paletteFor(`vendor/${vendor.code}`, hueOf(vendor.accent))
  const motif = motifOf(vendorMotif(vendor.code))
  return svg(
    640,
    240,
    [
      fills(palette),
      '<path fill="url(#g)" d="M0 0h640v240H0z"/><circle cx="510" cy="116" r="190" fill="url(#r)"/>',
      `<g transform="translate(590 70)scale(1.600)rotate(16)" opacity=".2">${motif}</g><g transform="translate(500 120)scale(1.900)rotate(-8)">${motif}</g>`,
      `<g transform="translate(36 62)scale(1.300)">${sign(vendor)}</g>`,
      ...nameLines(vendor.name).map(
        (line, index) =>
          `<text x="40" y="${176 + index * 40}" ${font} font-size="34" font-weight="900" fill="#fff">${escapeText(line)}</text>`,
      ),
    ].join(''),
  )
}
