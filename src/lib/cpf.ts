/** The number by which Brazil's tax office, and so its banks, know a person. */
import { plainText } from './text.ts'

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
 * True if eleven digits are a CPF: its two check digits are right, and its digits are not all the
 * same.
 */
export function isCpf(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits) || new Set(digits).size === 1) return false
  const first = checkDigit(digits.slice(0, 9))
  const second = checkDigit(digits.slice(0, 10))
  return digits.endsWith(`${first}${second}`)
}

/** The eleven digits of a CPF as people type it; undefined when it is none. */
export function readCpf(text: string): string | undefined {
  const digits = plainText(text).replaceAll(/[.\-\s]/g, '')
  return isCpf(digits) ? digits : undefined
}

/** A CPF whose owner recognises it: `***.456.789-**`. */
export const maskCpf = (digits: string): string =>
  `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
