import type { components } from '../../../api/gen/paths.ts'
import { safeLink } from '../../../kit/html/link.ts'
import { knownLink } from '../../../lib/knownLink.ts'
import { paths } from '../../../paths.ts'

export type Banner = components['schemas']['Banner']

/** Target of a click on a banner (LOB-40). */
export type BannerLink =
  | { kind: 'page'; path: string }
  | { kind: 'game'; nodeId: string }
  /** Announcement, opened in a dialog. */
  | { kind: 'announcement'; id: string }
  /** Page on another host of the platform, opened in a new tab. */
  | { kind: 'elsewhere'; href: string }

/** Page of each game-type key (LOB-48). */
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
  /** Origin of the current page, as `https://portico.example`. */
  origin: string
  /** Hosts that serve the platform. */
  ownHosts: readonly string[]
}

/**
 * Link of a banner. Undefined without a linkage (LOB-28), for an unknown kind, and for a target
 * that could be outside the platform.
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
      // The server is newer than this build, which does not know this kind of linkage.
      return undefined
  }
}
