import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf } from './clientAddress.ts'

describe('IP address of the client', () => {
  it("the client's IP address is that of the connection when no proxy is trusted", () => {
    expect(clientAddress('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7')
  })

  it("the client's IP address is the one that the only trusted proxy appended to X-Forwarded-For", () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  })

  it("the client's IP address is the second to last in X-Forwarded-For with two trusted proxies", () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  })

  it("the client's IP address is the first in X-Forwarded-For when the header has fewer entries than there are trusted proxies", () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 3)).toBe('203.0.113.9')
  })

  it.each(['unknown', '', '<script>', '999.1.1.1'])(
    "the client's IP address is that of the connection when X-Forwarded-For is the invalid %j",
    (header) => {
      expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
    },
  )

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.9:51234', '203.0.113.9'],
  ])('port, brackets and ::ffff: are removed from IP address %s', (socketAddress, expected) => {
    expect(clientAddress(socketAddress, undefined, 0)).toBe(expected)
  })
})

describe('network of an IP address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:7:8::1', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('the network of the IP address %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
