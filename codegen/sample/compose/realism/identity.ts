import { wordsOf } from './words.ts'

/** Names of what tells one thing from another of its kind. */
const identity =
  /(^|_)(id|uuid|guid|key|slug|email|name|login|username|number|sha|token|ur[il]|href|serial|ip|mac|address|reference)$/

const known = new Map<string, boolean>()

/** Whether a field of this name tells things apart, so that two of them would not have it alike. */
export function isIdentity(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = identity.test(wordsOf(name))
  known.set(name, found)
  return found
}
