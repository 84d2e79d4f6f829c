import type { Context } from '../../base/context/context.ts'

const decoys = new WeakMap<Context['passwords'], Promise<string>>()

/**
 * A hash that nobody has the password of: checked where a name has no account, so that the answer
 * takes as long as for one that has.
 */
export function decoyHash(context: Pick<Context, 'passwords' | 'randomBytes'>): Promise<string> {
  const known = decoys.get(context.passwords)
  if (known) return known
  const made = context.passwords.hash(String(context.randomBytes(16)))
  decoys.set(context.passwords, made)
  // One that could not be made is made again by the next call.
  made.catch(() => decoys.delete(context.passwords))
  return made
}
