import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { PatternVerdict } from '../../../../src/lib/patterns/classifyPattern.ts'
import type { Providers } from '../../../providers.ts'
import type { DomainStore } from '../collections/collections.ts'
import type { Content } from '../content/content.ts'
import type { Background } from './background.ts'
import type { PasskeyVerifier } from './passkeyVerifier.ts'
import type { Provocations } from './provocations.ts'
import type { Reject } from './rejection.ts'

export type { PatternVerdict }

/**
 * All dependencies of domain code. The browser, the tests and the gateway each provide their own
 * ports; the behaviour is the same on all of them. `Code` lists the rejections that a function may
 * throw: a handler can pass its context only to functions whose codes its operation documents.
 */
export type Context<Code extends ErrorCode = never> = {
  store: DomainStore
  /** A property instead of a method, so that TypeScript compares its codes contravariantly. */
  reject: Reject<Code>
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Cryptographically secure random bytes. */
  randomBytes(count: number): Uint8Array
  passwords: {
    /**
     * Reserves capacity for the hashes of this call, before the call counts or uses up anything.
     * @throws {FaultError} 503 with `Retry-After` when too many calls are waiting.
     */
    admit(): void
    hash(password: string): Promise<string>
    verify(password: string, hash: string): Promise<boolean>
    isCommon(password: string): boolean
  }
  /**
   * Upper bound of the numbers that a page tries as proof of work (LOGIN-41); on average it finds
   * one after half of them.
   */
  proofOfWork: number
  background: Background
  /** Undefined if the portal's pages cannot use passkeys. */
  passkeys: PasskeyVerifier | undefined
  /** External providers of the platform: messages, payments and so on. */
  providers: Providers
  content: Content
  /** Inputs with predefined results, for tests and the demonstration; empty on a real platform. */
  provocations: Provocations
  /** True if status, modules and market are set here, and not by an upstream platform. */
  ownsPlatform: boolean
  languages: readonly string[]
  patterns: {
    /** Version of the check in `classify`; verdicts of other versions are ignored. */
    checker: string
    /** Compiles and fully classifies a pattern. Can take 30 seconds. */
    classify(source: string): Promise<PatternVerdict>
    /** Runs a pattern on a text, with a time limit. */
    matches(
      rule: { acceptedPattern: string; verdict: 'safe' | 'unknown' },
      value: string,
    ): Promise<'match' | 'mismatch' | 'undecided'>
  }
}
