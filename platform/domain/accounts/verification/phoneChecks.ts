/**
 * Single-use proofs that a person, not a script, requests a code in the window of the emulated
 * phone-authentication service. Each proof allows one code.
 */

import type { Context } from '../../base/context/context.ts'
import { toHex } from '../../base/context/digest.ts'
import type { Phone } from './phoneAuth.ts'

const lifetime = 5 * 60_000

const idOf = ({ dialingCode, number }: Phone, check: string) =>
  `phone-check-${dialingCode}${number}-${check}`

/** Creates a proof that allows one code to the number. */
export async function issueCheck(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  phone: Phone,
): Promise<string> {
  const check = toHex(context.randomBytes(16))
  await context.store.nonces.insert({ id: idOf(phone, check), expiresAt: context.now() + lifetime })
  return check
}

/** Uses up a proof. @returns true if it was valid for this number. */
export async function spendCheck(
  { store, now }: Pick<Context, 'store' | 'now'>,
  phone: Phone,
  check: string,
): Promise<boolean> {
  const id = idOf(phone, check)
  const row = await store.nonces.get(id)
  if (row === undefined || row.expiresAt <= now()) return false
  return (await store.nonces.remove({ id })) === 1
}
