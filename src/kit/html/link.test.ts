import { describe, expect, it } from 'vitest'
import { safeLink } from './link.ts'

const origin = 'https://portico.example'

describe('link in server HTML', () => {
  it('safeLink accepts an HTTPS URL or a path of the portal', () => {
    expect(safeLink('https://www.portico.example/rules?a=1#b', origin)).toBe(
      'https://www.portico.example/rules?a=1#b',
    )
    expect(safeLink('HTTPS://Portico.example', origin)).toBe('https://portico.example/')
    expect(safeLink('/help#responsible-gaming', origin)).toBe('/help#responsible-gaming')
    expect(safeLink('/a/../promotions', origin)).toBe('/promotions')
  })

  it.each([
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil'],
    ...['javascript:alert(1)', 'JaVa\tScript:alert(1)', ' javascript:alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ...[
      'http://portico.example',
      'ftp://a.example',
      'blob:https://portico.example/1',
      'about:blank',
    ],
    ...['https:evil.example', 'https:/evil.example', 'https://', 'https://user@evil.example'],
    ...['https://portico.example@evil.example', 'https://a:b@c.example', '', 'promotions', '#x'],
    ...['https://evil.example\n', '/.//evil.example\\', 'https://a b.example'],
  ])('safeLink rejects %j', (link) => {
    expect(safeLink(link, origin)).toBeUndefined()
  })

  it("safeLink never leaves the portal's origin for a path with dot segments", () => {
    for (const path of ['/.//evil.example', '/..//evil.example', '/a/..//evil.example']) {
      const safe = safeLink(path, origin)
      expect(safe === undefined || new URL(safe, origin).origin === origin).toBe(true)
    }
  })
})
