import type { Contract } from './contract.ts'

type Server = { url?: unknown; variables?: Record<string, { default?: unknown }> }

const serversOf = (holder: unknown): Server[] => {
  if (typeof holder !== 'object' || holder === null || !('servers' in holder)) return []
  return Array.isArray(holder.servers) ? holder.servers : []
}

/** Path of a server's URL, with default values for the URL's variables; empty for the root. */
function pathOf({ url, variables }: Server): string {
  const address = String(url ?? '').replace(/\{([^}]+)\}/g, (_, name: string) =>
    String(variables?.[name]?.default ?? name),
  )
  try {
    return new URL(address, 'http://server.test/').pathname.replace(/\/$/, '')
  } catch {
    return ''
  }
}

/**
 * Path prefixes of the API, from the `servers` of the document, of its path items and of its
 * operations.
 * @returns each prefix once, without the empty prefix.
 */
export function basePathsOf(contract: Contract): string[] {
  const items = Object.values(contract.paths ?? {})
  const holders: unknown[] = [
    contract,
    ...items,
    ...items.flatMap((item) => (typeof item === 'object' && item ? Object.values(item) : [])),
  ]
  const paths = holders.flatMap(serversOf).map(pathOf)
  return [...new Set(paths)].filter((path) => path !== '')
}
