/** Cookies that the page itself reads and writes; refused ones are simply not there. */

/** The value of a cookie, as it was written; `null` when there is none. */
export function readCookie(name: string): string | null {
  try {
    for (const pair of document.cookie.split(/; */)) {
      const [key, value = ''] = pair.split(/=(.*)/s)
      if (key === name) return decodeURIComponent(value)
    }
  } catch {
    // Cookies may be blocked, and their text may be anything.
  }
  return null
}

/** The names of all cookies that the page can see. */
export function cookieNames(): string[] {
  try {
    return document.cookie
      .split(/; */)
      .map((pair) => pair.split('=', 1)[0] ?? '')
      .filter((name) => name !== '')
  } catch {
    return []
  }
}

/**
 * Keeps a value for this site's own pages, over TLS only.
 * @param maxAge seconds; 0 removes the cookie.
 */
export function writeStrictCookie(name: string, value: string, maxAge: number): void {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict; Secure`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = text
  } catch {
    // Cookies may be refused.
  }
}

/** Removes a cookie of {@link writeStrictCookie}. */
export const removeStrictCookie = (name: string): void => writeStrictCookie(name, '', 0)
