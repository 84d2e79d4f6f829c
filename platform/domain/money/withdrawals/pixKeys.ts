/** Pix keys as defined by the Banco Central. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf } from '../../../../src/lib/cpf.ts'
import { pixKeyReaders } from '../../../../src/lib/pixKey.ts'

export type PixKeyType = components['schemas']['PixKeyType']

/**
 * Normalises a typed Pix key to the form that banks store; undefined if the key is invalid for its
 * type.
 */
export const readPixKey = (type: PixKeyType, typedKey: string): string | undefined =>
  pixKeyReaders[type](typedKey)

/** Masks a key so that its owner can recognise it and nobody else can read it. */
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

/** Masks a name to its first word and the initials of the other words. */
export function maskHolder(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((word) => `${[...word][0] ?? ''}***`)].join(' ')
}

/** True if two names are equal regardless of case, accents and spaces. */
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
