/** Pix keys, as the Banco Central defines them. */
import type { components } from '../../../../src/api/gen/paths.ts'

export type PixKeyType = components['schemas']['PixKeyType']

/** A check digit of a CPF: the digits before it weighed from the last, 2 upwards, modulo 11. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/**
 * Whether eleven digits are a CPF: its two check digits are right, and its digits are not all the
 * same.
 */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || new Set(digits).size === 1) return false
  const first = checkDigit(digits.slice(0, 9))
  const second = checkDigit(digits.slice(0, 10))
  return digits.endsWith(`${first}${second}`)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const mailbox = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
/** Area code and mobile number, with or without the country's code. */
const mobile = /^(?:55)?([1-9]{2}9\d{8})$/

/**
 * A key as banks keep it, from how a person types it: digits of a CPF, a number with +55, an e-mail
 * or a UUID in small letters. Undefined when it is no key of its type.
 */
export function readPixKey(type: PixKeyType, typedKey: string): string | undefined {
  const text = typedKey.trim()
  switch (type) {
    case 'CPF': {
      const digits = text.replaceAll(/[.\-\s]/g, '')
      return isCpf(digits) ? digits : undefined
    }
    case 'PHONE': {
      const [, number] = mobile.exec(text.replaceAll(/[+()\-\s]/g, '')) ?? []
      return number && `+55${number}`
    }
    case 'EMAIL':
      return text.length <= 77 && mailbox.test(text) ? text.toLowerCase() : undefined
    case 'RANDOM':
      return uuid.test(text.toLowerCase()) ? text.toLowerCase() : undefined
  }
}

/** A masked key: its owner recognises it, nobody can read the whole. */
export function maskPixKey(type: PixKeyType, key: string): string {
  switch (type) {
    case 'CPF':
      return `***.${key.slice(3, 6)}.${key.slice(6, 9)}-**`
    case 'PHONE':
      return `+55 ${key.slice(3, 5)} *****-${key.slice(-4)}`
    case 'EMAIL':
      return `${key.slice(0, 1)}***${key.slice(key.indexOf('@'))}`
    case 'RANDOM':
      return `${key.slice(0, 4)}****-****-****-****-********${key.slice(-4)}`
  }
}

/** A name with the first word whole and the initials of the others. */
export function maskHolder(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((word) => `${[...word][0] ?? ''}***`)].join(' ')
}

/** Whether two names are the same person's, whatever their case, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' ')
  return plain(one) === plain(other)
}
