/** URLs of pictures. The picture of a URL never changes: new drawings get a new version. */

import { hashOf } from '../../platform/domain/base/chance/pickers.ts'
import type { Images } from '../../platform/providers.ts'

/** Hash of the drawings. A test fails with the new one when they change. */
export const artVersion = 'zrg41i'

const url = (path: string) => `/art/${path}.svg?v=${artVersion}`

export const bannerArt = (name: string): string => url(`banners/${name}`)

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

/** Picture of a dealer behind the table, who has the face of the avatar of the same name. */
export const dealerArt = (name: string): string => url(`dealers/${name}`)
