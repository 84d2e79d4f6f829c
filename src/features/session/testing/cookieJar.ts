/**
 * Replaces `document.cookie` until `removeCookieJar` is called, since jsdom stores no `Secure`
 * cookies.
 * @returns the cookies as written, with their attributes.
 */
export function fillCookieJar(): string[] {
  const jar = new Map<string, string>()
  const written: string[] = []
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return written
}

/** Restores jsdom's own `document.cookie`. */
export function removeCookieJar(): void {
  Reflect.deleteProperty(document, 'cookie')
}
