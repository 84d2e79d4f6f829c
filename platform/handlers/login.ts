/** Logging in, by a password or by a code that went to a phone. */

import { normalizeText } from '../../src/lib/text.ts'
import { answer, type Call, type Outcome, reject } from '../server/handler.ts'
import { attemptedName, findAccounts } from '../world/accounts/members/accounts.ts'
import { authenticate } from '../world/accounts/members/authenticate.ts'
import { claimLogin } from '../world/accounts/members/loginFailures.ts'
import { isExpired } from '../world/accounts/members/passwordAge.ts'
import { redeemCaptcha } from '../world/accounts/proofs/captcha.ts'
import { checkHuman } from '../world/accounts/proofs/humanCheck.ts'
import { hasPhoneAuth, spendPhoneToken, tryPhoneToken } from '../world/accounts/proofs/phoneAuth.ts'
import { needsSecondStep, offerSecondStep } from '../world/accounts/proofs/secondStep.ts'
import { spendCode } from '../world/accounts/proofs/smsCodes.ts'
import { refusalOf } from '../world/accounts/sessions/admission.ts'
import { type Area, deviceOf } from '../world/accounts/sessions/device.ts'
import { type FailedOutcome, noteFailedLogin } from '../world/accounts/sessions/loginHistory.ts'
import { openHeldSession } from '../world/accounts/sessions/sessions.ts'
import { acceptSignIn, giveBackSignIn } from '../world/base/attempts/signIn.ts'
import type { LoginRow, MemberRow } from '../world/base/collections/collections.ts'
import { isOwnPage } from '../world/base/platform/domains.ts'
import { readOffered } from '../world/base/platform/offeredPlatform.ts'
import { isOn, type Platform } from '../world/base/platform/platform.ts'
import type { World } from '../world/base/world/world.ts'
import { problemOfCode } from './checkCode.ts'
import { entranceRejection, rejectEntry } from './entranceRejection.ts'
import { knowBrowser, tellOfNewDevice } from './knowBrowser.ts'
import { knownSource } from './knownSource.ts'
import { fieldDetails } from './registrationRejections.ts'
import { rejectUntil } from './rejectUntil.ts'

type LoginRejection = Exclude<Outcome<'login'>, { kind: 'answer' }>

/** The password that many accounts are made with, and that everybody tries first (CONST-09). */
const defaultPassword = '123456'

const kinds = { username: 'PASSWORD', sms: 'SMS', phoneAuth: 'PHONE_AUTH' } as const

const kindOf = ({ body }: Pick<Call<'login'>, 'body'>): LoginRow['kind'] =>
  kinds[body.type ?? 'username']

/** Counts a log-in that has failed, for those whose account was meant to be entered. */
function note(
  call: Call<'login'>,
  accounts: readonly MemberRow[],
  outcome: FailedOutcome,
  deviceId?: string,
): void {
  const device = deviceOf(call, call.body.area, deviceId)
  noteFailedLogin(call.world, accounts, { kind: kindOf(call), outcome, device })
}

/** Why an account may not come in now that has proven to be itself; undefined when it may. */
async function checkAccount(
  call: Call<'login'>,
  platform: Platform,
  account: MemberRow,
  area: Area,
): Promise<LoginRejection | undefined> {
  const { world, ip } = call
  const refused = await entranceRejection(world, platform, account, area)
  if (refused) return refused
  if (!(await needsSecondStep(world, account.id, ip))) return undefined
  const secondStep = await offerSecondStep(world, account, { area, kind: kindOf(call) })
  if (secondStep === 'unreachable') return reject('SMS_NOT_ENABLED')
  return secondStep && reject('SECOND_STEP_NEEDED', { secondStep })
}

/** The account whose phone the code went to. Its number is the only one that it was sent to. */
async function accountBySms(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow | LoginRejection> {
  const { world, body } = call
  if (!world.providers.sms || !isOn(platform, 'MOBILEVERCODELOGIN3')) {
    return reject('SMS_NOT_ENABLED')
  }
  if (name === '') return reject('PHONE_MISSING')
  const code = normalizeText(body.password)
  const accounts = await findAccounts(world, platform, name)
  const phones = accounts.filter(({ mobileNum }) => mobileNum !== null)
  let refused: LoginRejection = reject(
    code === '' ? 'VERIFICATION_CODE_MISSING' : 'VERIFICATION_CODE_WRONG',
  )
  for (const account of phones) {
    const dialingCode = account.countryDialingCode ?? ''
    const target = { purpose: 'account', dialingCode, number: account.mobileNum ?? '' } as const
    const problem = await problemOfCode(world, target, code)
    if (!problem && (await spendCode(world.store, target, code))) return account
    if (problem) refused = reject(problem.code, problem.details)
  }
  if (code !== '') note(call, phones, 'WRONG_PROOF')
  return refused
}

/** The account whose phone a token of the phone-authentication service is of. */
async function accountByPhoneAuth(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow | LoginRejection> {
  const { world, body } = call
  const token = normalizeText(body.password)
  const isOffered = hasPhoneAuth(world, platform) && isOn(platform, 'MOBILEVERCODELOGIN3')
  if (!isOffered) return reject('SMS_NOT_ENABLED')
  if (name === '') return reject('PHONE_MISSING')
  let refused: LoginRejection = reject('VERIFICATION_CODE_WRONG')
  const accounts = await findAccounts(world, platform, name)
  const phones = accounts.filter(({ mobileNum }) => mobileNum !== null)
  for (const account of phones) {
    const phone = { dialingCode: account.countryDialingCode ?? '', number: account.mobileNum ?? '' }
    const result = await tryPhoneToken(world, token, phone)
    if (result === 'right' && (await spendPhoneToken(world.store, token))) return account
    if (result !== 'wrong') {
      const details = fieldDetails('verificationCode', 'expired')
      refused = reject('VERIFICATION_CODE_EXPIRED', details)
    }
  }
  note(call, phones, 'WRONG_PROOF')
  return refused
}

/** Who a request says that they are, by what its type asks for; or why it proves nothing. */
function accountOf(call: Call<'login'>, platform: Platform, name: string) {
  const { type } = call.body
  if (type === 'sms') return accountBySms(call, platform, name)
  if (type === 'phoneAuth') return accountByPhoneAuth(call, platform, name)
  return accountByPassword(call, platform, name)
}

/** Spends the captcha, where the last failures demand one (ERR-15). */
async function checkCaptcha(world: World, body: Call<'login'>['body']) {
  const captcha = await redeemCaptcha(world.store, body, world.now())
  if (captcha === 'right') return undefined
  const code = captcha === 'missing' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG'
  return reject(code, { captcha: true })
}

async function accountByPassword(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow | LoginRejection> {
  const { world, body, ip } = call
  world.passwords.admit()
  const robot = await checkHuman(world, platform, body)
  if (robot) return reject(robot)
  const accounts = await findAccounts(world, platform, name)
  const { deviceId, isKnownAddress } = await knownSource(call, accounts)
  const source = { name: attemptedName(platform, name), ip, deviceId, isKnownAddress }
  const attempt = await claimLogin(world, source)
  if ('wait' in attempt) {
    note(call, accounts, 'TOO_MANY_ATTEMPTS', deviceId)
    return rejectUntil(attempt.wait)
  }
  const isProvoked = world.provocations.demandsCaptcha(name.toLowerCase())
  const demanded = isProvoked || attempt.wantsCaptcha
  const refused = demanded ? await checkCaptcha(world, body) : undefined
  if (refused) {
    await giveBackSignIn(world, attempt)
    return refused
  }
  const account = await authenticate(world, accounts, body.password)
  if (account) {
    await acceptSignIn(world, attempt)
    return account
  }
  note(call, accounts, 'WRONG_PROOF', deviceId)
  const captcha = attempt.wantsCaptchaNext || demanded
  return reject('LOGIN_FAILED', captcha ? { captcha } : undefined)
}

/**
 * Opens a session (API-04). An unknown name and a wrong password are told alike; what else stands
 * in the way is told only after the right password or code.
 */
export async function login(call: Call<'login'>): Promise<Outcome<'login'>> {
  const { world, body, place } = call
  const { area = 'member' } = body
  const platform = await readOffered(world)
  if (!isOwnPage({ place }, platform)) return reject('DOMAIN_INVALID')
  const name = normalizeText(body.username)
  const provoked = world.provocations.login(name.toLowerCase())
  if (provoked) return provoked
  const found = await accountOf(call, platform, name)
  if ('kind' in found) return found
  const refused = await checkAccount(call, platform, found, area)
  if (refused) {
    const isWaiting = 'code' in refused && refused.code === 'SECOND_STEP_NEEDED'
    note(call, [found], isWaiting ? 'SECOND_STEP_MISSING' : 'NOT_ADMITTED')
    return refused
  }
  const { device, setCookie, isNew } = await knowBrowser(call, found.id, area)
  const byPhone = body.type !== 'username'
  // In one transaction, so that nobody comes in who closes or shuts their account at this moment,
  // nor by a password that was changed while it was checked.
  const entry = await world.store.transaction(async (tables) => {
    const refusal = await refusalOf(world, tables, found.id)
    if (refusal) return refusal
    const { passwordHash } = (await tables.members.get(found.id)) ?? {}
    if (!byPhone && passwordHash !== found.passwordHash) return 'password changed'
    return { token: await openHeldSession(world, found.id, tables, device, { kind: kindOf(call) }) }
  })
  if (entry === 'password changed') return reject('LOGIN_FAILED')
  if ('code' in entry) return rejectEntry(entry)
  const value = {
    token: entry.token,
    firstTimeLogin: found.firstTimeLogin,
    passwordExpired: !byPhone && isExpired(found, platform, world.now()),
    defaultPassword: !byPhone && normalizeText(body.password) === defaultPassword,
  }
  if (isNew) tellOfNewDevice(world, found, device)
  return answer(value, { 'Set-Cookie': setCookie })
}
