import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { createHashQueue, type HashQueue } from './hashQueue.ts'

/**
 * Cost parameters of scrypt: N = 2^`logCost`, r = `blockSize` and p = `passes`. A hash uses
 * 128 · N · r bytes.
 */
export type ScryptCost = { logCost: number; blockSize: number; passes: number }

/**
 * One of the equivalent settings that OWASP's password storage cheat sheet recommends. A hash takes
 * 32 MB of memory while it is computed.
 */
export const recommendedCost: ScryptCost = { logCost: 15, blockSize: 8, passes: 3 }

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt)
const saltBytes = 16
const keyBytes = 32

/**
 * Creates the functions that hash and verify passwords. A hash has the form
 * `$scrypt$ln=15,r=8,p=3$salt$key`. It contains its own cost, so a higher cost for new hashes does
 * not invalidate old ones.
 */
export function createScryptPasswords(
  cost: ScryptCost = recommendedCost,
  queue: Pick<HashQueue, 'admit' | 'run'> = createHashQueue(),
): Context['passwords'] {
  const run = (password: string, salt: Uint8Array, length: number, of: ScryptCost) => {
    const N = 2 ** of.logCost
    const memory = 128 * of.blockSize * (N + of.passes + 2)
    const options = { N, r: of.blockSize, p: of.passes, maxmem: memory }
    return queue.run(() => derive(password.normalize('NFC'), salt, length, options))
  }
  return {
    admit: queue.admit,
    async hash(password) {
      const salt = randomBytes(saltBytes)
      const key = await run(password, salt, keyBytes, cost)
      const parameters = `ln=${cost.logCost},r=${cost.blockSize},p=${cost.passes}`
      return `$scrypt$${parameters}$${salt.toString('base64')}$${key.toString('base64')}`
    },
    isCommon: isCommonPassword,
    async verify(password, hash) {
      const stored = parse(hash)
      if (!stored) return false
      const key = await run(password, stored.salt, stored.key.length, stored.cost)
      return timingSafeEqual(key, stored.key)
    },
  }
}

function parse(hash: string): { cost: ScryptCost; salt: Buffer; key: Buffer } | undefined {
  const match =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/=]{8,})\$([\w+/=]{22,})$/.exec(hash)
  if (!match) return undefined
  const [, logCost, blockSize, passes, salt = '', key = ''] = match
  return {
    cost: { logCost: Number(logCost), blockSize: Number(blockSize), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}
