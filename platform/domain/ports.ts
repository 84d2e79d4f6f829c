/** Default ports of a context, for browsers and tests. The gateway replaces some of them. */

import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { usualLanguages } from '../../src/lib/languageCodes.ts'
import { classifyInline, startInlinePatternWorker } from '../../src/lib/patterns/inlinePatterns.ts'
import type { PatternWorkerPort } from '../../src/lib/patterns/patternRunner.ts'
import { noProviders } from '../providers.ts'
import type { DomainStore } from './base/collections/collections.ts'
import { emptyContent } from './base/content/content.ts'
import { createBackground } from './base/context/background.ts'
import type { Context, PatternVerdict } from './base/context/context.ts'
import { noProvocations } from './base/context/provocations.ts'
import { reject } from './base/context/rejection.ts'
import { createPasswords } from './base/passwords/passwords.ts'
import { createPatterns } from './base/patterns/patterns.ts'

export type ContextParts = { store: DomainStore } & Partial<Omit<Context, 'store' | 'reject'>> & {
    /** Number of PBKDF2 iterations of a password's hash. */
    passwordIterations?: number
    /** Starts a worker for patterns that are not proven safe. */
    startPatternWorker?: () => PatternWorkerPort
    /** Classifies the worst-case cost of a pattern. */
    classifyPattern?: (source: string) => Promise<PatternVerdict>
  }

/** A tenth of the iterations that a public service needs. Mocks have no secret passwords. */
const mockIterations = 60_000

/**
 * Maximum number that a browser searches for as proof of work. The search takes a few tenths of a
 * second on a phone.
 */
const proofOfWork = 50_000

/** Rethrows an error of background work as an uncaught error of the page or the test. */
function throwLater(name: string, error: unknown): void {
  setTimeout(() => {
    throw new Error(`${name} failed`, { cause: error })
  })
}

/**
 * Creates a context for a store. Ports that are not given use the web platform
 * (`crypto.getRandomValues`, `Date.now`, PBKDF2) and run patterns on the caller's own thread; by
 * default there are no passkeys, no providers and no content.
 */
export function createContext(parts: ContextParts): Context<ErrorCode> {
  const {
    passwordIterations = mockIterations,
    startPatternWorker = startInlinePatternWorker,
    classifyPattern = classifyInline,
    ...given
  } = parts
  return {
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    passwords: createPasswords(passwordIterations),
    proofOfWork,
    background: createBackground(throwLater),
    passkeys: undefined,
    providers: noProviders,
    content: emptyContent,
    provocations: noProvocations,
    ownsPlatform: true,
    languages: usualLanguages,
    patterns: createPatterns({
      startWorker: startPatternWorker,
      classify: classifyPattern,
    }),
    ...given,
    reject,
  }
}
