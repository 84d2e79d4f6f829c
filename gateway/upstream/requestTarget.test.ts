import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../tests/support/extent.ts'
import { isCleanTarget } from './requestTarget.ts'

it.each([
  '/wps/system/status',
  '/wps/game/a%20b/%C3%A9',
  '/lgw/list/?page=1&name=%2e%2e/|{}^',
  '/wps/a:b@c;d=e,f(g)!*',
  '/wps/file.v2..png/...a/S%C3%A3o%20Paulo/%E6%97%A5/%F0%9F%8E%B0',
])('a request with the unambiguous target %s is passed on', (target) => {
  expect(isCleanTarget(target)).toBe(true)
})

it.each([
  '//wps/system/status',
  '/wps//system/status',
  '/wps/../ops/session',
  '/wps/./system',
  '/wps/%2e%2e/ops/session',
  '/wps/.%2E/ops',
  '/wps/system%2fstatus',
  '/wps%5Csystem',
  '/wps\\system',
  '/wps/%6dember',
  '/wps/a%00b',
  '/wps/a%0d%0ab',
  '/wps/a b',
  '/wps/é',
  '/wps/..;/ops/session',
  '/wps/..;a=b/ops/session',
  '/wps/.;/ops',
  '/wps/;/ops',
  '/wps/..%3b/ops',
  '/wps/..%20/ops',
  '/wps/.../ops',
  '/wps/%252e%252e/ops',
  '/wps/%25252e/ops',
  '/wps/a%252fb',
  '/wps/a%255cb',
  '/wps/a%25',
  '/wps/%u002e%u002e/ops',
  '/wps/%',
  '/wps/%2',
  '/wps/%zz',
  '/wps/..%c0%af/ops',
  '/wps/%c0%ae%c0%ae/ops',
  '/wps/%e0%80%ae/ops',
  '/wps/%f0%80%80%af/ops',
  '/wps/%ff',
  '/wps/%c3',
  '/wps/%ed%a0%80',
  '/wps/%7f',
  '/wps/%c2%85',
  '/wps/a%09b',
  '/wps/%ef%bc%8e%ef%bc%8e%ef%bc%8fops',
  '/wps/%e2%80%a5/ops',
  '/wps/a#b',
  '/wps/a?b#/../../ops',
  'http://platform.example/wps/system/status',
  '*',
  '',
])('a request with the ambiguous target "%s" is rejected', (target) => {
  expect(isCleanTarget(target)).toBe(false)
})

/** Ways in which a server behind the gateway could decode or normalize a path again. */
const readers: ((path: string) => string)[] = [
  (path) =>
    path.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  (path) =>
    path.replace(/%u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  (path) =>
    path.replace(/[\xc0\xc1]([\x80-\xbf])|\xe0\x80([\x80-\xbf])/g, (all, two, three) =>
      String.fromCharCode(((all.charCodeAt(0) & 1) << 6) | ((two ?? three).charCodeAt(0) & 0x3f)),
    ),
  (path) => path.replaceAll('\\', '/'),
  (path) => path.replace(/;[^/]*/g, ''),
  (path) => path.replace(/[\0-\x20]+(?=\/|$)/g, ''),
  (path) => path.replace(/\0.*$/s, ''),
  (path) => path.normalize('NFKC'),
]

/** Resolves `.`, `..` and empty segments as a file system does. */
function resolvePath(path: string): string {
  const kept: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
  }
  return `/${kept.join('/')}`
}

it('an accepted request target stays under its path prefix under any sequence of decodings', () => {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '\\',
      '.',
      '..',
      ';',
      ';a',
      '%',
      '%25',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '%c0%af',
      '%c0%ae',
    ],
    ...[
      '%e0%80%ae',
      '%u002e',
      '%ef%bc%8f',
      '%ef%bc%8e',
      '%00',
      '%09',
      '%20',
      ' ',
      '\0',
      '\t',
      '2e',
    ],
    ...['ops', 'game', '%C3%A3', 'é', '?', '#', '//evil.example', 'a.b'],
  )
  const tail = fc.array(pieces, { maxLength: 9 })
  const order = fc.array(fc.constantFrom(...readers), { minLength: 1, maxLength: 12 })
  const runs = propertyRuns(20_000)
  let passed = 0
  fc.assert(
    fc.property(tail, fc.string({ unit: 'binary', maxLength: 3 }), order, (parts, noise, steps) => {
      for (const target of [`/wps/${parts.join('')}`, `/wps/a${parts.join('')}${noise}`]) {
        if (!isCleanTarget(target)) continue
        passed += 1
        let path = target.split('?', 1)[0] ?? ''
        for (const read of steps) {
          path = read(path)
          expect(`${resolvePath(path)}/`).toMatch(/^\/wps\//)
          expect(path.slice(1)).not.toContain('//')
        }
      }
    }),
    { numRuns: runs, seed: 20_261_127 },
  )
  expect(passed).toBeGreaterThan(runs / 40)
})
