/** Digits, as a code by sms is sent to: `{ dialingCode: '+55', number: '11987650001' }`. */
export type Phone = { dialingCode: string; number: string }

/**
 * What such a service may answer, in the words that these services share, and what a browser adds.
 */
export type PhoneAuthProblem =
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'too-many-requests'
  | 'internal-error'
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'
  | 'code-expired'
  | 'popup-closed-by-user'
  | 'popup-blocked'
  | 'network-request-failed'
  | 'timeout'

/** Thrown by a service for everything that it does not do. */
export class PhoneAuthError extends Error {
  readonly problem: PhoneAuthProblem
  constructor(problem: PhoneAuthProblem, cause?: unknown) {
    super(problem, { cause })
    this.name = 'PhoneAuthError'
    this.problem = problem
  }
}

export type SendOptions = {
  /** BCP 47, for what the service shows. */
  language: string
  /** Ends what is under way, and closes what the service has opened. */
  signal: AbortSignal
}

/**
 * A phone-authentication service: another one is a module of this shape, named in
 * `session/usePhoneAuth.ts`. One with windows of another origin needs `Cross-Origin-Opener-Policy:
 * same-origin-allow-popups` from the gateway, and its origins in the content policy.
 */
export type PhoneAuthService = {
  /** What the platform knows it by (REG-06). */
  channel: string
  /**
   * Sends a code. Called in a press, since a window may be opened for it.
   * @throws {PhoneAuthError}
   */
  sendCode: (phone: Phone, options: SendOptions) => Promise<void>
  /**
   * The token that says whose number it is, for the code that went there.
   * @throws {PhoneAuthError}
   */
  confirm: (phone: Phone, code: string) => Promise<string>
}
