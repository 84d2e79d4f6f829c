/** Where pictures are. What a URL names never changes: new drawings get a new version. */

/** Rises when drawings change. */
const artVersion = 1

const url = (path: string) => `/art/${path}.svg?v=${artVersion}`

/** The picture of a game, 3:4. */
export const gameArt = (nodeId: string): string => url(`games/${nodeId}`)
/** A vendor's logo for light surfaces, for dark ones, and its banner. */
export const vendorLogo = (code: string): string => url(`vendors/${code}`)
export const vendorLogoDark = (code: string): string => url(`vendors/${code}-dark`)
export const vendorBanner = (code: string): string => url(`vendors/${code}-banner`)
/** The picture of a person; any name of small letters, digits and hyphens has one. */
export const avatarArt = (name: string): string =>
  url(
    `avatars/${
      name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .slice(0, 60) || 'guest'
    }`,
  )
