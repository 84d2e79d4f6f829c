const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/**
 * Network of one household or machine, from its IP address: the IPv4 address itself, or the /64
 * prefix of an IPv6 address in canonical form.
 */
export function subscriberOf(address: string): string {
  const mapped = address.slice(address.lastIndexOf(':') + 1)
  if (ipv4.test(mapped) && /^(?:::ffff:)?[\d.]+$/i.test(address)) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}
