/**
 * Reason why the device provided no passkey: the user closed the prompt or took too long, the
 * device already has a passkey of this account, the page's host has no passkeys, or the device does
 * not support them.
 */
export type PasskeyProblem = 'cancelled' | 'known' | 'elsewhere' | 'unable'

/** Thrown when a device provides no passkey. */
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(`No passkey: ${problem}`, { cause })
    this.name = 'PasskeyError'
    this.problem = problem
  }
}

/** Problems by the `name` of the browser's error (WebAuthn Level 3). */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
}

/** Converts an error that the browser throws during a passkey request. */
export const passkeyError = (error: unknown): PasskeyError =>
  new PasskeyError(problems[error instanceof Error ? error.name : ''] ?? 'unable', error)
