/**
 * Inputs that a person can type to see how the portal takes a failure, where the platform allows it
 * (the mocks and demonstrations; never a real platform). Listed in `mocks/README.md`.
 */
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { fault, type Outcome, type RejectionDetails, rejected } from '../server/handler.ts'
import type { RegistrationMethod } from '../world/rules/registrationFields.ts'
import type { Refused } from './registrationRefusals.ts'

/** A refusal that no rule gives. */
const provoked = <Code extends ErrorCode>(code: Code, details?: RejectionDetails) => ({
  ...rejected(code, details),
  isProvoked: true as const,
})
const tooMany = () => fault('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '300' })
const taken = (field: 'username' | 'mobileNum') => ({
  fields: [{ field, reason: 'taken' as const }],
})

type Table<Result> = Readonly<Record<string, () => Result>>

/** What a table holds for an input; names that every object has are none of it. */
const look = <Result>(table: Table<Result>, input: string): Result | undefined =>
  Object.hasOwn(table, input) ? table[input]?.() : undefined

/** By the last four digits of the number that a code is asked for. */
const smsByEnding: Table<{
  outcome?: Outcome<'sendRegistrationCode'>
  lifetime?: number
}> = {
  '0000': () => ({ outcome: provoked('MOBILE_TAKEN', taken('mobileNum')) }),
  '0001': () => ({ outcome: tooMany() }),
  '0002': () => ({ outcome: provoked('PHONE_INVALID') }),
  '0003': () => ({ outcome: provoked('SMS_NOT_ENABLED') }),
  '0004': () => ({ lifetime: 0 }),
  '0005': () => ({ outcome: fault('UNKNOWN') }),
  '0006': () => ({ outcome: provoked('CODE_QUOTA_USED_UP') }),
  '0007': () => ({ outcome: provoked('VERIFICATION_FAILED') }),
}

/** What asking for a code provokes: an outcome, or a code that is good for `lifetime` milliseconds. */
export function provokeSms(number: string) {
  return look(smsByEnding, number.slice(-4))
}

/** By the last four digits of the number that an account's code is asked for. */
const loginSmsByEnding: Table<{ outcome?: Outcome<'sendLoginCode'>; lifetime?: number }> = {
  '0011': () => ({ outcome: tooMany() }),
  '0012': () => ({ outcome: provoked('PHONE_INVALID') }),
  '0013': () => ({ outcome: provoked('SMS_NOT_ENABLED') }),
  '0014': () => ({ lifetime: 0 }),
  '0015': () => ({ outcome: fault('UNKNOWN') }),
  '0016': () => ({ outcome: provoked('CODE_QUOTA_USED_UP') }),
  '0017': () => ({ outcome: provoked('VERIFICATION_FAILED') }),
}

/** What asking for a code to log in with provokes. */
export function provokeLoginSms(number: string) {
  return look(loginSmsByEnding, number.slice(-4))
}

const registrationByUsername: Table<Refused> = {
  taken: () => provoked('USERNAME_TAKEN', taken('username')),
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

/** What registering under a name, or with a number ending in 0000, provokes. */
export function provokeRegistration(method: RegistrationMethod, account: string) {
  if (method === 'mobile') {
    return account.endsWith('0000') ? provoked('MOBILE_TAKEN', taken('mobileNum')) : undefined
  }
  return look(registrationByUsername, account.toLowerCase())
}

const loginByUsername: Table<Outcome<'login'>> = {
  verify: () => provoked('VERIFICATION_REQUIRED'),
  robot: () => provoked('VERIFICATION_FAILED'),
  wrongdomain: () => provoked('DOMAIN_INVALID'),
  popupclosed: () => provoked('PHONE_AUTH_POPUP_CLOSED'),
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

/** What logging in under a name provokes; `captcha` asks for a captcha from the first attempt. */
export function provokeLogin(username: string) {
  return look(loginByUsername, username)
}

/** A name that is asked for a captcha at once. */
export const captchaName = 'captcha'

/** Whether a member is shown an announcement that no page should let through: edu, and nobody else. */
export const seesHostileAnnouncement = (
  { provocations }: { provocations: boolean },
  { username }: { username: string },
) => provocations && username === 'edu'
