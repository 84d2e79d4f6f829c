/**
 * Checks the URL of a link or picture in a server's HTML. Allows HTTPS URLs without credentials,
 * and paths of the portal with a single leading slash.
 * @param origin origin of the portal, such as `https://portico.example`
 * @returns the URL in the normalized form that a browser follows; undefined if the URL is not
 * allowed
 */
export function safeLink(link: string, origin: string): string | undefined {
  // The URL parser removes tabs and line breaks and treats backslashes as slashes.
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
