/**
 * Digits of a number in the form in which SMS codes are sent: `{ dialingCode: '+55', number:
 * '11987650001' }`.
 */
export type Phone = { dialingCode: string; number: string }

/**
 * Problems that phone-authentication services report, in their common vocabulary, and problems of
 * the browser.
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

/** Thrown by a service for every failed call. */
export class PhoneAuthError extends Error {
  readonly problem: PhoneAuthProblem
  constructor(problem: PhoneAuthProblem, cause?: unknown) {
    super(problem, { cause })
    this.name = 'PhoneAuthError'
    this.problem = problem
  }
}

export type SendOptions = {
  /** BCP 47 language tag for the service's texts. */
  language: string
  /** Aborts a pending call and closes the service's windows. */
  signal: AbortSignal
}

/**
 * A phone-authentication service. Another service is a module with this type, named in
 * `session/usePhoneAuth.ts`. A service with windows of another origin requires
 * `Cross-Origin-Opener-Policy: same-origin-allow-popups` from the gateway and its origins in the
 * content security policy.
 */
export type PhoneAuthService = {
  /** Name of the service on the platform (REG-06). */
  channel: string
  /**
   * Sends a code. Has to be called within a user gesture, because it may open a window.
   * @throws {PhoneAuthError}
   */
  sendCode: (phone: Phone, options: SendOptions) => Promise<void>
  /**
   * Token that proves the number, in exchange for the code.
   * @throws {PhoneAuthError}
   */
  confirm: (phone: Phone, code: string) => Promise<string>
}
