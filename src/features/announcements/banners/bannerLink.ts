import type { components } from '../../../api/gen/paths.ts'
import { safeLink } from '../../../kit/html/link.ts'
import { knownLink } from '../../../lib/knownLink.ts'
import { paths } from '../../../paths.ts'

export type Banner = components['schemas']['Banner']

/** What a click on a banner opens (LOB-40). */
export type BannerLink =
  /** A page of ours. */
  | { kind: 'page'; path: string }
  | { kind: 'game'; nodeId: string }
  /** An announcement, over the page. */
  | { kind: 'announcement'; id: string }
  /** A page elsewhere, in a new tab. */
  | { kind: 'elsewhere'; href: string }

/** The page of each game-type key (LOB-48). */
const categories: Readonly<Record<string, () => string>> = {
  HOME: paths.home,
  PROMO: () => paths.promotions(),
  ELOTT: paths.elott,
  LOTT: paths.lott,
  LIVE: () => paths.live(),
  SPORTS: paths.sports,
  FISH: () => paths.fish(),
  RNG: () => paths.rng(),
  PVP: () => paths.pvp(),
  ESPORTS: paths.esports,
}

type Places = {
  /** Of this page, as `https://portico.example`. */
  origin: string
  /** The hosts that the platform is served from. */
  ownHosts: readonly string[]
}

/**
 * Where a banner leads. One without a linkage leads nowhere (LOB-28), and neither does one whose
 * kind is not known or whose target could be somebody else's.
 */
export function bannerLink(
  { linkageType, linkageTarget: target }: Pick<Banner, 'linkageType' | 'linkageTarget'>,
  { origin, ownHosts }: Places,
): BannerLink | undefined {
  if (linkageType === undefined || target === undefined) return undefined
  switch (linkageType) {
    case 'PROMOTION':
      return { kind: 'page', path: paths.promotions(target) }
    case 'GAME':
      return /^\d{1,12}$/.test(target) ? { kind: 'game', nodeId: target } : undefined
    case 'CATEGORY': {
      const path = Object.hasOwn(categories, target) ? categories[target]?.() : undefined
      return path === undefined ? undefined : { kind: 'page', path }
    }
    case 'PAGE': {
      const path = target.startsWith('/') ? safeLink(target, origin) : undefined
      return path === undefined ? undefined : { kind: 'page', path }
    }
    case 'POPUP':
      return { kind: 'announcement', id: target }
    case 'URL': {
      const href = knownLink(target, ownHosts)
      return href === undefined ? undefined : { kind: 'elsewhere', href }
    }
    default:
      // A server that is newer than this build.
      return undefined
  }
}
