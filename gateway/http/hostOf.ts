import type { IncomingMessage } from 'node:http'

/** Hosts of the gateway in lower case, with the port unless it is 80 or 443. */
export type OwnHosts = {
  known: readonly string[]
  /** True to reject requests for any other host. */
  only: boolean
}

/** Default without configured hosts: every host is accepted. */
export const anyHost: OwnHosts = { known: [], only: false }

/** Paths that accept any host, because supervisors request them by IP address. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Host that the browser requested: the `Host` header, or `X-Forwarded-Host` of a trusted proxy if
 * it is one of the gateway's hosts. Other values of `X-Forwarded-Host` are ignored, because many
 * proxies pass on the client's header.
 * @returns undefined for a request that names several hosts, or a foreign host that is not
 * accepted.
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

/**
 * Host in lower case without a default port. Undefined when it is not one of the gateway's hosts.
 */
export function ownHostOf(host: string, { known }: OwnHosts): string | undefined {
  const plain = withoutUsualPort(host.toLowerCase())
  return known.includes(plain) ? plain : undefined
}

/** True if the request's target names no host, or the same host as the `Host` header. */
function agrees(target: string, host: string): boolean {
  if (target === '' || target === '*' || target.startsWith('/')) return true
  const authority = /^https?:\/\/([^/?#\\@]+)(?:[/?]|$)/i.exec(target)?.[1]
  return authority?.toLowerCase() === host.toLowerCase()
}

/** Hosts of a comma-separated list. Undefined when an entry is not a host. */
export function hostsIn(list: string): string[] | undefined {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase())
  const isHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/
  return hosts.every((host) => isHost.test(host)) ? hosts.map(withoutUsualPort) : undefined
}

const withoutUsualPort = (host: string): string => host.replace(/:(?:80|443)$/, '')
