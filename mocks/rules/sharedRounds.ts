/**
 * Random bytes of rounds that all players of a game share. They follow from a stored secret and the
 * id of the round, so that every gateway shows the same result, and rounds without players need not
 * be stored.
 */

import type { RandomBytes } from '../../platform/domain/base/chance/chance.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { toHex } from '../../platform/domain/base/context/digest.ts'
import { settingMadeOnce } from '../../platform/domain/base/platform/settingMadeOnce.ts'
import type { StoredSettings } from '../../platform/vendors.ts'

const settingId = 'vendorSecret'
const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const
const encoder = new TextEncoder()

/** Default number of HMACs, of 32 bytes each, that form the random bytes of a round. */
const usualBlocks = 16

/** Secret of all shared rounds. Only `secretOf` and `storedSecret` read it from the store. */
export type RoundSecret = { key: CryptoKey }

const importSecret = async (hex: string): Promise<RoundSecret> => {
  const bytes = encoder.encode(hex)
  return { key: await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']) }
}

/** Secret of a platform, created on first use. Must not be called inside a transaction. */
export async function secretOf(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
): Promise<RoundSecret> {
  const make = async () => toHex(context.randomBytes(32))
  return importSecret(await settingMadeOnce(context, settingId, make))
}

/**
 * Secret that `secretOf` has created earlier. Unlike `secretOf`, this function can be called inside
 * a transaction.
 * @throws {Error} if the secret was never created.
 */
export async function storedSecret(settings: StoredSettings): Promise<RoundSecret> {
  const stored = await settings.get(settingId)
  if (typeof stored?.value !== 'string') throw new Error('The secret of the rounds is missing')
  return importSecret(stored.value)
}

/** HMAC-SHA-256 of a text with the secret, 32 bytes long. */
export const signRound = async ({ key }: RoundSecret, text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))

/**
 * Random bytes of a round. Each call of the returned function reads the next bytes.
 * @param roundId id that is unique among the rounds of all games, such as `100184/3821`.
 * @param blocks number of blocks of 32 bytes to compute. It does not change the bytes; fewer blocks
 * take less time.
 * @throws {RangeError} from the returned function, if more bytes are read.
 */
export async function chanceOf(
  secret: RoundSecret,
  roundId: string,
  blocks = usualBlocks,
): Promise<RandomBytes> {
  const signed = await Promise.all(
    Array.from({ length: blocks }, (_, block) => signRound(secret, `${roundId}#${block}`)),
  )
  const bytes = signed.flatMap((block) => [...block])
  let at = 0
  return (count) => {
    if (at + count > bytes.length) throw new RangeError(`The chance of ${roundId} is used up`)
    at += count
    return Uint8Array.from(bytes.slice(at - count, at))
  }
}
