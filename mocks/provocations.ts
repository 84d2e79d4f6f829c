/**
 * Inputs that provoke failures, to try the portal's error handling. They only work in
 * demonstrations, and `mocks/README.md` lists them.
 */

import type {
  Provocations,
  ProvokedCode,
  ProvokedOutcome,
} from '../platform/domain/base/context/provocations.ts'
import type { RejectionDetails } from '../platform/domain/base/context/rejection.ts'
import { fault, reject } from '../platform/server/handler.ts'
import type { ErrorCode } from '../src/api/gen/errors.ts'

/** Rejection that no rule of the domain causes. */
const provoke = <Code extends ErrorCode>(code: Code, details?: RejectionDetails) => ({
  ...reject(code, details),
  isProvoked: true as const,
})
const tooMany = () => fault('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '300' })
const describeTaken = (field: 'username' | 'mobileNum') => ({
  fields: [{ field, reason: 'taken' as const }],
})

type Table<Result> = Readonly<Record<string, () => Result>>

/** Result for an input. `Object.hasOwn` excludes inherited names, such as `constructor`. */
const look = <Result>(table: Table<Result>, input: string): Result | undefined =>
  Object.hasOwn(table, input) ? table[input]?.() : undefined

/** Results by the last four digits of the mobile number that requests a registration code. */
const smsByEnding: Table<ProvokedCode<'sendRegistrationCode'>> = {
  '0000': () => ({ outcome: provoke('MOBILE_TAKEN', describeTaken('mobileNum')) }),
  '0001': () => ({ outcome: tooMany() }),
  '0002': () => ({ outcome: provoke('PHONE_INVALID') }),
  '0003': () => ({ outcome: provoke('SMS_NOT_ENABLED') }),
  '0004': () => ({ lifetime: 0 }),
  '0005': () => ({ outcome: fault('UNKNOWN') }),
  '0006': () => ({ outcome: provoke('CODE_QUOTA_USED_UP') }),
  '0007': () => ({ outcome: provoke('VERIFICATION_FAILED') }),
}

/** Results by the last four digits of the mobile number that requests a log-in code. */
const loginSmsByEnding: Table<ProvokedCode<'sendLoginCode'>> = {
  '0011': () => ({ outcome: tooMany() }),
  '0012': () => ({ outcome: provoke('PHONE_INVALID') }),
  '0013': () => ({ outcome: provoke('SMS_NOT_ENABLED') }),
  '0014': () => ({ lifetime: 0 }),
  '0015': () => ({ outcome: fault('UNKNOWN') }),
  '0016': () => ({ outcome: provoke('CODE_QUOTA_USED_UP') }),
  '0017': () => ({ outcome: provoke('VERIFICATION_FAILED') }),
}

const registrationByUsername: Table<ProvokedOutcome<'registerMember'>> = {
  taken: () => provoke('USERNAME_TAKEN', describeTaken('username')),
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

const loginByUsername: Table<ProvokedOutcome<'login'>> = {
  verify: () => provoke('VERIFICATION_REQUIRED'),
  robot: () => provoke('VERIFICATION_FAILED'),
  wrongdomain: () => provoke('DOMAIN_INVALID'),
  popupclosed: () => provoke('PHONE_AUTH_POPUP_CLOSED'),
  servererror: () => fault('UNKNOWN'),
  busy: () => tooMany(),
  maintenance: () => fault('MAINTENANCE'),
}

/** A request is rejected if its text contains this word. */
const rejectingWord = 'recusar'

export const provocations: Provocations = {
  registration(method, account) {
    if (method === 'username') return look(registrationByUsername, account.toLowerCase())
    return account.endsWith('0000')
      ? provoke('MOBILE_TAKEN', describeTaken('mobileNum'))
      : undefined
  },
  registrationCode: (number) => look(smsByEnding, number.slice(-4)),
  loginCode: (number) => look(loginSmsByEnding, number.slice(-4)),
  login: (username) => look(loginByUsername, username),
  demandsCaptcha: (username) => username === 'captcha',
  rejects: (text) => text.toLowerCase().includes(rejectingWord),
}
