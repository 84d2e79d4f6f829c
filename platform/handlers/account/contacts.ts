/** Phone number and e-mail address of an account, and the codes that prove a change. */

import { readMailAddress } from '../../../src/lib/mailAddress.ts'
import { maskEmail, maskPhone } from '../../domain/accounts/account/maskedContact.ts'
import { settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { contactNotice } from '../../domain/accounts/messages/securityNotices.ts'
import {
  codeTargetOf,
  type OwnPurpose,
  otherTargetOf,
} from '../../domain/accounts/verification/codeTarget.ts'
import {
  type CodeTarget,
  canReach,
  codeMinutes,
  forgetCode,
  sendCode,
  spendCode,
} from '../../domain/accounts/verification/smsCodes.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import { findCountry, type Platform } from '../../domain/base/platform/platform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { DuplicateError } from '../../domain/base/storage/store.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { checkCode, rejectWrongCode } from '../base/checkCode.ts'
import { claimCode } from '../base/claimCode.ts'
import { proveOwner } from '../base/ownerProof.ts'
import { fieldDetails } from '../base/registrationRejections.ts'

/** True if phone numbers of the country can have this number of digits. */
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
  email,
})

const ownPurposes: Record<'PASSWORD' | 'PAYMENT_PASSWORD' | 'PASSKEY' | 'OWNER', OwnPurpose> = {
  PASSWORD: 'password',
  PAYMENT_PASSWORD: 'paymentPassword',
  PASSKEY: 'passkey',
  OWNER: 'owner',
}

/**
 * Contact to which the requested code is sent.
 * @throws {Rejection} if the contact is invalid, taken or missing.
 */
async function findTarget({
  context,
  body,
  caller: { member },
}: Call<'sendSecurityCode'>): Promise<CodeTarget> {
  const { purpose, mobileNum = '', countryDialingCode = '', email = '' } = body
  if (purpose === 'PHONE') {
    if (mobileNum === '')
      return context.reject('PHONE_MISSING', fieldDetails('mobileNum', 'required'))
    const platform = await readPlatform(context.store)
    if (!isNumberOf(platform, countryDialingCode, mobileNum)) return context.reject('PHONE_INVALID')
    if ((await context.store.members.count({ countryDialingCode, mobileNum })) > 0) {
      return context.reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))
    }
    return phoneTarget(member, countryDialingCode, mobileNum)
  }
  if (purpose === 'EMAIL') {
    const address = readMailAddress(email)?.address
    return address === undefined
      ? context.reject('FIELDS_INVALID', fieldDetails('email', 'pattern'))
      : emailTarget(member, address)
  }
  return (
    codeTargetOf(context, member, ownPurposes[purpose], body.channel) ??
    context.reject('NOT_POSSIBLE_NOW')
  )
}

/**
 * Invalidates an earlier code that was sent to the member's other contact: the phone if `target` is
 * an e-mail address, and the reverse.
 * @returns the channel of the other contact. Undefined if there is no other contact, or if the
 * purpose allows only one: a new contact (`PHONE`, `EMAIL`) or the contact that the caller has
 * chosen (`OWNER`).
 */
async function leaveOtherChannel(
  { context, body: { purpose }, caller: { member } }: Call<'sendSecurityCode'>,
  target: CodeTarget,
): Promise<'SMS' | 'EMAIL' | undefined> {
  if (purpose === 'PHONE' || purpose === 'EMAIL' || purpose === 'OWNER') return undefined
  const other = otherTargetOf(context, member, ownPurposes[purpose], target)
  if (other) await forgetCode(context.store, other.target)
  return other?.channel
}

async function sendSecurityCode(
  call: Call<'sendSecurityCode'>,
): Promise<Outcome<'sendSecurityCode'>> {
  const { context, caller } = call
  const { member } = caller
  const target = await findTarget(call)
  if (!canReach(context, target)) return fault('MODULE_OFF')
  const asker = { memberId: member.id }
  const resendSeconds = await claimCode(context, target, asker)
  const { language } = await settingsOf(context.store, member.id)
  await sendCode(
    context,
    'email' in target ? { ...target, language: language ?? undefined } : target,
  )
  const shown = 'email' in target ? maskEmail(target.email) : maskPhone(target.number)
  const otherChannel = await leaveOtherChannel(call, target)
  return answer({
    expiredMinutes: codeMinutes,
    resendSeconds,
    to: shown,
    ...(otherChannel && { otherChannel }),
  })
}

type Contact =
  | { kind: 'phone'; mobileNum: string; countryDialingCode: string }
  | { kind: 'email'; email: string }

/** Binds a phone number or an e-mail address, with the code sent to it and the owner's proof. */
async function bind(
  { context, body, caller: { member } }: Call<'bindPhone'> | Call<'bindEmail'>,
  contact: Contact,
) {
  const spendProof = await proveOwner(context, member, body)
  const { verificationCode: code } = body
  const target =
    contact.kind === 'phone'
      ? phoneTarget(member, contact.countryDialingCode, contact.mobileNum)
      : emailTarget(member, contact.email)
  await checkCode(context, target, code)
  const { kind, ...columns } = contact
  const before =
    kind === 'phone'
      ? member.mobileNum && maskPhone(member.mobileNum)
      : member.email && maskEmail(member.email)
  const shown = contact.kind === 'phone' ? maskPhone(contact.mobileNum) : maskEmail(contact.email)
  const notice = contactNotice(kind, shown, before ?? undefined)
  await changeAndTell(context, member, notice, async (tables) => {
    if (!(await spendCode(tables, target, code))) rejectWrongCode(context)
    await spendProof(tables)
    return tables.members.update(member.id, columns)
  })
  return answer({ shown })
}

async function bindPhone(call: Call<'bindPhone'>): Promise<Outcome<'bindPhone'>> {
  const { mobileNum, countryDialingCode } = call.body
  const platform = await readPlatform(call.context.store)
  if (!isNumberOf(platform, countryDialingCode, mobileNum)) call.context.reject('PHONE_INVALID')
  try {
    return await bind(call, { kind: 'phone', mobileNum, countryDialingCode })
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
    return call.context.reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))
  }
}

async function bindEmail(call: Call<'bindEmail'>): Promise<Outcome<'bindEmail'>> {
  const email = readMailAddress(call.body.email)?.address
  return email === undefined
    ? call.context.reject('FIELDS_INVALID', fieldDetails('email', 'pattern'))
    : bind(call, { kind: 'email', email })
}

export const contacts = {
  'POST /wps/member/security/codes': sendSecurityCode,
  'PUT /wps/member/security/phone': bindPhone,
  'PUT /wps/member/security/email': bindEmail,
} satisfies Pick<
  Behaviour,
  | 'POST /wps/member/security/codes'
  | 'PUT /wps/member/security/phone'
  | 'PUT /wps/member/security/email'
>
