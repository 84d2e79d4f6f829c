import type { IncomingMessage } from 'node:http'

/** The hosts that the gateway answers for, in lower case, a port where it is not the usual one. */
export type OwnHosts = {
  known: readonly string[]
  /** Whether a request for any other host is refused. */
  only: boolean
}

/** Any host, for what nobody told which are its own. */
export const anyHost: OwnHosts = { known: [], only: false }

/** A supervisor asks these by address. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * The host that the browser asked for: as the request says, or as a trusted proxy says when that is
 * one of ours, since many a proxy passes on what a caller wrote there.
 * @returns undefined for a request that names several hosts, or one that is not to be answered.
 */
export function hostOf(
  {
    headers,
    headersDistinct,
    url = '',
  }: Pick<IncomingMessage, 'headers' | 'headersDistinct' | 'url'>,
  trustedProxies: number,
  ownHosts: OwnHosts,
): string | undefined {
  const asked = headers.host ?? ''
  if ((headersDistinct.host?.length ?? 0) > 1 || !agrees(url, asked)) return undefined
  const forwarded = trustedProxies > 0 ? headersDistinct['x-forwarded-host']?.join(',') : undefined
  const told = forwarded?.split(',', 1)[0]?.trim() || undefined
  const isOwn = (host: string) => ownHostOf(host, ownHosts) !== undefined
  if (told !== undefined && isOwn(told)) return told
  if (!ownHosts.only || probes.has(url)) return asked
  return told === undefined && isOwn(asked) ? asked : undefined
}

/** The host as our list has it; undefined when it is none of ours. */
export function ownHostOf(host: string, { known }: OwnHosts): string | undefined {
  const plain = withoutUsualPort(host.toLowerCase())
  return known.includes(plain) ? plain : undefined
}

/** Whether a request's target names no other host than its `Host` does. */
function agrees(target: string, host: string): boolean {
  if (target === '' || target === '*' || target.startsWith('/')) return true
  const authority = /^https?:\/\/([^/?#\\@]+)(?:[/?]|$)/i.exec(target)?.[1]
  return authority?.toLowerCase() === host.toLowerCase()
}

/** Hosts that stand in a list with commas; undefined when something else stands there. */
export function hostsIn(list: string): string[] | undefined {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase())
  const isHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/
  return hosts.every((host) => isHost.test(host)) ? hosts.map(withoutUsualPort) : undefined
}

const withoutUsualPort = (host: string): string => host.replace(/:(?:80|443)$/, '')
