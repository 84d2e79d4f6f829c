/**
 * The BR Code of a Pix payment: what a bank's app reads from a QR code or takes as "copia e cola".
 */

/** CRC-16/CCITT-FALSE of a text's UTF-8 bytes, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** One field: its two digits, the length of its value in two digits, the value. */
function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`Field ${id} cannot hold ${value}`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

/** Without what banks' apps do not all read, in capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()

export type PixCharge = {
  /** The receiver's key. */
  key: string
  /** A decimal with two places, in BRL. */
  amount: string
  /** Who receives it, and where; at most 25 and 15 characters of each are kept. */
  receiver: string
  city: string
  /** Comes back with the payment; at most 25 letters and digits are kept, from the end. */
  transaction: string
}

/**
 * The EMV text of a static charge, as the manual of BR Code of the Banco Central lays it down:
 * fields by number, the checksum of everything before it, its own field's head included, last.
 */
export function brCode({ key, amount, receiver, city, transaction }: PixCharge): string {
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(receiver).slice(0, 25)),
    field('60', plain(city).slice(0, 15)),
    field('62', field('05', plain(transaction).replaceAll(' ', '').slice(-25))),
  ].join('')
  return `${body}6304${crc16(`${body}6304`)}`
}
