import { hostAddresses, knownHosts } from '../../../lib/hostAddresses.ts'

/** Where a launched game is shown. */
export type LaunchPlace =
  /** In a frame; the addresses in the order in which to try them. */
  | { kind: 'frame'; addresses: readonly string[] }
  /** In a window of its own, since our pages may not frame its host. */
  | { kind: 'window'; address: string }

type Hosts = {
  /** `launchGameCDNs` of the status. */
  hosts: readonly string[]
  /** The origins that this build may frame, besides our own. */
  frameHosts: readonly string[]
  /** Our own. */
  origin: string
  /** See {@link hostAddresses}. */
  chance: number
}

/** Whether a launch gave an address that can be shown: a path of ours, or a page of the web. */
export function isLaunchable(launchUrl: unknown, origin: string): launchUrl is string {
  if (typeof launchUrl !== 'string') return false
  return launchUrl.startsWith('/')
    ? URL.canParse(launchUrl, origin) && new URL(launchUrl, origin).origin === origin
    : URL.canParse(launchUrl) && /^https?:$/.test(new URL(launchUrl).protocol)
}

/**
 * Where to show what a launch gave: framed are our own origin and hosts that status and build name.
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
 * What a game's frame may do. It may never take our page elsewhere; and a game of our own origin
 * gets an origin of its own, or it could reach into the page and out of the sandbox.
 *
 * @param isMocked the mocks in the browser answer it, which need our origin's storage.
 */
export function sandboxOf(address: string, origin: string, isMocked: boolean): string {
  const isOurs = new URL(address, origin).origin === origin
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']
  return [...rights, ...(isOurs && !isMocked ? [] : ['allow-same-origin'])].join(' ')
}

/**
 * The origin that messages of a game's frame come from; a sandbox without an origin has the word
 * `null`.
 */
export function messageOrigin(address: string, origin: string, isMocked: boolean): string {
  const host = new URL(address, origin).origin
  return host === origin && !isMocked ? 'null' : host
}
