/**
 * BR Code of a Pix payment: the text of its QR code. The text can also be pasted into a banking app
 * ("copia e cola").
 */

import { foldText } from '../../../../src/lib/search/foldText.ts'

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

/** One EMV field: two digits of its id, two digits of its length, its value. */
const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`

/**
 * Reduces a text to capital letters, digits and single spaces, and cuts it to a length. Every
 * banking app accepts these characters. Letters such as `ł` and `ß` are transliterated.
 */
const plainText = (text: string, length: number): string =>
  foldText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim()
    .toUpperCase()

export type PixCharge = {
  /** Pix key of the receiver. */
  key: string
  /** Amount in BRL, with two decimal places. */
  amount: string
  /** Receiver's name and city; cut to 25 and 15 characters. */
  receiver: string
  city: string
  /** Reference that returns with the payment. Only its last 25 letters and digits are used. */
  transaction: string
}

/**
 * `text`: the BR Code. `invalid`: the name of the property of the charge whose value is invalid.
 */
export type BrCode = { text: string } | { invalid: keyof PixCharge }

/**
 * EMV text of a static charge, as defined by the BR Code manual of the Banco Central. Fields are
 * sorted by their number. The checksum comes last and covers all preceding characters, including
 * the id and length of its own field.
 */
export function brCode({ key, amount, receiver, city, transaction }: PixCharge): BrCode {
  // Field 26 has at most 99 characters, and 22 of them are fixed. The key can therefore have 77.
  if (!/^[\x21-\x7e]{1,77}$/.test(key)) return { invalid: 'key' }
  if (!/^\d{1,10}\.\d\d$/.test(amount)) return { invalid: 'amount' }
  const name = plainText(receiver, 25)
  if (name === '') return { invalid: 'receiver' }
  const place = plainText(city, 15)
  if (place === '') return { invalid: 'city' }
  const reference = plainText(transaction, Infinity).replaceAll(' ', '').slice(-25)
  if (reference === '') return { invalid: 'transaction' }
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', name),
    field('60', place),
    field('62', field('05', reference)),
  ].join('')
  return { text: `${body}6304${crc16(`${body}6304`)}` }
}
