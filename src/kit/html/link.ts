/**
 * The address that a link or picture of a server's HTML may have: https without a user name in it,
 * or a path of our own origin with a single slash in front. Anything else is undefined.
 *
 * @param origin our own, such as `https://portico.example`
 * @returns as the URL parser reads it, since that is what a browser would follow
 */
export function safeLink(link: string, origin: string): string | undefined {
  // A parser takes tabs, line breaks and backslashes for less than they look like.
  if (/[\s\\]/.test(link)) return undefined
  if (link.startsWith('/')) return ownAddress(link, origin)
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return undefined
  const url = new URL(link)
  return url.username === '' && url.password === '' ? url.href : undefined
}

function ownAddress(path: string, origin: string): string | undefined {
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  // `/.//evil.example` is ours, but the path that is left of it would lead there.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
