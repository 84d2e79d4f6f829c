/** Generated passwords: random, and easy to copy from a message. */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { settingsOf } from './memberSettings.ts'
import { storePassword } from './newPassword.ts'

/** Lifetime of a temporary password, in milliseconds. */
export const temporaryLifetime = 30 * 60_000

/**
 * Characters of a temporary password, without look-alikes. Their number is 32, so that each random
 * byte maps to one of them without bias.
 */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 12

/** Generates twelve characters with at least one letter and one digit; 59 bits of entropy. */
export function temporaryPassword(context: Pick<Context, 'randomBytes'>): string {
  for (;;) {
    const bytes = context.randomBytes(length)
    const made = Array.from(bytes, (byte) => letters[byte % letters.length] ?? '').join('')
    if (/\d/.test(made) && /[a-z]/.test(made)) return made
  }
}

/**
 * Uses up a temporary password. It becomes the member's password but is marked as expired, so that
 * the member must set a new one.
 * @returns its hash; undefined if the password is wrong, expired or was already used.
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
