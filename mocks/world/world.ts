import type { WorldStore } from './collections.ts'
import type { Background } from './time/background.ts'

/** What is known of a pattern: see `PatternVerdict` in the contract. */
export type PatternVerdict = {
  verdict: 'safe' | 'hostile' | 'unknown' | 'invalid'
  dialect: 'any' | 'u' | 'none'
  attack?: string
  complexity?: string
  reason?: string
}

/** A code that was sent by sms, as the world's outbox keeps it. Never part of an answer. */
export type SentSms = { to: string; code: string; purpose: string; sentAt: number }

/** An e-mail that was sent, as the world's outbox keeps it. `code` is what its reader is to copy from it. */
export type SentMail = {
  to: string
  subject: string
  text: string
  code?: string
  purpose: string
  sentAt: number
}

/**
 * Everything that behaviour may touch. The browser, the tests and the gateway each give their own
 * ports; the behaviour over them is the same.
 */
export type World = {
  store: WorldStore
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Random bytes, fit for tokens. */
  randomBytes(count: number): Uint8Array
  passwords: {
    hash(password: string): Promise<string>
    verify(password: string, hash: string): Promise<boolean>
    /** Whether it is among the passwords that everybody tries first. */
    isCommon(password: string): boolean
  }
  /** Delivers an sms, or keeps it where a developer finds it. */
  sendSms(message: SentSms): Promise<void>
  /** Delivers an e-mail, or keeps it where a developer finds it. */
  sendMail(message: SentMail): Promise<void>
  background: Background
  /** Whether status, modules and market are set up here, and not by a live platform that stands behind. */
  ownsPlatform: boolean
  /** The languages that players are shown. */
  languages: readonly string[]
  patterns: {
    /** Compiles and classifies a pattern. Takes up to 10 s. */
    classify(source: string): Promise<PatternVerdict>
    /** Runs a pattern on a text, never for longer than its limit. */
    matches(
      rule: { acceptedPattern: string; verdict: 'safe' | 'unknown' },
      value: string,
    ): Promise<'match' | 'mismatch' | 'undecided'>
  }
}
