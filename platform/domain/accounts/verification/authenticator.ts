import type { World } from '../../base/context/world.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { stepOfCode } from './totp.ts'

/** Spends the code of an authenticator: of several proofs with one code, one is good. */
export async function spendAuthenticatorCode(
  world: Pick<World, 'store' | 'now'>,
  memberId: string,
  typed: string,
): Promise<boolean> {
  const settings = await settingsOf(world.store, memberId)
  const { authenticatorSecret, authenticatorStep: after } = settings
  if (authenticatorSecret === null) return false
  const step = await stepOfCode(authenticatorSecret, typed, { now: world.now(), after })
  if (step === undefined) return false
  const isUnspent = { authenticatorSecret, authenticatorStep: { below: step } }
  const spent = { authenticatorStep: step, updatedAt: world.now() }
  return world.store.memberSettings.update(memberId, spent, isUnspent)
}
