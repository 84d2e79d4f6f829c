import type { ErrorCode } from '../../../../src/api/gen/errors.ts'
import type { Rejections } from '../../../gen/callRules.ts'
import type { RejectionDetails } from './rejection.ts'

type Details = RejectionDetails | undefined

/** An outcome of an operation that a test or a demonstration provokes. */
export type ProvokedOutcome<Id extends keyof Rejections> =
  | { kind: 'rejected'; code: Rejections[Id]; details: Details; isProvoked: true }
  | { kind: 'fault'; code: ErrorCode; details: Details; headers: Record<string, string> }

/**
 * The result of asking for a code: an outcome, or a code that is valid for `lifetime` milliseconds.
 */
export type ProvokedCode<Id extends keyof Rejections> = {
  outcome?: ProvokedOutcome<Id>
  lifetime?: number
}

/**
 * Inputs that a person can type to see how the portal takes a failure. Each method answers
 * undefined, or false, for every other input.
 */
export type Provocations = {
  registration(
    method: 'username' | 'mobile',
    account: string,
  ): ProvokedOutcome<'registerMember'> | undefined
  registrationCode(number: string): ProvokedCode<'sendRegistrationCode'> | undefined
  loginCode(number: string): ProvokedCode<'sendLoginCode'> | undefined
  login(username: string): ProvokedOutcome<'login'> | undefined
  /** Whether a captcha is demanded from the first attempt to log in. */
  demandsCaptcha(username: string): boolean
  /** Whether what waits for a decision is rejected for what it says. */
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
