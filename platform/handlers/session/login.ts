/** Login by password, by a code that was sent by SMS, or by a phone token. */

import { normalizeText } from '../../../src/lib/text.ts'
import { attemptedName, findAccounts } from '../../domain/accounts/account/accounts.ts'
import { authenticate } from '../../domain/accounts/account/authenticate.ts'
import { claimLogin } from '../../domain/accounts/account/loginFailures.ts'
import { isExpired } from '../../domain/accounts/account/passwordAge.ts'
import { refusalOf } from '../../domain/accounts/session/admission.ts'
import { type Area, deviceOf } from '../../domain/accounts/session/device.ts'
import { type FailedOutcome, noteFailedLogin } from '../../domain/accounts/session/loginHistory.ts'
import { openHeldSession } from '../../domain/accounts/session/sessions.ts'
import { redeemCaptcha } from '../../domain/accounts/verification/captcha.ts'
import { checkHuman } from '../../domain/accounts/verification/humanCheck.ts'
import {
  hasPhoneAuth,
  spendPhoneToken,
  tryPhoneToken,
} from '../../domain/accounts/verification/phoneAuth.ts'
import { needsSecondStep, offerSecondStep } from '../../domain/accounts/verification/secondStep.ts'
import { spendCode } from '../../domain/accounts/verification/smsCodes.ts'
import { acceptSignIn, giveBackSignIn } from '../../domain/base/attempts/signIn.ts'
import type { LoginRow, MemberRow } from '../../domain/base/collections/collections.ts'
import type { PendingRejection } from '../../domain/base/context/rejection.ts'
import { isOwnPage } from '../../domain/base/platform/domains.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { isOn, type Platform } from '../../domain/base/platform/platform.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { problemOfCode, type VerificationCode } from '../base/checkCode.ts'
import { rejectUsedToken } from '../base/checkPhoneToken.ts'
import { knownSource } from '../base/knownSource.ts'
import { rejectUntil } from '../base/rejectUntil.ts'
import { type EntranceCode, entranceRejection, toRejection } from './entranceRejection.ts'
import { knowBrowser, tellOfNewDevice } from './knowBrowser.ts'

type LoginRejection = PendingRejection<EntranceCode | 'SMS_NOT_ENABLED' | 'SECOND_STEP_NEEDED'>
type ProofRejection = PendingRejection<VerificationCode>

/** Common initial password, which attackers try first (CONST-09). */
const defaultPassword = '123456'

const kinds = { username: 'PASSWORD', sms: 'SMS', phoneAuth: 'PHONE_AUTH' } as const

const kindOf = ({ body }: Pick<Call<'login'>, 'body'>): LoginRow['kind'] =>
  kinds[body.type ?? 'username']

/** Records a failed login in the login history of each account. */
function note(
  call: Call<'login'>,
  accounts: readonly MemberRow[],
  outcome: FailedOutcome,
  deviceId?: string,
): void {
  const device = deviceOf(call, call.body.area, deviceId)
  noteFailedLogin(call.context, accounts, { kind: kindOf(call), outcome, device })
}

/**
 * Rejection of a login whose proof was accepted: the account may not log in now, or needs a second
 * step. Undefined if the login can be completed.
 */
async function checkAccount(
  call: Call<'login'>,
  platform: Platform,
  account: MemberRow,
  area: Area,
): Promise<LoginRejection | undefined> {
  const { context, ip } = call
  const refused = await entranceRejection(context, platform, account, area)
  if (refused) return refused
  if (!(await needsSecondStep(context, account.id, ip))) return undefined
  const secondStep = await offerSecondStep(context, account, { area, kind: kindOf(call) })
  if (secondStep === 'unreachable') return { code: 'SMS_NOT_ENABLED', details: undefined }
  return secondStep && { code: 'SECOND_STEP_NEEDED', details: { secondStep } }
}

/** Account of the phone to which the code was sent. The code is valid for this number only. */
async function accountBySms(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow> {
  const { context, body } = call
  if (!context.providers.sms || !isOn(platform, 'MOBILEVERCODELOGIN3')) {
    context.reject('SMS_NOT_ENABLED')
  }
  if (name === '') context.reject('PHONE_MISSING')
  const code = normalizeText(body.password)
  const accounts = await findAccounts(context, platform, name)
  const phones = accounts.filter(({ mobileNum }) => mobileNum !== null)
  let refused: ProofRejection = {
    code: code === '' ? 'VERIFICATION_CODE_MISSING' : 'VERIFICATION_CODE_WRONG',
    details: undefined,
  }
  for (const account of phones) {
    const dialingCode = account.countryDialingCode ?? ''
    const target = { purpose: 'account', dialingCode, number: account.mobileNum ?? '' } as const
    const problem = await problemOfCode(context, target, code)
    if (!problem && (await spendCode(context.store, target, code))) return account
    refused = problem ?? refused
  }
  if (code !== '') note(call, phones, 'WRONG_PROOF')
  return context.reject(refused.code, refused.details)
}

/** Account of the phone that a phone token proves. */
async function accountByPhoneAuth(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow> {
  const { context, body } = call
  const token = normalizeText(body.password)
  const isOffered = hasPhoneAuth(context, platform) && isOn(platform, 'MOBILEVERCODELOGIN3')
  if (!isOffered) context.reject('SMS_NOT_ENABLED')
  if (name === '') context.reject('PHONE_MISSING')
  let hasExpired = false
  const accounts = await findAccounts(context, platform, name)
  const phones = accounts.filter(({ mobileNum }) => mobileNum !== null)
  for (const account of phones) {
    const phone = { dialingCode: account.countryDialingCode ?? '', number: account.mobileNum ?? '' }
    const result = await tryPhoneToken(context, token, phone)
    if (result === 'right' && (await spendPhoneToken(context.store, token))) return account
    if (result !== 'wrong') hasExpired = true
  }
  note(call, phones, 'WRONG_PROOF')
  return hasExpired ? rejectUsedToken(context) : context.reject('VERIFICATION_CODE_WRONG')
}

/** Account that the password, code or phone token of the request proves. */
function accountOf(call: Call<'login'>, platform: Platform, name: string) {
  const { type } = call.body
  if (type === 'sms') return accountBySms(call, platform, name)
  if (type === 'phoneAuth') return accountByPhoneAuth(call, platform, name)
  return accountByPassword(call, platform, name)
}

async function accountByPassword(
  call: Call<'login'>,
  platform: Platform,
  name: string,
): Promise<MemberRow> {
  const { context, body, ip } = call
  context.passwords.admit()
  const robot = await checkHuman(context, platform, body)
  if (robot) context.reject(robot)
  const accounts = await findAccounts(context, platform, name)
  const { deviceId, isKnownAddress } = await knownSource(call, accounts)
  const source = { name: attemptedName(platform, name), ip, deviceId, isKnownAddress }
  const attempt = await claimLogin(context, source)
  if ('wait' in attempt) {
    note(call, accounts, 'TOO_MANY_ATTEMPTS', deviceId)
    return rejectUntil(attempt.wait)
  }
  const isProvoked = context.provocations.demandsCaptcha(name.toLowerCase())
  const demanded = isProvoked || attempt.wantsCaptcha
  const captcha = demanded ? await redeemCaptcha(context.store, body, context.now()) : 'right'
  if (captcha !== 'right') {
    await giveBackSignIn(context, attempt)
    const code = captcha === 'missing' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG'
    return context.reject(code, { captcha: true })
  }
  const account = await authenticate(context, accounts, body.password)
  if (account) {
    await acceptSignIn(context, attempt)
    return account
  }
  note(call, accounts, 'WRONG_PROOF', deviceId)
  const wantsCaptcha = attempt.wantsCaptchaNext || demanded
  return context.reject('LOGIN_FAILED', wantsCaptcha ? { captcha: wantsCaptcha } : undefined)
}

/**
 * Opens a session (API-04). An unknown name and a wrong password get the same response. Other
 * obstacles are reported only after the right password or code.
 */
export async function login(call: Call<'login'>): Promise<Outcome<'login'>> {
  const { context, body, place } = call
  const { area = 'member' } = body
  const platform = await readOffered(context)
  if (!isOwnPage({ place }, platform)) context.reject('DOMAIN_INVALID')
  const name = normalizeText(body.username)
  const provoked = context.provocations.login(name.toLowerCase())
  if (provoked) return provoked
  const found = await accountOf(call, platform, name)
  const refused = await checkAccount(call, platform, found, area)
  if (refused) {
    const isWaiting = refused.code === 'SECOND_STEP_NEEDED'
    note(call, [found], isWaiting ? 'SECOND_STEP_MISSING' : 'NOT_ADMITTED')
    return context.reject(refused.code, refused.details)
  }
  const { device, setCookie, isNew } = await knowBrowser(call, found.id, area)
  const byPhone = body.type !== 'username'
  // The check and the session share a transaction, so that a concurrent closing, self-exclusion or
  // password change is not missed.
  const token = await context.store.transaction(async (tables) => {
    const refusal = await refusalOf(context, tables, found.id)
    if (refusal) context.reject(refusal.code, toRejection(refusal).details)
    const { passwordHash } = (await tables.members.get(found.id)) ?? {}
    if (!byPhone && passwordHash !== found.passwordHash) context.reject('LOGIN_FAILED')
    return openHeldSession(context, found.id, tables, device, { kind: kindOf(call) })
  })
  const value = {
    token,
    firstTimeLogin: found.firstTimeLogin,
    passwordExpired: !byPhone && isExpired(found, platform, context.now()),
    defaultPassword: !byPhone && normalizeText(body.password) === defaultPassword,
  }
  if (isNew) tellOfNewDevice(context, found, device)
  return answer(value, { 'Set-Cookie': setCookie })
}
