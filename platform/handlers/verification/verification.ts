import { registrationFlags } from '../../domain/accounts/registration/registrationFields.ts'
import { issueCaptcha } from '../../domain/accounts/verification/captcha.ts'
import type { CodeAsker } from '../../domain/accounts/verification/codeQuota.ts'
import { checkHuman, newChallenge } from '../../domain/accounts/verification/humanCheck.ts'
import {
  codeMinutes,
  type SmsTarget,
  sendCode,
} from '../../domain/accounts/verification/smsCodes.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { findCountry, isOn } from '../../domain/base/platform/platform.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'
import { claimCode } from '../base/claimCode.ts'
import { knownSource } from '../base/knownSource.ts'

/**
 * Sends a code to the phone number of a registration (API-09). The page counts down the code's
 * lifetime (CONST-06).
 */
async function sendRegistrationCode({
  context,
  body,
  ip,
}: Call<'sendRegistrationCode'>): Promise<Outcome<'sendRegistrationCode'>> {
  const platform = await readOffered(context)
  const { mobile, smsVerification } = registrationFlags(platform)
  if (!context.providers.sms || (!mobile && !smsVerification))
    return context.reject('SMS_NOT_ENABLED')
  const { mobileNo: number, countryDialingCode: dialingCode } = body
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return context.reject('PHONE_INVALID')
  }
  const robot = await checkHuman(context, platform, body)
  if (robot) return context.reject(robot)
  const provoked = context.provocations.registrationCode(number)
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  if ((await context.store.members.count(where)) > 0) {
    return context.reject('MOBILE_TAKEN', { fields: [{ field: 'mobileNum', reason: 'taken' }] })
  }
  const target: SmsTarget = { purpose: 'register', dialingCode, number }
  const resendSeconds = await claimCode(context, target, { ip })
  await sendCode(context, target, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes, resendSeconds })
}

/**
 * Returns the owner of the quota that the code uses up. The owner is the member if the caller is on
 * a known device or at a known IP address. Otherwise it is the caller's IP address.
 */
async function askerOf(
  call: Call<'sendLoginCode'>,
  member: MemberRow | undefined,
): Promise<CodeAsker> {
  if (!member) return { ip: call.ip }
  const { deviceId, isKnownAddress } = await knownSource(call, [member])
  const isOwner = deviceId !== undefined || isKnownAddress
  return isOwner ? { memberId: member.id, deviceId } : { ip: call.ip }
}

/**
 * Sends a code to the phone of an account (API-08), for a login or a new password. For a number
 * without an account, no code is sent, but the response is the same.
 */
async function sendLoginCode(call: Call<'sendLoginCode'>): Promise<Outcome<'sendLoginCode'>> {
  const { context, body } = call
  const platform = await readOffered(context)
  const { mobileNum: number, countryDialingCode: dialingCode } = body
  if (!context.providers.sms || !isOn(platform, 'MOBILEVERCODELOGIN3')) {
    return context.reject('SMS_NOT_ENABLED')
  }
  if (number === '') return context.reject('PHONE_MISSING')
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return context.reject('PHONE_INVALID')
  }
  const robot = await checkHuman(context, platform, body)
  if (robot) return context.reject(robot)
  const provoked = context.provocations.loginCode(number)
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  const [member] = await context.store.members.find({ where, limit: 1 })
  const target: SmsTarget = { purpose: 'account', dialingCode, number }
  const asker = await askerOf(call, member)
  const resendSeconds = await claimCode(context, target, asker)
  if (member) await sendCode(context, target, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes, resendSeconds })
}

export const verification = {
  'GET /wps/captcha': async ({ context, query }) => answer(await issueCaptcha(context, query.id)),
  'GET /wps/verification/challenge': async ({ context }) => answer(await newChallenge(context)),
  'POST /wps/verification/sms/register': sendRegistrationCode,
  'POST /wps/verification/sms/noLogin': sendLoginCode,
} satisfies Pick<
  Behaviour,
  | 'GET /wps/captcha'
  | 'GET /wps/verification/challenge'
  | 'POST /wps/verification/sms/register'
  | 'POST /wps/verification/sms/noLogin'
>
