import { wordsOf } from './words.ts'

/** Names of fields that identify an object. */
const identity =
  /(^|_)(id|uuid|guid|key|slug|email|name|login|username|number|sha|token|ur[il]|href|serial|ip|mac|address|reference)$/

const identityByName = new Map<string, boolean>()

/** True if a field of this name identifies objects, so that two of them differ in it. */
export function isIdentity(name: string): boolean {
  const before = identityByName.get(name)
  if (before !== undefined) return before
  const found = identity.test(wordsOf(name))
  identityByName.set(name, found)
  return found
}
