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
 * Dependencies of domain code. The browser, the tests and the gateway each provide their own, with
 * the same behaviour. `Code` lists the rejections that a function may throw: a handler can pass its
 * context only to functions whose codes its operation documents.
 */
export type Context<Code extends ErrorCode = never> = {
  store: DomainStore
  /**
   * `reject` is a property and not a method, so that TypeScript compares the codes contravariantly.
   */
  reject: Reject<Code>
  /** Current time in milliseconds since 1970, UTC. */
  now(): number
  /** Cryptographically secure random bytes. */
  randomBytes(count: number): Uint8Array
  passwords: {
    /**
     * Reserves capacity for the password hashes of this call; call it before counting or using up
     * anything.
     * @throws {FaultError} 503 with `Retry-After` when too many calls are waiting.
     */
    admit(): void
    hash(password: string): Promise<string>
    verify(password: string, hash: string): Promise<boolean>
    isCommon(password: string): boolean
  }
  /**
   * Upper bound of the numbers that a page has to try as proof of work (LOGIN-41); on average it
   * tries half of them.
   */
  proofOfWork: number
  background: Background
  /** Undefined if the portal's pages cannot use passkeys. */
  passkeys: PasskeyVerifier | undefined
  /** External providers of the platform: messages, payments and so on. */
  providers: Providers
  content: Content
  /** Inputs with predefined results, for tests and the demonstration; none on a real platform. */
  provocations: Provocations
  /** True if this platform stores status, modules and market itself; false if an upstream does. */
  ownsPlatform: boolean
  languages: readonly string[]
  patterns: {
    /** Version of the checker behind `classify`; stored results of other versions are ignored. */
    checker: string
    /** Compiles and classifies a pattern. Can take 30 seconds. */
    classify(source: string): Promise<PatternVerdict>
    /** Tests a text against a pattern; `undecided` after the time limit. */
    matches(
      rule: { acceptedPattern: string; verdict: 'safe' | 'unknown' },
      value: string,
    ): Promise<'match' | 'mismatch' | 'undecided'>
  }
}
