/**
 * The BR Code of a Pix payment: what a bank's app reads from a QR code or takes as "copia e cola".
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

/** One field: its two digits, the length of its value in two digits, the value. */
const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`

/**
 * Capitals, digits and single spaces, which all banks' apps read; letters such as `ł` and `ß` as
 * people type them elsewhere.
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
  /** The receiver's key. */
  key: string
  /** A decimal with two places, in BRL. */
  amount: string
  /** Name and city of the receiver, cut to 25 and 15 characters. */
  receiver: string
  city: string
  /** Comes back with the payment; at most 25 letters and digits are kept, from the end. */
  transaction: string
}

/** A charge's text; where it has none, the part of the charge that no code can hold. */
export type BrCode = { text: string } | { invalid: keyof PixCharge }

/**
 * The EMV text of a static charge, as the manual of BR Code of the Banco Central lays it down:
 * fields by number, the checksum of everything before it, its own field's head included, last.
 */
export function brCode({ key, amount, receiver, city, transaction }: PixCharge): BrCode {
  // Field 26 has room for 77 characters beside its fixed part.
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
