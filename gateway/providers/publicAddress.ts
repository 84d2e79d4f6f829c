/**
 * SSRF protection: requests to hosts that users provide may connect to public IP addresses only.
 */
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Loopback, private, shared and reserved networks (RFC 6890). */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** True if an IP address is public. An IPv4-mapped IPv6 address is treated as its IPv4 address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Resolves a host for a connection, and fails if any of its IP addresses is not public. The
 * connection uses the IP addresses that were checked, so that DNS rebinding has no effect.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const hidden = addresses.some(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (hidden || !first)
      return callback(Object.assign(new Error('no public address'), { code: 'ENOTPUBLIC' }), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
