import { hostAddresses, knownHosts } from '../../../lib/hostAddresses.ts'

/** Place in which a launched game is shown. */
export type LaunchPlace =
  /** Frame, with the URLs to try in this order. */
  | { kind: 'frame'; addresses: readonly string[] }
  /** Separate window, because the portal must not frame the host. */
  | { kind: 'window'; address: string }

type Hosts = {
  /** Hosts of games: `launchGameCDNs` of the system status. */
  hosts: readonly string[]
  /** Origins that this build may frame, besides its own. */
  frameHosts: readonly string[]
  origin: string
  /** Random number that selects the first host; see {@link hostAddresses}. */
  chance: number
}

/** True if a launch returned a URL that can be opened: a path of the portal, or an HTTP(S) URL. */
export function isLaunchable(launchUrl: unknown, origin: string): launchUrl is string {
  if (typeof launchUrl !== 'string') return false
  return launchUrl.startsWith('/')
    ? URL.canParse(launchUrl, origin) && new URL(launchUrl, origin).origin === origin
    : URL.canParse(launchUrl) && /^https?:$/.test(new URL(launchUrl).protocol)
}

/**
 * Decides where a launch URL opens. The portal's origin and hosts known to the build are framed;
 * any other URL opens in a window.
 */
export function launchPlace(
  launchUrl: string,
  { hosts, frameHosts, origin, chance }: Hosts,
): LaunchPlace {
  if (!launchUrl.startsWith('/')) {
    const host = URL.canParse(launchUrl) ? new URL(launchUrl).origin : ''
    return host === origin || frameHosts.includes(host)
      ? { kind: 'frame', addresses: [launchUrl] }
      : { kind: 'window', address: launchUrl }
  }
  const known = knownHosts(hosts, frameHosts)
  if (known.length === 0 && hosts.length > 0) {
    const [address = launchUrl] = hostAddresses(launchUrl, hosts, chance)
    return { kind: 'window', address }
  }
  return { kind: 'frame', addresses: hostAddresses(launchUrl, known, chance) }
}

/**
 * Sandbox permissions of a game's frame. No frame may navigate the top page. A game of the portal's
 * origin gets an opaque origin; otherwise it could reach into the page and leave the sandbox.
 * @param isMocked true if the browser mocks serve the game. Such a game needs the storage of the
 * portal's origin.
 */
export function sandboxOf(address: string, origin: string, isMocked: boolean): string {
  const isOurs = new URL(address, origin).origin === origin
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']
  return [...rights, ...(isOurs && !isMocked ? [] : ['allow-same-origin'])].join(' ')
}

/**
 * Origin of the messages from a game's frame. A sandbox without an origin sends the string `null`.
 */
export function messageOrigin(address: string, origin: string, isMocked: boolean): string {
  const host = new URL(address, origin).origin
  return host === origin && !isMocked ? 'null' : host
}
