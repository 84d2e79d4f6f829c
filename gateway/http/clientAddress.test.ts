import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf } from './clientAddress.ts'

describe("the caller's address", () => {
  it('is that of the connection, whatever a header claims, when no proxy is trusted', () => {
    expect(clientAddress('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7')
  })

  it('is what the only trusted proxy saw, not what the caller wrote before it', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  })

  it('is found behind two trusted proxies', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  })

  it('is the furthest known one when fewer proxies wrote than were expected', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 3)).toBe('203.0.113.9')
  })

  it.each(['unknown', '', '<script>', '999.1.1.1'])(
    'is that of the connection for %j',
    (header) => {
      expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
    },
  )

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.9:51234', '203.0.113.9'],
  ])('is written plainly: %s', (written, expected) => {
    expect(clientAddress(written, undefined, 0)).toBe(expected)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:7:8::1', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('leaves the host of %s out', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
