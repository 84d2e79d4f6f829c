import { isIP } from 'node:net'

/**
 * The caller's address. `X-Forwarded-For` is believed only as far as trusted proxies wrote it: each
 * appends the address that called it, so with `trustedProxies` of them the caller stands that many
 * places before the socket's own address. What stands further left anybody can invent.
 *
 * @param socketAddress of the connection; undefined when it is already closed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plain(socketAddress ?? '') ?? '0.0.0.0'
  const [claimed = ''] = trustedAddress(direct, forwardedFor, trustedProxies)
  return plain(claimed) ?? direct
}

/**
 * The addresses that a request came through, the caller's first, as far as they are believed: what
 * a server behind us may be told.
 */
export function forwardedChain(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plain(socketAddress ?? '') ?? '0.0.0.0'
  return trustedAddress(direct, forwardedFor, trustedProxies)
    .flatMap((address) => plain(address) ?? [])
    .join(', ')
}

function trustedAddress(direct: string, forwardedFor: string | undefined, trustedProxies: number) {
  const chain = [...(forwardedFor ? forwardedFor.split(',') : []), direct]
  return chain.slice(Math.max(0, chain.length - 1 - trustedProxies))
}

/** The network of an address, /24 or /48: enough to see where a flood comes from, nobody's name. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const full = tail === undefined ? groups : [...groups, '0', '0', '0']
  return `${full
    .slice(0, 3)
    .map((group) => group || '0')
    .join(':')}::/48`
}

/** An address without port, brackets and IPv4-in-IPv6 prefix; undefined when it is none. */
function plain(text: string): string | undefined {
  if (isIP(text) === 4) return text
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : undefined
}
