import { isIP } from 'node:net'

/**
 * IP address of the client. Each proxy appends to `X-Forwarded-For` the IP address that connected
 * to it, so with n trusted proxies the client's IP address is the nth entry from the end. A client
 * can forge all entries before it.
 *
 * @param socketAddress IP address of the connection; undefined when it is already closed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = normalizeAddress(socketAddress ?? '') ?? '0.0.0.0'
  const [claimed = ''] = trustedAddress(direct, forwardedFor, trustedProxies)
  return normalizeAddress(claimed) ?? direct
}

/**
 * Trusted IP addresses that a request came through, separated by commas. The client's IP address is
 * the first one. An upstream platform receives them as `X-Forwarded-For`.
 */
export function forwardedChain(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = normalizeAddress(socketAddress ?? '') ?? '0.0.0.0'
  return trustedAddress(direct, forwardedFor, trustedProxies)
    .flatMap((address) => normalizeAddress(address) ?? [])
    .join(', ')
}

function trustedAddress(direct: string, forwardedFor: string | undefined, trustedProxies: number) {
  const chain = [...(forwardedFor ? forwardedFor.split(',') : []), direct]
  return chain.slice(Math.max(0, chain.length - 1 - trustedProxies))
}

/**
 * Network of an IP address: /24 for IPv4, /48 for IPv6. It shows the origin of a flood without
 * identifying a person.
 */
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

/** IP address without port, brackets and IPv4-in-IPv6 prefix. Undefined for any other text. */
function normalizeAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : undefined
}
