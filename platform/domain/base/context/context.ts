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
 * Everything that behaviour may touch. The browser, the tests and the gateway each give their own
 * ports; the behaviour over them is the same. `Code` names the rejections that a function may throw:
 * a handler can pass its context only to functions whose codes its operation documents.
 */
export type Context<Code extends ErrorCode = never> = {
  store: DomainStore
  /** A property and not a method, so that its codes are compared contravariantly. */
  reject: Reject<Code>
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Random bytes, fit for tokens. */
  randomBytes(count: number): Uint8Array
  passwords: {
    /**
     * Takes a place for the hashes of this call, before it counts or spends anything.
     * @throws {FaultError} 503 with `Retry-After` where too many wait already.
     */
    admit(): void
    hash(password: string): Promise<string>
    verify(password: string, hash: string): Promise<boolean>
    /** Whether it is among the passwords that everybody tries first. */
    isCommon(password: string): boolean
  }
  /**
   * The most numbers that a page tries to show that a person uses it (LOGIN-41); it finds one in
   * half of them.
   */
  proofOfWork: number
  background: Background
  /** Undefined on a platform whose pages are where browsers have no passkeys. */
  passkeys: PasskeyVerifier | undefined
  /** The companies that stand behind the platform. */
  providers: Providers
  /** What the platform offers and says. */
  content: Content
  /**
   * What certain inputs answer in place of a rule; of a platform that is no demonstration, nothing.
   */
  provocations: Provocations
  /**
   * Whether status, modules and market are set up here, and not by a live platform that stands
   * behind.
   */
  ownsPlatform: boolean
  /** The languages that players are shown. */
  languages: readonly string[]
  patterns: {
    /** Names the check that `classify` makes; a verdict of another check is not trusted. */
    checker: string
    /** Compiles and classifies a pattern, completely. Can take half a minute. */
    classify(source: string): Promise<PatternVerdict>
    /** Runs a pattern on a text, never for longer than its limit. */
    matches(
      rule: { acceptedPattern: string; verdict: 'safe' | 'unknown' },
      value: string,
    ): Promise<'match' | 'mismatch' | 'undecided'>
  }
}
