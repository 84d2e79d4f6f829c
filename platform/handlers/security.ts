/** How an account is protected, and how that changes. */
import type { Behaviour } from '../../platform/gen/behaviour.ts'
import { answer, type Call, fault, type Outcome, reject } from '../server/handler.ts'
import { addAddress } from '../world/accounts/members/knownAddresses.ts'
import { maskEmail, maskPhone } from '../world/accounts/members/maskedContact.ts'
import {
  changeSettings,
  settingsOf,
  writeSettings,
} from '../world/accounts/members/memberSettings.ts'
import { noPassword } from '../world/accounts/members/noPassword.ts'
import { checkOwnPassword } from '../world/accounts/members/ownPassword.ts'
import { isExpired } from '../world/accounts/members/passwordAge.ts'
import {
  checkPaymentPassword,
  forgetPaymentFailures,
  hasPaymentPassword,
} from '../world/accounts/members/paymentPassword.ts'
import { takeFromQuota } from '../world/accounts/proofs/codeQuota.ts'
import { codeTargetOf } from '../world/accounts/proofs/codeTarget.ts'
import {
  type CodeTarget,
  canReach,
  codeMinutes,
  sendCode,
  spendCode,
} from '../world/accounts/proofs/smsCodes.ts'
import { encodeSecret, stepOfCode } from '../world/accounts/proofs/totp.ts'
import type { MemberRow } from '../world/base/collections/collections.ts'
import { findCountry, type Platform } from '../world/base/platform/platform.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'
import { DuplicateError } from '../world/base/storage/store.ts'
import { checkCode, wrongCode } from './checkCode.ts'
import { fieldDetails } from './registrationRejections.ts'
import { rejectUntil } from './rejectUntil.ts'

const mailbox = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

async function getSecurity({ world, caller: { member } }: Call<'getSecurity'>) {
  const settings = await settingsOf(world.store, member.id)
  const platform = await readPlatform(world.store)
  const hasPassword = member.passwordHash !== noPassword
  const hasAuthenticator = settings.authenticatorSecret !== null
  const { checksAddress } = settings
  const payment = await hasPaymentPassword(world, member)
  const bound = [member.mobileNum !== null, member.email !== null]
  const count = [hasPassword, payment, hasAuthenticator, checksAddress, ...bound].filter(Boolean)
  const level = count.length <= 2 ? 'LOW' : count.length <= 4 ? 'MEDIUM' : 'HIGH'
  return answer({
    hasPassword,
    hasPaymentPassword: payment,
    hasAuthenticator,
    checksAddress,
    passwordChangedAt: new Date(member.passwordChangedAt).toISOString(),
    passwordExpired: isExpired(member, platform, world.now()),
    ...(member.mobileNum !== null && { mobileNum: maskPhone(member.mobileNum) }),
    ...(member.email !== null && { email: maskEmail(member.email) }),
    level,
  } as const)
}

/** Whether a country has numbers of that many digits. */
function isNumberOf(platform: Platform, dialingCode: string, number: string): boolean {
  const country = findCountry(platform, dialingCode)
  return Boolean(
    country && number.length >= country.minDigits && number.length <= country.maxDigits,
  )
}

const phoneTarget = ({ id }: MemberRow, dialingCode: string, number: string): CodeTarget => ({
  purpose: `phone/${id}`,
  dialingCode,
  number,
})
const emailTarget = ({ id }: MemberRow, email: string): CodeTarget => ({
  purpose: `email/${id}`,
  email: email.trim(),
})

async function sendSecurityCode({
  world,
  body,
  caller: { member },
}: Call<'sendSecurityCode'>): Promise<Outcome<'sendSecurityCode'>> {
  const { purpose, mobileNum = '', countryDialingCode = '', email = '' } = body
  const platform = await readPlatform(world.store)
  let target: CodeTarget | undefined
  if (purpose === 'PHONE') {
    if (mobileNum === '') return reject('PHONE_MISSING', fieldDetails('mobileNum', 'required'))
    if (!isNumberOf(platform, countryDialingCode, mobileNum)) return reject('PHONE_INVALID')
    if ((await world.store.members.count({ countryDialingCode, mobileNum })) > 0) {
      return reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))
    }
    target = phoneTarget(member, countryDialingCode, mobileNum)
  } else if (purpose === 'EMAIL') {
    if (!mailbox.test(email.trim())) {
      return reject('FIELDS_INVALID', fieldDetails('email', 'pattern'))
    }
    target = emailTarget(member, email)
  } else {
    target = codeTargetOf(world, member, purpose === 'PASSWORD' ? 'password' : 'paymentPassword')
  }
  if (!target) return reject('NOT_POSSIBLE_NOW')
  if (!canReach(world, target)) return fault('MODULE_OFF')
  const asker = { memberId: member.id }
  if (!(await takeFromQuota(world, target, asker))) return reject('CODE_QUOTA_USED_UP')
  const { language } = await settingsOf(world.store, member.id)
  await sendCode(world, 'email' in target ? { ...target, language: language ?? undefined } : target)
  const shown = 'email' in target ? maskEmail(target.email) : maskPhone(target.number)
  return answer({ expiredMinutes: codeMinutes, to: shown })
}

/** Six digits that nobody guesses first: not all alike, not up or down in a row. */
const isWeak = (digits: string) =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits)

async function checkPaymentProof(call: Call<'setPaymentPassword'>) {
  const { world, body, caller } = call
  const { member } = caller
  if (!(await hasPaymentPassword(world, member))) {
    if (member.passwordHash === noPassword) return undefined
    const verdict = await checkOwnPassword(world, member, body.password ?? '')
    if (verdict === 'right') return undefined
    return verdict === 'wrong'
      ? reject('PASSWORD_WRONG', fieldDetails('password', 'wrong'))
      : rejectUntil(verdict.wait)
  }
  if (body.oldPaymentPassword !== undefined) {
    const result = await checkPaymentPassword(world, member, body.oldPaymentPassword)
    return result === 'right'
      ? undefined
      : reject('PAYMENT_PASSWORD_WRONG', fieldDetails('oldPaymentPassword', 'wrong'))
  }
  const target = codeTargetOf(world, member, 'paymentPassword')
  return target ? checkCode(world, target, body.verificationCode ?? '') : wrongCode()
}

async function setPaymentPassword(
  call: Call<'setPaymentPassword'>,
): Promise<Outcome<'setPaymentPassword'>> {
  const { world, body, caller } = call
  const { member } = caller
  const { paymentPassword, confirmPaymentPassword } = body
  if (!/^\d{6}$/.test(paymentPassword)) {
    return reject('FIELDS_INVALID', fieldDetails('paymentPassword', 'pattern'))
  }
  if (paymentPassword !== confirmPaymentPassword) {
    return reject('FIELDS_INVALID', fieldDetails('confirmPaymentPassword', 'mismatch'))
  }
  if (isWeak(paymentPassword)) {
    return reject('PASSWORD_COMMON', fieldDetails('paymentPassword', 'common'))
  }
  const refused = await checkPaymentProof(call)
  if (refused) return refused
  const paymentPasswordHash = await world.passwords.hash(paymentPassword)
  const code = body.verificationCode?.trim()
  const target = codeTargetOf(world, member, 'paymentPassword')
  await world.store.transaction(async (tables) => {
    if (code !== undefined && target) await spendCode(tables, target, code)
    await writeSettings(tables, member.id, { paymentPasswordHash }, world.now())
    await forgetPaymentFailures(tables, member.id)
  })
  return answer(undefined)
}

async function bindPhone({
  world,
  body,
  caller: { member },
}: Call<'bindPhone'>): Promise<Outcome<'bindPhone'>> {
  const { mobileNum, countryDialingCode, verificationCode } = body
  const platform = await readPlatform(world.store)
  if (!isNumberOf(platform, countryDialingCode, mobileNum)) return reject('PHONE_INVALID')
  const target = phoneTarget(member, countryDialingCode, mobileNum)
  const refused = await checkCode(world, target, verificationCode)
  if (refused) return refused
  try {
    const isDone = await world.store.transaction(async (tables) => {
      if (!(await spendCode(tables, target, verificationCode.trim()))) return false
      return tables.members.update(member.id, { mobileNum, countryDialingCode })
    })
    return isDone ? answer({ shown: maskPhone(mobileNum) }) : wrongCode()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
    return reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))
  }
}

async function bindEmail({
  world,
  body,
  caller: { member },
}: Call<'bindEmail'>): Promise<Outcome<'bindEmail'>> {
  const email = body.email.trim()
  if (!mailbox.test(email)) return reject('FIELDS_INVALID', fieldDetails('email', 'pattern'))
  const target = emailTarget(member, email)
  const refused = await checkCode(world, target, body.verificationCode)
  if (refused) return refused
  const isDone = await world.store.transaction(async (tables) => {
    if (!(await spendCode(tables, target, body.verificationCode.trim()))) return false
    return tables.members.update(member.id, { email })
  })
  return isDone ? answer({ shown: maskEmail(email) }) : wrongCode()
}

async function setAddressCheck({
  world,
  body: { enabled },
  ip,
  caller: { member },
}: Call<'setAddressCheck'>): Promise<Outcome<'setAddressCheck'>> {
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  const hasMethod = codeTargetOf(world, member, 'password') || authenticatorSecret
  if (enabled && !hasMethod) return reject('NOT_POSSIBLE_NOW')
  await world.store.transaction(async (tables) => {
    if (enabled) await addAddress(tables, member.id, ip, world.now())
    await writeSettings(tables, member.id, { checksAddress: enabled }, world.now())
  })
  return answer({ enabled })
}

async function offerAuthenticator({ world, caller: { member } }: Call<'offerAuthenticator'>) {
  const secret = encodeSecret(world.randomBytes(20))
  await changeSettings(world, member.id, { offeredSecret: secret })
  const label = encodeURIComponent(`Portico:${member.username.slice(0, 100)}`)
  const parameters = `issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`
  return answer({ secret, uri: `otpauth://totp/${label}?${parameters}` })
}

async function confirmAuthenticator({
  world,
  body: { code },
  caller: { member },
}: Call<'confirmAuthenticator'>): Promise<Outcome<'confirmAuthenticator'>> {
  const { offeredSecret } = await settingsOf(world.store, member.id)
  const when = { now: world.now(), after: 0 }
  const step = offeredSecret ? await stepOfCode(offeredSecret, code.trim(), when) : undefined
  if (step === undefined) return wrongCode()
  await changeSettings(world, member.id, {
    authenticatorSecret: offeredSecret,
    offeredSecret: null,
    authenticatorStep: step,
  })
  return answer(undefined)
}

export const security = {
  'GET /wps/member/security': getSecurity,
  'POST /wps/member/security/codes': sendSecurityCode,
  'PUT /wps/member/security/paymentPassword': setPaymentPassword,
  'PUT /wps/member/security/phone': bindPhone,
  'PUT /wps/member/security/email': bindEmail,
  'PUT /wps/member/security/addressCheck': setAddressCheck,
  'POST /wps/member/security/authenticator': offerAuthenticator,
  'PUT /wps/member/security/authenticator': confirmAuthenticator,
  'DELETE /wps/member/security/authenticator': async ({ world, caller: { member } }) => {
    const none = { authenticatorSecret: null, offeredSecret: null }
    await changeSettings(world, member.id, none)
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/member/security'
  | 'POST /wps/member/security/codes'
  | 'PUT /wps/member/security/paymentPassword'
  | 'PUT /wps/member/security/phone'
  | 'PUT /wps/member/security/email'
  | 'PUT /wps/member/security/addressCheck'
  | 'POST /wps/member/security/authenticator'
  | 'PUT /wps/member/security/authenticator'
  | 'DELETE /wps/member/security/authenticator'
>
