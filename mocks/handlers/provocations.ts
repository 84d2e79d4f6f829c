/**
 * Inputs that a person can type to see how the portal takes a failure, where the platform allows it
 * (the mocks and demonstrations; never a real platform). Listed in `mocks/README.md`.
 */
import { fault, rejected } from '../server/handler.ts'
import type { RegistrationMethod } from '../world/registrationFields.ts'

const tooMany = () => fault('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '300' })
const taken = (field: 'username' | 'mobileNum') => ({
  fields: [{ field, reason: 'taken' as const }],
})

/** By the last four digits of the number that a code is asked for. */
const smsByEnding = {
  '0000': () => ({ outcome: rejected('MOBILE_TAKEN', taken('mobileNum')) }),
  '0001': () => ({ outcome: tooMany() }),
  '0002': () => ({ outcome: rejected('PHONE_INVALID') }),
  '0003': () => ({ outcome: rejected('SMS_NOT_ENABLED') }),
  '0004': () => ({ outcome: undefined, lifetime: 0 }),
  '0005': () => ({ outcome: fault('UNKNOWN') }),
}

/** What asking for a code provokes: an outcome, or a code that is good for `lifetime` milliseconds. */
export function provokeSms(number: string) {
  const ending = number.slice(-4)
  return Object.hasOwn(smsByEnding, ending)
    ? smsByEnding[ending as keyof typeof smsByEnding]()
    : undefined
}

const registrationByUsername = {
  taken: () => rejected('USERNAME_TAKEN', taken('username')),
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

/** What registering under a name, or with a number ending in 0000, provokes. */
export function provokeRegistration(method: RegistrationMethod, account: string) {
  if (method === 'mobile') {
    return account.endsWith('0000') ? rejected('MOBILE_TAKEN', taken('mobileNum')) : undefined
  }
  const name = account.toLowerCase()
  return Object.hasOwn(registrationByUsername, name)
    ? registrationByUsername[name as keyof typeof registrationByUsername]()
    : undefined
}

const loginByUsername = {
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

/** What logging in under a name provokes; `captcha` asks for a captcha from the first attempt. */
export function provokeLogin(username: string) {
  return Object.hasOwn(loginByUsername, username)
    ? loginByUsername[username as keyof typeof loginByUsername]()
    : undefined
}

/** A name that is asked for a captcha at once. */
export const captchaName = 'captcha'
