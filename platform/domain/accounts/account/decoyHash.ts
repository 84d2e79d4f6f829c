import type { Context } from '../../base/context/context.ts'

const decoys = new WeakMap<Context['passwords'], Promise<string>>()

/**
 * Hash of a random password. It is verified in place of a missing hash, so that a login takes the
 * same time whether or not the account exists.
 */
export function decoyHash(context: Pick<Context, 'passwords' | 'randomBytes'>): Promise<string> {
  const known = decoys.get(context.passwords)
  if (known) return known
  const made = context.passwords.hash(String(context.randomBytes(16)))
  decoys.set(context.passwords, made)
  // After a failure, the next call creates the hash again.
  made.catch(() => decoys.delete(context.passwords))
  return made
}
