import { wordsOf } from './words.ts'

/** Field names whose values identify an object. */
const identity =
  /(^|_)(id|uuid|guid|key|slug|email|name|login|username|number|sha|token|ur[il]|href|serial|ip|mac|address|reference)$/

const identityByName = new Map<string, boolean>()

/** True if the values of this field identify objects, so that two objects need different values. */
export function isIdentity(name: string): boolean {
  const before = identityByName.get(name)
  if (before !== undefined) return before
  const found = identity.test(wordsOf(name))
  identityByName.set(name, found)
  return found
}
