/**
 * Masks phone numbers, e-mail addresses and IP addresses, so that only their owner recognizes them.
 */

/** Masked phone number: `119•••••01` for 11987650001. */
export const maskPhone = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(3, number.length - 5))}${number.slice(-2)}`

/** Masked e-mail address: `a••@example.com` for ana@example.com. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}••${at < 0 ? '' : address.slice(at)}`
}

/**
 * Network part of an IP address: `203.0.113.•••` for 203.0.113.9, `2001:db8:7:•••` for
 * 2001:db8:7:8::1.
 */
export function maskAddress(address: string): string {
  if (address.includes('.')) return `${address.split('.').slice(0, 3).join('.')}.•••`
  if (!address.includes(':')) return ''
  const [head = '', tail] = address.split('::')
  const groups = tail === undefined ? head.split(':') : [...head.split(':'), '0', '0', '0']
  const network = groups.slice(0, 3).map((group) => group || '0')
  return `${network.join(':')}:•••`
}
