/** Logging in, by a password or by a code that went to a phone. */

import { normalizeText } from '../../src/lib/text.ts'
import { answer, type Call, type Outcome, reject } from '../server/handler.ts'
import { rememberDevice } from '../server/knownDevices.ts'
import { exclusionOf } from '../world/accounts/limits/exclusion.ts'
import { attemptedName, findAccounts } from '../world/accounts/members/accounts.ts'
import { authenticate } from '../world/accounts/members/authenticate.ts'
import { knowsAddress } from '../world/accounts/members/knownAddresses.ts'
import { claimLogin } from '../world/accounts/members/loginFailures.ts'
import { settingsOf } from '../world/accounts/members/memberSettings.ts'
import { isExpired } from '../world/accounts/members/passwordAge.ts'
import { redeemCaptcha } from '../world/accounts/proofs/captcha.ts'
import { checkHuman } from '../world/accounts/proofs/humanCheck.ts'
import { hasPhoneAuth, spendPhoneToken } from '../world/accounts/proofs/phoneAuth.ts'
import { offerSecondStep } from '../world/accounts/proofs/secondStep.ts'
import { spendCode } from '../world/accounts/proofs/smsCodes.ts'
import { type Area, deviceOf, openSession } from '../world/accounts/sessions/sessions.ts'
import { acceptSignIn, giveBackSignIn } from '../world/base/attempts/signIn.ts'
import type { MemberRow } from '../world/base/collections/collections.ts'
import { isOwnPage } from '../world/base/platform/domains.ts'
import { readOffered } from '../world/base/platform/offeredPlatform.ts'
import { isOn, type Platform } from '../world/base/platform/platform.ts'
import type { World } from '../world/base/world/world.ts'
import { checkCode } from './checkCode.ts'
import { checkPhoneToken, usedToken } from './checkPhoneToken.ts'
import { knownSource } from './knownSource.ts'
import { rejectUntil } from './rejectUntil.ts'

type LoginRejection = Exclude<Outcome<'login'>, { kind: 'answer' }>

/** The password that many accounts are made with, and that everybody tries first (CONST-09). */
const defaultPassword = '123456'

/** Why an account may not come in now that has proven to be itself; undefined when it may. */
async function checkAccount(
  { world, ip }: Call<'login'>,
  platform: Platform,
  account: MemberRow,
  area: Area,
): Promise<LoginRejection | undefined> {
  const isAgent = platform.accountTypes.agents.includes(account.type)
  if (area === 'agent' && !isAgent) return reject('NOT_AN_AGENT')
  if (area === 'member' && isAgent) return reject('NOT_A_MEMBER')
  const exclusion = await exclusionOf(world, account.id)
  if (exclusion) {
    const { kind, until } = exclusion
    const told = until === null ? undefined : { until: new Date(until).toISOString() }
    return reject(kind === 'TIME_OUT' ? 'TIMED_OUT' : 'SELF_EXCLUDED', told)
  }
  const { checksAddress } = await settingsOf(world.store, account.id)
  if (!checksAddress || (await knowsAddress(world.store, account.id, ip))) return undefined
  const secondStep = await offerSecondStep(world, account, area)
  if (secondStep === 'unreachable') return reject('SMS_NOT_ENABLED')
  return secondStep && reject('SECOND_STEP_NEEDED', { secondStep })
}

/** The account whose phone the code went to. Its number is the only one that it was sent to. */
async function accountBySms(
  world: World,
  platform: Platform,
  name: string,
  password: string,
): Promise<MemberRow | LoginRejection> {
  if (!world.providers.sms || !isOn(platform, 'MOBILEVERCODELOGIN3')) {
    return reject('SMS_NOT_ENABLED')
  }
  if (name === '') return reject('PHONE_MISSING')
  const code = password.trim()
  const accounts = await findAccounts(world, platform, name)
  const phones = accounts.filter(({ mobileNum }) => mobileNum !== null)
  let refused: LoginRejection = reject(
    code === '' ? 'VERIFICATION_CODE_MISSING' : 'VERIFICATION_CODE_WRONG',
  )
  for (const account of phones) {
    const dialingCode = account.countryDialingCode ?? ''
    const target = { purpose: 'account', dialingCode, number: account.mobileNum ?? '' } as const
    const reason = await checkCode(world, target, code)
    if (!reason && (await spendCode(world.store, target, code))) return account
    refused = reason ?? refused
  }
  return refused
}

/** The account whose phone a token of the phone-authentication service is of. */
async function accountByPhoneAuth(
  world: World,
  platform: Platform,
  name: string,
  token: string,
): Promise<MemberRow | LoginRejection> {
  const isOffered = hasPhoneAuth(world, platform) && isOn(platform, 'MOBILEVERCODELOGIN3')
  if (!isOffered) return reject('SMS_NOT_ENABLED')
  if (name === '') return reject('PHONE_MISSING')
  let refused: LoginRejection = reject('VERIFICATION_CODE_WRONG')
  for (const account of await findAccounts(world, platform, name)) {
    if (account.mobileNum === null) continue
    const phone = { dialingCode: account.countryDialingCode ?? '', number: account.mobileNum }
    const reason = await checkPhoneToken(world, platform, phone, token.trim())
    if (!reason && (await spendPhoneToken(world.store, token.trim()))) return account
    refused = reason?.code === 'VERIFICATION_CODE_WRONG' ? refused : (reason ?? usedToken())
  }
  return refused
}

/** Who a request says that they are, by what its type asks for; or why it proves nothing. */
function accountOf(call: Call<'login'>, platform: Platform, name: string) {
  const { world, body } = call
  if (body.type === 'sms') return accountBySms(world, platform, name, body.password)
  if (body.type === 'phoneAuth') return accountByPhoneAuth(world, platform, name, body.password)
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
  const robot = await checkHuman(world, platform, body)
  if (robot) return reject(robot)
  const { deviceId, isKnownAddress } = await knownSource(
    call,
    await findAccounts(world, platform, name),
  )
  const source = { name: attemptedName(platform, name), ip, deviceId, isKnownAddress }
  const attempt = await claimLogin(world, source)
  if ('wait' in attempt) return rejectUntil(attempt.wait)
  const isProvoked = world.provocations.demandsCaptcha(name.toLowerCase())
  const demanded = isProvoked || attempt.wantsCaptcha
  const refused = demanded ? await checkCaptcha(world, body) : undefined
  if (refused) {
    await giveBackSignIn(world, attempt)
    return refused
  }
  const account = await authenticate(world, platform, name, body.password)
  if (account) {
    await acceptSignIn(world, attempt)
    return account
  }
  const captcha = attempt.wantsCaptchaNext || demanded
  return reject('LOGIN_FAILED', captcha ? { captcha } : undefined)
}

/** The cookie by which a member's device is known from now on. */
export async function rememberMember(
  { world, cookies }: Pick<Call<'login'>, 'world' | 'cookies'>,
  memberId: string,
): Promise<string> {
  // Read again: a temporary password has just become the account's.
  const { passwordHash = '' } = (await world.store.members.get(memberId)) ?? {}
  return rememberDevice(world, cookies, { account: 'member', id: memberId, passwordHash })
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
  if (refused) return refused
  const byPhone = body.type !== 'username'
  const value = {
    token: await openSession(world, found.id, world.store, deviceOf(call, area)),
    firstTimeLogin: found.firstTimeLogin,
    passwordExpired: !byPhone && isExpired(found, platform, world.now()),
    defaultPassword: !byPhone && normalizeText(body.password) === defaultPassword,
  }
  return answer(value, { 'Set-Cookie': await rememberMember(call, found.id) })
}
