/** URLs of pictures. The picture of a URL never changes: new drawings get a new version. */

import { hashOf } from '../../platform/domain/base/chance/pickers.ts'
import type { Images } from '../../platform/providers.ts'
import { bannerPicture } from '../art/pictures.ts'

/** Increased when drawings change. */
const artVersion = 2

const url = (path: string) => `/art/${path}.svg?v=${artVersion}`

const bannerUrls = new Map<string, string>()

/** URL of a banner, with a hash of its drawing as version. */
export function bannerArt(name: string): string {
  const known = bannerUrls.get(name)
  if (known !== undefined) return known
  const version = hashOf(bannerPicture(name)).toString(36)
  const made = `/art/banners/${name}.svg?v=${version}`
  bannerUrls.set(name, made)
  return made
}

/** Pictures drawn by the demonstration. */
export const drawnImages: Images = {
  game: (nodeId) => url(`games/${nodeId}`),
  vendorLogo: (code) => url(`vendors/${code}`),
  vendorLogoDark: (code) => url(`vendors/${code}-dark`),
  vendorIcon: (code) => url(`vendors/${code}-icon`),
  vendorBanner: (code) => url(`vendors/${code}-banner`),
  licence: (market) => url(`licences/${market}`),
  banner: bannerArt,
}

/** Picture of a person; the same for the same name in any script. */
export function avatarArt(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return url(`avatars/${slug.replace(/-$/, '') || `p${hashOf(name)}`}`)
}
