/**
 * Addresses of one of the platform's paths, in the order in which to try them. The first host is
 * random, so that visitors spread over all hosts (CONST-70, CONST-71).
 *
 * @param path value from a server: a path, an absolute address, which has no alternatives, or empty
 * for none.
 * @param hosts origins; empty when only this origin serves the path.
 * @param chance from 0 up to 1, as from `Math.random()`; equal for resources that belong together.
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
 * Entries other than HTTPS addresses are dropped.
 */
export const originsIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => URL.canParse(part) && new URL(part).protocol === 'https:')
    .map((part) => new URL(part).origin)

/** Hosts of the server that the build lists too; invalid addresses are dropped. */
export const knownHosts = (hosts: readonly string[], buildHosts: readonly string[]): string[] =>
  hosts.filter((host) => URL.canParse(host) && buildHosts.includes(new URL(host).origin))
