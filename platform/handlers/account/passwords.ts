/** New passwords: set with the old password, with an SMS code, or by e-mail. */

import { readMailAddress } from '../../../src/lib/mailAddress.ts'
import { normalizeText } from '../../../src/lib/text.ts'
import { usernameKey } from '../../domain/accounts/account/accountName.ts'
import { decoyHash } from '../../domain/accounts/account/decoyHash.ts'
import { changeSettings, settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { checkNewPassword, storePassword } from '../../domain/accounts/account/newPassword.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { checkOwnPassword } from '../../domain/accounts/account/ownPassword.ts'
import {
  temporaryLifetime,
  temporaryPassword,
} from '../../domain/accounts/account/temporaryPassword.ts'
import { holdWallet, isClosed } from '../../domain/accounts/closing/closedAccounts.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { passwordNotice } from '../../domain/accounts/messages/securityNotices.ts'
import type { FieldRejection } from '../../domain/accounts/registration/registrationCheck.ts'
import { endSessionsOf } from '../../domain/accounts/session/sessions.ts'
import { sentTargetOf } from '../../domain/accounts/verification/codeTarget.ts'
import { spendPhoneToken } from '../../domain/accounts/verification/phoneAuth.ts'
import { spendCode } from '../../domain/accounts/verification/smsCodes.ts'
import type { DomainTables, MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { sendMail } from '../../domain/base/context/outgoing.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { findCountry, isOn } from '../../domain/base/platform/platform.ts'
import { temporaryPasswordMail } from '../../domain/base/texts/codeTexts.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { checkCode, rejectWrongCode } from '../base/checkCode.ts'
import { checkPhoneToken } from '../base/checkPhoneToken.ts'
import { fieldDetails } from '../base/registrationRejections.ts'
import { rejectUntil } from '../base/rejectUntil.ts'

/** @throws {Rejection} if there are rejected fields. */
function checkFields(
  context: Pick<Context<'PASSWORD_COMMON' | 'FIELDS_INVALID'>, 'reject'>,
  fields: FieldRejection[],
): void {
  const isCommon = fields.length === 1 && fields[0]?.reason === 'common'
  if (fields.length > 0) context.reject(isCommon ? 'PASSWORD_COMMON' : 'FIELDS_INVALID', { fields })
}

/**
 * Verifies the current password. For an account without a password, only an empty input is right.
 */
async function checkOldPassword(context: Context, member: MemberRow, password: string) {
  if (member.passwordHash !== noPassword) return checkOwnPassword(context, member, password)
  return password === '' ? 'right' : 'wrong'
}

async function changePassword({
  context,
  body,
  caller,
}: Call<'changePassword'>): Promise<Outcome<'changePassword'>> {
  const { member, sessionId } = caller
  const platform = await readOffered(context)
  const verdict = await checkOldPassword(context, member, body.oldPassword)
  if (verdict === 'wrong') context.reject('PASSWORD_WRONG', fieldDetails('oldPassword', 'wrong'))
  else if (verdict !== 'right') rejectUntil(verdict.wait)
  checkFields(context, await checkNewPassword(context, body.newPassword, body.confirmNewPassword))
  const typed = normalizeText(body.newPassword)
  if (typed === normalizeText(body.oldPassword)) {
    context.reject('PASSWORD_SAME', fieldDetails('newPassword', 'wrong'))
  }
  // A first password requires a code, because there is no old password that proves ownership.
  const isFirst = member.passwordHash === noPassword
  const target =
    isFirst || isOn(platform, 'CHNGPASSVERIF3')
      ? await sentTargetOf(context, member, 'password')
      : undefined
  const code = body.verificationCode ?? ''
  if (target) await checkCode(context, target, code)
  const passwordHash = await context.passwords.hash(typed)
  const notice = passwordNotice(isFirst)
  await changeAndTell(context, member, notice, async (tables, announce) => {
    if (target && !(await spendCode(tables, target, code))) rejectWrongCode(context)
    await storePassword(tables, member, passwordHash, context.now())
    await endSessionsOf(tables, announce, member.id, sessionId)
    return true
  })
  return answer(undefined)
}

async function setPasswordByPhone({
  context,
  body,
}: Call<'setPasswordByPhone'>): Promise<Outcome<'setPasswordByPhone'>> {
  const platform = await readOffered(context)
  const { mobileNum: number } = body
  if (number === '') return context.reject('PHONE_MISSING')
  const dialingCode = body.countryDialingCode ?? platform.countryCodes[0]?.dialingCode ?? ''
  if (!findCountry(platform, dialingCode)) return context.reject('PHONE_INVALID')
  checkFields(context, await checkNewPassword(context, body.newPassword))
  const { verificationCode: code } = body
  const token = body.firebaseIdToken ?? ''
  const target = { purpose: 'account', dialingCode, number } as const
  if (token) await checkPhoneToken(context, platform, target, token)
  else await checkCode(context, target, code)
  const spend = (tables: DomainTables) =>
    token ? spendPhoneToken(tables, token) : spendCode(tables, target, code)
  const passwordHash = await context.passwords.hash(normalizeText(body.newPassword))
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  const [member] = await context.store.members.find({ where, limit: 1 })
  if (!member) return rejectWrongCode(context)
  const notice = passwordNotice(member.passwordHash === noPassword)
  await changeAndTell(context, member, notice, async (tables, announce) => {
    await holdWallet(tables, member.id)
    if ((await isClosed(tables, member.id)) || !(await spend(tables))) rejectWrongCode(context)
    await storePassword(tables, member, passwordHash, context.now())
    await endSessionsOf(tables, announce, member.id)
    return true
  })
  return answer(undefined)
}

/**
 * Sends a temporary password. The response reveals whether username and e-mail address match an
 * account (ERR-17). Therefore calls are limited per IP address and username.
 */
async function forgetPasswordByEmail({
  context,
  body,
}: Call<'forgetPasswordByEmail'>): Promise<Outcome<'forgetPasswordByEmail'>> {
  if (!context.providers.mail) return fault('MODULE_OFF')
  const key = usernameKey(body.username)
  const [member] = await context.store.members.find({ where: { usernameKey: key }, limit: 1 })
  const email = member?.email ?? ''
  const typed = readMailAddress(body.email)?.address ?? body.email
  if (!member || email === '' || email.toLowerCase() !== typed.toLowerCase()) {
    // Makes the response time equal for known and unknown accounts.
    await context.passwords.verify('', await decoyHash(context))
    return context.reject('ACCOUNT_UNKNOWN')
  }
  const password = temporaryPassword(context)
  const now = context.now()
  await changeSettings(context, member.id, {
    temporaryHash: await context.passwords.hash(password),
    temporaryUntil: now + temporaryLifetime,
  })
  const { language } = await settingsOf(context.store, member.id)
  const { username } = member
  const minutes = temporaryLifetime / 60_000
  const words = temporaryPasswordMail(languageOf(language ?? undefined), {
    username,
    password,
    minutes,
  })
  sendMail(context, { to: email, ...words, code: password, purpose: 'forgotten', sentAt: now })
  return answer({ messageKey: 'in_been_out' as const })
}

export const passwords = {
  'POST /wps/member/password': changePassword,
  'POST /wps/member/password/verification': setPasswordByPhone,
  'POST /wps/member/password/email': forgetPasswordByEmail,
} satisfies Pick<
  Behaviour,
  | 'POST /wps/member/password'
  | 'POST /wps/member/password/verification'
  | 'POST /wps/member/password/email'
>
