/** The ports of a world that lives in a browser or a test. The gateway overrides what it has better. */
import { usualLanguages } from '../../src/lib/languageCodes.ts'
import type { PatternWorkerPort } from '../../src/lib/patternRunner.ts'
import type { WorldStore } from './collections.ts'
import { createPasswords } from './members/passwords.ts'
import { createPatterns, startInlinePatternWorker } from './patterns/patterns.ts'
import { createBackground } from './time/background.ts'
import type { World } from './world.ts'

export type WorldParts = { store: WorldStore } & Partial<Omit<World, 'store'>> & {
    /** The cost of a password's hash. */
    passwordIterations?: number
    /** Starts the place where patterns run that are not proven safe. */
    startPatternWorker?: () => PatternWorkerPort
  }

/** A tenth of what a public service should take: a mock's passwords are known to everybody. */
const mockIterations = 60_000

/** What nobody waits for must not fail unheard: the page or the test hears of it as uncaught. */
function throwLater(name: string, error: unknown): void {
  setTimeout(() => {
    throw new Error(`${name} failed`, { cause: error })
  })
}

/**
 * A world over the given store. Every port can be overridden; those left out are made of web
 * platform parts: `crypto.getRandomValues`, `Date.now`, PBKDF2, recheck, sms and e-mails that go nowhere,
 * and patterns on the caller's own thread.
 */
export function createWorld(parts: WorldParts): World {
  const {
    passwordIterations = mockIterations,
    startPatternWorker = startInlinePatternWorker,
    ...given
  } = parts
  return {
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    passwords: createPasswords(passwordIterations),
    sendSms: async () => {},
    sendMail: async () => {},
    background: createBackground(throwLater),
    ownsPlatform: true,
    languages: usualLanguages,
    patterns: createPatterns({
      startWorker: startPatternWorker,
      loadCheck: async () => (await import('recheck')).check,
    }),
    ...given,
  }
}
