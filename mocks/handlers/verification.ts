import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome, rejected } from '../server/handler.ts'
import { findCountry, isOn } from '../world/platform/platform.ts'
import { readPlatform } from '../world/platform/platformSettings.ts'
import { issueCaptcha } from '../world/proofs/captcha.ts'
import { takeFromQuota } from '../world/proofs/codeQuota.ts'
import { newChallenge, refuseRobot } from '../world/proofs/humanCheck.ts'
import { codeMinutes, sendCode } from '../world/proofs/smsCodes.ts'
import { registrationFlags } from '../world/rules/registrationFields.ts'
import { provokeLoginSms, provokeSms } from './provocations.ts'

/** A code to the number that registers (API-09); the page counts its minutes down (CONST-06). */
async function sendRegistrationCode({
  world,
  body,
}: Call<'sendRegistrationCode'>): Promise<Outcome<'sendRegistrationCode'>> {
  const platform = await readPlatform(world.store)
  const { mobile, smsVerification } = registrationFlags(platform)
  if (!mobile && !smsVerification) return rejected('SMS_NOT_ENABLED')
  const { mobileNo: number, countryDialingCode: dialingCode } = body
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return rejected('PHONE_INVALID')
  }
  const robot = await refuseRobot(world, platform, body)
  if (robot) return rejected(robot)
  const provoked = platform.provocations ? provokeSms(number) : undefined
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  if ((await world.store.members.count(where)) > 0) {
    return rejected('MOBILE_TAKEN', { fields: [{ field: 'mobileNum', reason: 'taken' }] })
  }
  if (!(await takeFromQuota(world, dialingCode + number))) return rejected('CODE_QUOTA_USED_UP')
  await sendCode(world, { purpose: 'register', dialingCode, number }, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes })
}

/**
 * A code to the phone of an account (API-08), to log in with or to set a new password. Whether anybody
 * has the number is not told: nothing is sent where nobody has.
 */
async function sendLoginCode({
  world,
  body,
}: Call<'sendLoginCode'>): Promise<Outcome<'sendLoginCode'>> {
  const platform = await readPlatform(world.store)
  const { mobileNum: number, countryDialingCode: dialingCode } = body
  if (!isOn(platform, 'MOBILEVERCODELOGIN3')) return rejected('SMS_NOT_ENABLED')
  if (number === '') return rejected('PHONE_MISSING')
  const country = findCountry(platform, dialingCode)
  if (!country || number.length < country.minDigits || number.length > country.maxDigits) {
    return rejected('PHONE_INVALID')
  }
  const robot = await refuseRobot(world, platform, body)
  if (robot) return rejected(robot)
  const provoked = platform.provocations ? provokeLoginSms(number) : undefined
  if (provoked?.outcome) return provoked.outcome
  if (!(await takeFromQuota(world, dialingCode + number))) return rejected('CODE_QUOTA_USED_UP')
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  if ((await world.store.members.count(where)) > 0) {
    await sendCode(world, { purpose: 'account', dialingCode, number }, provoked?.lifetime)
  }
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
