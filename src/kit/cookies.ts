/** Access to cookies. If the browser blocks them, reading returns null and writing does nothing. */

/** Decoded value of a cookie; `null` if it does not exist. */
export function readCookie(name: string): string | null {
  try {
    for (const pair of document.cookie.split(/; */)) {
      const [key, value = ''] = pair.split(/=(.*)/s)
      if (key === name) return decodeURIComponent(value)
    }
  } catch {
    // Cookies may be blocked, or their text may be malformed.
  }
  return null
}

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
 * Sets a cookie that browsers send to this site only (`SameSite=Strict`), over TLS only.
 * @param maxAge seconds; 0 removes the cookie.
 */
export function writeStrictCookie(name: string, value: string, maxAge: number): void {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict; Secure`
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = text
  } catch {
    // The browser may block cookies.
  }
}

/** Removes a cookie set by {@link writeStrictCookie}. */
export const removeStrictCookie = (name: string): void => writeStrictCookie(name, '', 0)
