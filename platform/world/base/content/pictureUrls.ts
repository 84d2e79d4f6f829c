/** Where pictures are. What a URL names never changes: new drawings get a new version. */

import { hashOf } from '../chance/pickers.ts'

/** Rises when drawings change. */
const artVersion = 1

const url = (path: string) => `/art/${path}.svg?v=${artVersion}`

/** The picture of a game, 3:4. */
export const gameArt = (nodeId: string): string => url(`games/${nodeId}`)
/** A vendor's logo for light surfaces, for dark ones, and its banner. */
export const vendorLogo = (code: string): string => url(`vendors/${code}`)
export const vendorLogoDark = (code: string): string => url(`vendors/${code}-dark`)
export const vendorBanner = (code: string): string => url(`vendors/${code}-banner`)
/** The seal of whoever licenses a market, by the market's code in small letters. */
export const licenceArt = (market: string): string => url(`licences/${market}`)
/** The picture of a person: the same for the same name, in whatever script. */
export function avatarArt(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return url(`avatars/${slug.replace(/-$/, '') || `p${hashOf(name)}`}`)
}
