/**
 * The addresses at which the platform offers one of its paths, in the order in which to try them.
 * The first host is left to chance, so that visitors spread over all of them (CONST-70, CONST-71).
 *
 * @param path what a server gave: a path of ours, or an absolute address, which is the only one;
 *   empty for none.
 * @param hosts origins; none when this origin alone has it.
 * @param chance from 0 up to 1, as `Math.random()` gives; the same for things that belong together.
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
 * The origins in a list as a build's environment has it: `https://a.example, https://b.example`.
 */
export const originsIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => URL.canParse(part) && new URL(part).protocol === 'https:')
    .map((part) => new URL(part).origin)

/** The server's hosts that the build knows too; invalid addresses are left out. */
export const knownHosts = (hosts: readonly string[], buildHosts: readonly string[]): string[] =>
  hosts.filter((host) => URL.canParse(host) && buildHosts.includes(new URL(host).origin))
