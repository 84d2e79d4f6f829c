/**
 * Parsers for the request bodies of game actions. All of them throw `REQUEST_INVALID` for an
 * invalid value.
 */

import { type ActBody, RefusedAct } from '../frame/emulatedGame.ts'

const keyForm = /^[A-Za-z0-9-]{8,64}$/
const idForm = /^[A-Za-z0-9_-]{1,64}$/
const clientSeedForm = /^[A-Za-z0-9_-]{1,64}$/

const matching = (form: RegExp) => (value: unknown) => {
  if (typeof value !== 'string' || !form.test(value)) throw new RefusedAct('REQUEST_INVALID')
  return value
}

export const readBetId = matching(idForm)
/** Client seed: 1 to 64 characters of `A`–`Z`, `a`–`z`, digits, `_` and `-`. */
export const readClientSeed = matching(clientSeedForm)

export const readKey = matching(keyForm)

/** A safe integer within bounds. */
export function readInteger(value: unknown, minimum: number, maximum: number): number {
  if (!Number.isSafeInteger(value)) throw new RefusedAct('REQUEST_INVALID')
  const integer = Number(value)
  if (integer < minimum || integer > maximum) throw new RefusedAct('REQUEST_INVALID')
  return integer
}

/** Idempotency key and stake, in minor units. */
export const readOrder = ({ key, stake }: ActBody): { key: string; stake: number } => ({
  key: readKey(key),
  stake: readInteger(stake, 1, Number.MAX_SAFE_INTEGER),
})
