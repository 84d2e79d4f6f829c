/** CPF: the taxpayer number that identifies a person to Brazil's tax office and banks. */
import { joinText, plainText } from './text.ts'

/**
 * Check digit of a CPF. The preceding digits have the weights 2, 3, 4 and so on, from the last to
 * the first; the weighted sum times 10 is taken modulo 11, and 10 counts as 0.
 */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/**
 * True if eleven digits are a CPF: both check digits are correct, and the digits are not all equal.
 */
export function isCpf(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits) || new Set(digits).size === 1) return false
  const first = checkDigit(digits.slice(0, 9))
  const second = checkDigit(digits.slice(0, 10))
  return digits.endsWith(`${first}${second}`)
}

/** Reads the eleven digits of a typed CPF; undefined when it is invalid. */
export function readCpf(text: string): string | undefined {
  const digits = plainText(text).replaceAll(/[.\-\s]/g, '')
  return isCpf(digits) ? digits : undefined
}

/** Masked CPF that its owner can still recognise: `***.456.789-**`. */
export const maskCpf = (digits: string): string =>
  `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`

/**
 * A CPF with its separators while it is typed: `123.4`, `123.456.789-09`. A text with more digits
 * or other characters stays as it is.
 */
export function formatCpf(text: string): string {
  const digits = joinText(text)
  if (!/^[0-9]{0,11}$/.test(digits)) return text
  return digits
    .replace(/^(\d{3})(?=\d)/, '$1.')
    .replace(/^(.{7})(?=\d)/, '$1.')
    .replace(/^(.{11})(?=\d)/, '$1-')
}
