/** The password that money leaves by, besides the one that the member logs in with. */
import type { MemberRow } from '../collections.ts'
import type { World } from '../world.ts'
import { changeSettings, settingsOf } from './memberSettings.ts'

/** After so many wrong ones in a row none is taken for a while, the right one included. */
const mostFailures = 5
const lockedFor = 15 * 60_000

/** The hash of a member's payment password: the one that she set, else the one she registered with. */
async function hashOf(
  { store }: Pick<World, 'store'>,
  { id, profile }: Pick<MemberRow, 'id' | 'profile'>,
): Promise<string | undefined> {
  const { paymentPasswordHash } = await settingsOf(store, id)
  return paymentPasswordHash ?? profile.paymentPassword
}

/** Whether a member has one. */
export const hasPaymentPassword = async (
  world: Pick<World, 'store'>,
  member: Pick<MemberRow, 'id' | 'profile'>,
): Promise<boolean> => (await hashOf(world, member)) !== undefined

/**
 * Compares what was typed with a member's payment password; `missing` when she has set none. Takes as
 * long as a hash, so not within a transaction. After five wrong ones in a row everything is wrong for a
 * quarter of an hour.
 */
export async function checkPaymentPassword(
  world: Pick<World, 'store' | 'now' | 'passwords'>,
  member: Pick<MemberRow, 'id' | 'profile'>,
  password: string,
): Promise<'right' | 'wrong' | 'missing'> {
  const hash = await hashOf(world, member)
  if (hash === undefined) return 'missing'
  const { paymentFailures, paymentLockedUntil } = await settingsOf(world.store, member.id)
  if (paymentLockedUntil !== null && paymentLockedUntil > world.now()) return 'wrong'
  if (await world.passwords.verify(password, hash)) {
    if (paymentFailures > 0) await changeSettings(world, member.id, { paymentFailures: 0 })
    return 'right'
  }
  const failures = paymentFailures + 1
  const isLocked = failures >= mostFailures
  await changeSettings(world, member.id, {
    paymentFailures: isLocked ? 0 : failures,
    paymentLockedUntil: isLocked ? world.now() + lockedFor : null,
  })
  return 'wrong'
}
