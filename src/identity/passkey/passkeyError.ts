/**
 * Why a device gave no passkey: its user closed its question or took too long, it has one of this
 * account already, this page's address is none of the portal's, or it cannot.
 */
export type PasskeyProblem = 'cancelled' | 'known' | 'elsewhere' | 'unable'

/** Thrown where a device gives no passkey. */
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(`No passkey: ${problem}`, { cause })
    this.name = 'PasskeyError'
    this.problem = problem
  }
}

/** By the names of the browser's errors (WebAuthn Level 3). */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
}

/** What a browser's error means. */
export const passkeyError = (error: unknown): PasskeyError =>
  new PasskeyError(problems[error instanceof Error ? error.name : ''] ?? 'unable', error)
