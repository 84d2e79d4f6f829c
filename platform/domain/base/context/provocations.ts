import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { Rejections } from '../../../gen/callRules.ts'
import type { RejectionDetails } from './rejection.ts'

type Details = RejectionDetails | undefined

/**
 * Predefined outcome of an operation. A test or the demonstration triggers it by a certain input.
 */
export type ProvokedOutcome<Id extends keyof Rejections> =
  | { kind: 'rejected'; code: Rejections[Id]; details: Details; isProvoked: true }
  | { kind: 'fault'; code: ErrorCode; details: Details; headers: Record<string, string> }

/**
 * Predefined result of a request for a verification code: an outcome, or a code that is valid for
 * `lifetime` milliseconds.
 */
export type ProvokedCode<Id extends keyof Rejections> = {
  outcome?: ProvokedOutcome<Id>
  lifetime?: number
}

/**
 * Inputs that trigger failures, to show how the portal handles them. For any other input, a method
 * returns undefined or false.
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
  /** True if the review of an application with this text ends with a rejection. */
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
