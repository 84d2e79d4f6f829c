import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf } from './clientAddress.ts'

describe('client address', () => {
  it('the client address is that of the connection when no proxy is trusted', () => {
    expect(clientAddress('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7')
  })

  it('the client address is the one that the only trusted proxy appended', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  })

  it('the client address is found behind two trusted proxies', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  })

  it('the client address is the first in the header when fewer proxies appended than expected', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 3)).toBe('203.0.113.9')
  })

  it.each(['unknown', '', '<script>', '999.1.1.1'])(
    'the client address is that of the connection for the invalid header %j',
    (header) => {
      expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
    },
  )

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.9:51234', '203.0.113.9'],
  ])('the client address has no port, brackets or IPv4 prefix: %s', (socketAddress, expected) => {
    expect(clientAddress(socketAddress, undefined, 0)).toBe(expected)
  })
})

describe('network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:7:8::1', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('the network of %s excludes the host part', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
