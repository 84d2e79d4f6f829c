/**
 * What the window of the emulated phone-authentication service gives to a caller who says that a
 * person asks:
 * without it no code is sent, and with it one.
 */
import { toHex } from '../../base/context/digest.ts'
import type { World } from '../../base/context/world.ts'
import type { Phone } from './phoneAuth.ts'

const lifetime = 5 * 60_000

const idOf = ({ dialingCode, number }: Phone, check: string) =>
  `phone-check-${dialingCode}${number}-${check}`

/** A check that a person has passed, for one code to one number. */
export async function issueCheck(
  world: Pick<World, 'store' | 'now' | 'randomBytes'>,
  phone: Phone,
): Promise<string> {
  const check = toHex(world.randomBytes(16))
  await world.store.nonces.insert({ id: idOf(phone, check), expiresAt: world.now() + lifetime })
  return check
}

/** Spends a check. @returns whether it was good, and for this number. */
export async function spendCheck(
  { store, now }: Pick<World, 'store' | 'now'>,
  phone: Phone,
  check: string,
): Promise<boolean> {
  const id = idOf(phone, check)
  const row = await store.nonces.get(id)
  if (row === undefined || row.expiresAt <= now()) return false
  return (await store.nonces.remove({ id })) === 1
}
