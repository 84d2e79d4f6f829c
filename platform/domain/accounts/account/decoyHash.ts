import type { World } from '../../base/context/world.ts'

const decoys = new WeakMap<World['passwords'], Promise<string>>()

/**
 * A hash that nobody has the password of: checked where a name has no account, so that the answer
 * takes as long as for one that has.
 */
export function decoyHash(world: Pick<World, 'passwords' | 'randomBytes'>): Promise<string> {
  const known = decoys.get(world.passwords)
  if (known) return known
  const made = world.passwords.hash(String(world.randomBytes(16)))
  decoys.set(world.passwords, made)
  // One that could not be made is made again by the next call.
  made.catch(() => decoys.delete(world.passwords))
  return made
}
