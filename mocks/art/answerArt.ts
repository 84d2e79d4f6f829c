/** Responds to requests below `/art/`, in MSW and in the gateway. */
import { catalogue } from '../content/games/catalogue.ts'
import { licencePicture } from './licencePicture.ts'
import { dealerPicture, personPicture } from './people.ts'
import { bannerPicture, gamePicture } from './pictures.ts'
import { vendorBannerPicture, vendorIconPicture, vendorLogoPicture } from './vendorPictures.ts'

export const artPrefix = '/art/'

/**
 * The picture at a URL never changes, because the URL contains a version. The Content Security
 * Policy prevents a picture from running scripts and loading files.
 */
const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Games on other origins and games in sandboxed frames embed these pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const vendorSides = /^([A-Z0-9_]{1,30})(-dark|-icon|-banner)?$/

function vendorPicture(name: string): string | undefined {
  const [, code = '', side] = vendorSides.exec(name) ?? []
  const vendor = catalogue.vendors.find((one) => one.code === code)
  if (!vendor) return undefined
  if (side === '-icon') return vendorIconPicture(vendor)
  if (side === '-banner') return vendorBannerPicture(vendor)
  return vendorLogoPicture(vendor, side === '-dark' ? 'dark' : 'light')
}

function gamePictureOf(nodeId: string): string | undefined {
  const game = catalogue.find(nodeId)
  return game && gamePicture(game)
}

const painters: Readonly<Record<string, (name: string) => string | undefined>> = {
  games: gamePictureOf,
  vendors: vendorPicture,
  banners: bannerPicture,
  avatars: personPicture,
  dealers: dealerPicture,
  licences: licencePicture,
}

/**
 * Path of a picture: `/art/<kind>/<name>.svg`. Names of banners, avatars, dealers and licences
 * consist of lower-case letters, digits and hyphens.
 */
const artPath =
  /^\/art\/(games|vendors|banners|avatars|dealers|licences)\/([A-Za-z0-9_-]{1,60})\.svg$/
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** SVG document at a path; undefined if the path names no picture. */
export function paint(pathname: string): string | undefined {
  const [, kind = '', name = ''] = artPath.exec(pathname) ?? []
  const isFree = ['banners', 'avatars', 'dealers', 'licences'].includes(kind)
  if (isFree && !slug.test(name)) return undefined
  return painters[kind]?.(name)
}

/** Response to a GET request below `/art/`: the picture, or 404. */
export function answerArt(pathname: string): Response {
  const picture = paint(pathname)
  return picture === undefined
    ? new Response('not found\n', {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    : new Response(picture, { headers })
}
