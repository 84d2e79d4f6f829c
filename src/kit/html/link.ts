/**
 * Checks the address of a link or picture in a server's HTML. Allowed are HTTPS addresses without
 * credentials, and paths of the portal's origin with a single leading slash.
 *
 * @param origin the portal's, such as `https://portico.example`
 * @returns the address as the URL parser normalizes it, which is what a browser follows; undefined
 * for any other address
 */
export function safeLink(link: string, origin: string): string | undefined {
  // The URL parser drops tabs and line breaks and reads backslashes as slashes.
  if (/[\s\\]/.test(link)) return undefined
  if (link.startsWith('/')) return ownAddress(link, origin)
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return undefined
  const url = new URL(link)
  return url.username === '' && url.password === '' ? url.href : undefined
}

function ownAddress(path: string, origin: string): string | undefined {
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  // `/.//evil.example` has the portal's origin, but its normalized path would lead to another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
