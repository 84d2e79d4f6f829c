import { registrationFlags } from '../../domain/accounts/registration/registrationFields.ts'
import { issueCaptcha } from '../../domain/accounts/verification/captcha.ts'
import { type CodeAsker, takeFromQuota } from '../../domain/accounts/verification/codeQuota.ts'
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
import { knownSource } from '../base/knownSource.ts'

/** A code to the number that registers (API-09); the page counts its minutes down (CONST-06). */
async function sendRegistrationCode({
  world,
  body,
  ip,
}: Call<'sendRegistrationCode'>): Promise<Outcome<'sendRegistrationCode'>> {
  const platform = await readOffered(world)
  const { mobile, smsVerification } = registrationFlags(platform)
  if (!world.providers.sms || (!mobile && !smsVerification)) return world.reject('SMS_NOT_ENABLED')
  const { mobileNo: number, countryDialingCode: dialingCode } = body
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return world.reject('PHONE_INVALID')
  }
  const robot = await checkHuman(world, platform, body)
  if (robot) return world.reject(robot)
  const provoked = world.provocations.registrationCode(number)
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  if ((await world.store.members.count(where)) > 0) {
    return world.reject('MOBILE_TAKEN', { fields: [{ field: 'mobileNum', reason: 'taken' }] })
  }
  const target: SmsTarget = { purpose: 'register', dialingCode, number }
  if (!(await takeFromQuota(world, target, { ip }))) return world.reject('CODE_QUOTA_USED_UP')
  await sendCode(world, target, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes })
}

/**
 * The account's owner on a device or at an address that the account knows; a stranger anywhere
 * else.
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
 * A code to the phone of an account (API-08), to log in with or to set a new password. Whether
 * anybody has the number is not told: nothing is sent where nobody has.
 */
async function sendLoginCode(call: Call<'sendLoginCode'>): Promise<Outcome<'sendLoginCode'>> {
  const { world, body } = call
  const platform = await readOffered(world)
  const { mobileNum: number, countryDialingCode: dialingCode } = body
  if (!world.providers.sms || !isOn(platform, 'MOBILEVERCODELOGIN3')) {
    return world.reject('SMS_NOT_ENABLED')
  }
  if (number === '') return world.reject('PHONE_MISSING')
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return world.reject('PHONE_INVALID')
  }
  const robot = await checkHuman(world, platform, body)
  if (robot) return world.reject(robot)
  const provoked = world.provocations.loginCode(number)
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  const [member] = await world.store.members.find({ where, limit: 1 })
  const target: SmsTarget = { purpose: 'account', dialingCode, number }
  const asker = await askerOf(call, member)
  if (!(await takeFromQuota(world, target, asker))) return world.reject('CODE_QUOTA_USED_UP')
  if (member) await sendCode(world, target, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes })
}

export const verification = {
  'GET /wps/captcha': async ({ world, query }) => answer(await issueCaptcha(world, query.id)),
  'GET /wps/verification/challenge': async ({ world }) => answer(await newChallenge(world)),
  'POST /wps/verification/sms/register': sendRegistrationCode,
  'POST /wps/verification/sms/noLogin': sendLoginCode,
} satisfies Pick<
  Behaviour,
  | 'GET /wps/captcha'
  | 'GET /wps/verification/challenge'
  | 'POST /wps/verification/sms/register'
  | 'POST /wps/verification/sms/noLogin'
>
