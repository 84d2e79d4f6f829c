/** The ports of a world that lives in a browser or a test. The gateway overrides what it has better. */
import type { WorldStore } from './collections.ts'
import type { World } from './world.ts'

export type WorldParts = { store: WorldStore } & Partial<Omit<World, 'store'>>

/**
 * A world over the given store. Every port can be overridden; those left out are made of web
 * platform parts: `crypto.getRandomValues`, `Date.now`, PBKDF2, and an sms that goes nowhere.
 */
export function createWorld(parts: WorldParts): World {
  void parts
  throw new Error('not built yet')
}
