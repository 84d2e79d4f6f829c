/** Passwords that the platform makes for somebody: never alike, easy to copy from a message. */
import type { MemberRow, WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { settingsOf } from './memberSettings.ts'
import { storePassword } from './newPassword.ts'

/** How long one that was sent is good, in milliseconds. */
export const temporaryLifetime = 30 * 60_000

/** Without those that look alike; 32 of them, so that each byte gives one without a bias. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 12

/** Twelve letters and digits, at least one of each: 59 bits. */
export function temporaryPassword(world: Pick<World, 'randomBytes'>): string {
  for (;;) {
    const bytes = world.randomBytes(length)
    const made = Array.from(bytes, (byte) => letters[byte % letters.length] ?? '').join('')
    if (/\d/.test(made) && /[a-z]/.test(made)) return made
  }
}

/**
 * Takes the temporary password that a member was sent, once: it becomes theirs, and is expired at
 * once so that they choose another.
 * @returns its hash if it was that password, and still good.
 */
export async function takeTemporaryPassword(
  world: Pick<World, 'store' | 'now' | 'passwords'>,
  member: MemberRow,
  password: string,
): Promise<string | undefined> {
  const { temporaryHash, temporaryUntil } = await settingsOf(world.store, member.id)
  if (temporaryHash === null || (temporaryUntil ?? 0) <= world.now()) return undefined
  if (!(await world.passwords.verify(password, temporaryHash))) return undefined
  return world.store.transaction(async (tables: WorldTables) => {
    const settings = await settingsOf(tables, member.id)
    if (settings.temporaryHash !== temporaryHash) return undefined
    await storePassword(tables, member, temporaryHash, 0)
    return temporaryHash
  })
}
