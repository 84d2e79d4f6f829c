/**
 * Replaces the cookies of jsdom, which keeps none with `Secure`, until `removeCookieJar`.
 * @returns cookies as written, with their attributes, which a browser does not return.
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

/** Gives the document its own cookies back. */
export function removeCookieJar(): void {
  Reflect.deleteProperty(document, 'cookie')
}
