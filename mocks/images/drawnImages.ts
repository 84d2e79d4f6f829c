/** URLs of pictures. The picture at a URL never changes: changed drawings get a new version. */

import { hashOf } from '../../platform/domain/base/chance/pickers.ts'
import type { Images } from '../../platform/providers.ts'

/** Hash of all drawings. After a change of the drawings, a test fails and shows the new hash. */
export const artVersion = 'd6z0qs'

const url = (path: string) => `/art/${path}.svg?v=${artVersion}`

export const bannerArt = (name: string): string => url(`banners/${name}`)

/** URLs of the pictures that the demonstration draws. */
export const drawnImages: Images = {
  game: (nodeId) => url(`games/${nodeId}`),
  vendorLogo: (code) => url(`vendors/${code}`),
  vendorLogoDark: (code) => url(`vendors/${code}-dark`),
  vendorIcon: (code) => url(`vendors/${code}-icon`),
  vendorBanner: (code) => url(`vendors/${code}-banner`),
  licence: (market) => url(`licences/${market}`),
  banner: bannerArt,
}

/** URL of a person's portrait. A name without Latin letters or digits is replaced by its hash. */
export function avatarArt(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return url(`avatars/${slug.replace(/-$/, '') || `p${hashOf(name)}`}`)
}

/**
 * URL of the picture of a dealer behind a table. The dealer has the same face as the avatar of that
 * name.
 */
export const dealerArt = (name: string): string => url(`dealers/${name}`)
