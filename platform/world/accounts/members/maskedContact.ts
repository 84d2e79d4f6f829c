/** Masks a phone number and an e-mail address, so that only their owner recognises them. */

/** `119•••••01` of 11987650001. */
export const maskPhone = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(3, number.length - 5))}${number.slice(-2)}`

/** `a••@example.com` of ana@example.com. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}••${at < 0 ? '' : address.slice(at)}`
}
