/** Passwords that the platform makes for somebody: never alike, easy to copy from a message. */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { settingsOf } from './memberSettings.ts'
import { storePassword } from './newPassword.ts'

/** How long one that was sent is good, in milliseconds. */
export const temporaryLifetime = 30 * 60_000

/** Without those that look alike; 32 of them, so that each byte gives one without a bias. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 12

/** Twelve letters and digits, at least one of each: 59 bits. */
export function temporaryPassword(context: Pick<Context, 'randomBytes'>): string {
  for (;;) {
    const bytes = context.randomBytes(length)
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
  context: Pick<Context, 'store' | 'now' | 'passwords'>,
  member: MemberRow,
  password: string,
): Promise<string | undefined> {
  const { temporaryHash, temporaryUntil } = await settingsOf(context.store, member.id)
  if (temporaryHash === null || (temporaryUntil ?? 0) <= context.now()) return undefined
  if (!(await context.passwords.verify(password, temporaryHash))) return undefined
  return context.store.transaction(async (tables: DomainTables) => {
    const settings = await settingsOf(tables, member.id)
    if (settings.temporaryHash !== temporaryHash) return undefined
    await storePassword(tables, member, temporaryHash, 0)
    return temporaryHash
  })
}
