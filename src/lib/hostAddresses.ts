/**
 * URLs of a path on all hosts, in the order in which to try them. The first host is random, so that
 * visitors spread over the hosts (CONST-70, CONST-71).
 *
 * @param path path from a server. An absolute URL is returned as the only URL; an empty text has no
 * URLs.
 * @param hosts origins; empty when only the page's origin serves the path.
 * @param chance number from 0 up to 1, as from `Math.random()`. Use the same number for resources
 * that belong together.
 */
export function hostAddresses(path: string, hosts: readonly string[], chance: number): string[] {
  if (path === '') return []
  if (!path.startsWith('/') || hosts.length === 0) return [path]
  const first = Math.floor(chance * hosts.length)
  return hosts.map((_, index) => {
    const host = hosts[(first + index) % hosts.length] ?? ''
    return host.replace(/\/+$/, '') + path
  })
}

/**
 * Origins in a comma-separated environment variable: `https://a.example, https://b.example`.
 * Entries that are not HTTPS URLs are dropped.
 */
export const originsIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => URL.canParse(part) && new URL(part).protocol === 'https:')
    .map((part) => new URL(part).origin)

/** Hosts from the server that the build lists too; invalid URLs are dropped. */
export const knownHosts = (hosts: readonly string[], buildHosts: readonly string[]): string[] =>
  hosts.filter((host) => URL.canParse(host) && buildHosts.includes(new URL(host).origin))
