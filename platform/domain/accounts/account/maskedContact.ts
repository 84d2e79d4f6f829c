/** Masks a phone number, an e-mail and a network address, so that only their owner recognises them. */

/** `119•••••01` of 11987650001. */
export const maskPhone = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(3, number.length - 5))}${number.slice(-2)}`

/** `a••@example.com` of ana@example.com. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}••${at < 0 ? '' : address.slice(at)}`
}

/** `203.0.113.•••` of 203.0.113.9 and `2001:db8:7:•••` of 2001:db8:7:8::1: the network alone. */
export function maskAddress(address: string): string {
  if (address.includes('.')) return `${address.split('.').slice(0, 3).join('.')}.•••`
  if (!address.includes(':')) return ''
  const [head = '', tail] = address.split('::')
  const groups = tail === undefined ? head.split(':') : [...head.split(':'), '0', '0', '0']
  const network = groups.slice(0, 3).map((group) => group || '0')
  return `${network.join(':')}:•••`
}
