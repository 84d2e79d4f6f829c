import { fromBase64, toBase64 } from '../../../../src/lib/base64.ts'
import type { Context } from '../context/context.ts'
import { equalSecrets, toHex } from '../context/digest.ts'
import { isTriedFirst } from './commonPasswords.ts'

const scheme = 'pbkdf2-sha256'
const keyBits = 256

/**
 * Password hashing by PBKDF2, which every web platform supports. Only for mocks: the gateway uses a
 * stronger scheme.
 * @param iterations cost of a new hash. Each hash stores its cost, so the cost can change later.
 */
export function createPasswords(iterations: number): Context['passwords'] {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16))
      const key = await derive(password, salt, iterations)
      return [scheme, iterations, toBase64(salt), toBase64(key)].join('$')
    },
    admit: () => {},
    isCommon: isTriedFirst,
    async verify(password, hash) {
      const [name, cost, salt, key] = hash.split('$')
      if (name !== scheme || !cost || !salt || !key) return false
      const found = await derive(password, fromBase64(salt), Number(cost))
      return equalSecrets(toHex(found), toHex(fromBase64(key)))
    },
  }
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const bytes = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, keyBits))
}
