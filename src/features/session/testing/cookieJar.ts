import { vi } from 'vitest'

/**
 * Replaces the cookies of jsdom, which keeps none with `Secure`.
 * @returns cookies as written, with their attributes, which a browser does not return.
 */
export function fillCookieJar(): string[] {
  const jar = new Map<string, string>()
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
    if (text.includes('Max-Age=0;')) jar.delete(name)
    else jar.set(name, value)
  })
  return written
}
