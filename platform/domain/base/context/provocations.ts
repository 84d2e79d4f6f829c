import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { Rejections } from '../../../gen/callRules.ts'
import type { RejectionDetails } from './rejection.ts'

type Details = RejectionDetails | undefined

/** Outcome of an operation that a test or the demonstration triggers on purpose. */
export type ProvokedOutcome<Id extends keyof Rejections> =
  | { kind: 'rejected'; code: Rejections[Id]; details: Details; isProvoked: true }
  | { kind: 'fault'; code: ErrorCode; details: Details; headers: Record<string, string> }

/**
 * Result of a request for a code: an outcome, or a code that is valid for `lifetime` milliseconds.
 */
export type ProvokedCode<Id extends keyof Rejections> = {
  outcome?: ProvokedOutcome<Id>
  lifetime?: number
}

/**
 * Inputs that trigger failures, to show how the portal handles them. Each method returns undefined,
 * or false, for any other input.
 */
export type Provocations = {
  registration(
    method: 'username' | 'mobile',
    account: string,
  ): ProvokedOutcome<'registerMember'> | undefined
  registrationCode(number: string): ProvokedCode<'sendRegistrationCode'> | undefined
  loginCode(number: string): ProvokedCode<'sendLoginCode'> | undefined
  login(username: string): ProvokedOutcome<'login'> | undefined
  /** True if the first login attempt already requires a captcha. */
  demandsCaptcha(username: string): boolean
  /** True if a pending request with this text is to be rejected. */
  rejects(text: string): boolean
}

export const noProvocations: Provocations = {
  registration: () => undefined,
  registrationCode: () => undefined,
  loginCode: () => undefined,
  login: () => undefined,
  demandsCaptcha: () => false,
  rejects: () => false,
}
