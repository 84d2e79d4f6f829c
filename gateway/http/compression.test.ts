import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './compression.ts'

describe('accepted encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['GZIP;Q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('the encoding for Accept-Encoding %j is %j', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})
