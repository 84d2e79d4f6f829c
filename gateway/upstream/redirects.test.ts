import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../tests/support/extent.ts'
import { pathOfRedirect } from './redirects.ts'

const place = {
  target: '/wps/pay/start?x=1',
  host: 'Portal.example:8080',
  origin: 'https://platform.example',
}

it.each([
  ['https://platform.example/wps/x?y=1#z', '/wps/x?y=1#z'],
  ['HTTPS://Platform.Example:443/wps/x', '/wps/x'],
  ['https://portal.example:8080/wallet', '/wallet'],
  ['//portal.example:8080/wallet', '/wallet'],
  ['https://platform.example', '/'],
  ['/wallet?done=1', '/wallet?done=1'],
  ['done', '/wps/pay/done'],
  ['../member/info', '/wps/member/info'],
  // A URL parser treats these targets as paths, not as hosts.
  ['https:evil.example', '/wps/pay/evil.example'],
  ['https:/evil.example', '/evil.example'],
])('a redirect on the same host becomes a path: %s', (location, path) => {
  expect(pathOfRedirect(location, place)).toBe(path)
})

it.each([
  'https://platform.example//evil.example/',
  'https://platform.example/%2fevil.example/',
  'https://platform.example/\\evil.example/',
  'https://platform.example\\\\evil.example/',
  'https://platform.example/.//evil.example/',
  'https://platform.example/x/..//evil.example/',
  'https://platform.example/..;/ops',
  'https://platform.example@evil.example/',
  'https://platform.example:8443/',
  'https://platform.example.evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  ' //evil.example/',
  'http:///evil.example',
  'https://pay.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://platform.example/x',
  'ftp://platform.example/x',
  'https://',
])('a redirect that is ambiguous or leads to another host is dropped: %s', (location) => {
  expect(pathOfRedirect(location, place)).toBeUndefined()
})

it('duplicate Location headers are dropped', () => {
  expect(pathOfRedirect(['/a', '//evil.example/'], place)).toBeUndefined()
})

it('a path made from an arbitrary Location never leads to another host', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', ';', '@', ':', '?', '#', '\t', ' ', '%2f', '%5c', '%09', '%2e'],
    ...['https:', 'http:', 'javascript:', 'https://platform.example', 'portal.example:8080'],
    ...['evil.example', 'evil.example/', 'x'],
  )
  const runs = propertyRuns(10_000)
  let told = 0
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
      const path = pathOfRedirect(parts.join(''), place)
      if (path === undefined) return
      told += 1
      expect(path).toMatch(/^\/(?![/\\])/)
      for (const read of [path, decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '')])
        expect(new URL(read, 'https://here.example/wps/x').host).toBe('here.example')
    }),
    { numRuns: runs, seed: 20_261_127 },
  )
  expect(told).toBeGreaterThan(runs / 50)
})
