/** Phone number as dialing code and digits: `{ dialingCode: '+55', number: '11987650001' }`. */
export type Phone = { dialingCode: string; number: string }

/** Problems that phone-authentication services report, and problems of the browser. */
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

/** Thrown by every failed call of a service. */
export class PhoneAuthError extends Error {
  readonly problem: PhoneAuthProblem
  constructor(problem: PhoneAuthProblem, cause?: unknown) {
    super(problem, { cause })
    this.name = 'PhoneAuthError'
    this.problem = problem
  }
}

export type SendOptions = {
  /** Language of the service's texts, as a BCP 47 tag. */
  language: string
  /** Aborts a pending call and closes the service's windows. */
  signal: AbortSignal
}

/**
 * A phone-authentication service. To use another service, write a module with this type and import
 * it in `usePhoneAuth.ts`. For a service that opens windows of another origin, the gateway must
 * send `Cross-Origin-Opener-Policy: same-origin-allow-popups` and a content security policy that
 * allows the service's origins.
 */
export type PhoneAuthService = {
  /** Value of `firebaseChannel` by which the platform identifies the service (REG-06). */
  channel: string
  /**
   * Sends a code. Has to be called within a user gesture, because it may open a window.
   * @throws {PhoneAuthError}
   */
  sendCode: (phone: Phone, options: SendOptions) => Promise<void>
  /**
   * Exchanges a code for a token that proves ownership of the number.
   * @throws {PhoneAuthError}
   */
  confirm: (phone: Phone, code: string) => Promise<string>
}
