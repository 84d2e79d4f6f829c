/** Pix keys, as the Banco Central defines them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf } from '../../../../src/lib/cpf.ts'
import { pixKeyReaders } from '../../../../src/lib/pixKey.ts'

export type PixKeyType = components['schemas']['PixKeyType']

/**
 * A key as banks keep it, from how a person types it. Undefined when it is no key of its type.
 */
export const readPixKey = (type: PixKeyType, typedKey: string): string | undefined =>
  pixKeyReaders[type](typedKey)

/** A masked key: its owner recognises it, nobody can read the whole. */
export function maskPixKey(type: PixKeyType, key: string): string {
  switch (type) {
    case 'CPF':
      return maskCpf(key)
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
