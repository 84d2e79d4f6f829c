import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Outcome, rejected } from '../server/handler.ts'
import { issueCaptcha } from '../world/captcha.ts'
import { findCountry } from '../world/platform.ts'
import { readPlatform } from '../world/platformSettings.ts'
import { registrationFlags } from '../world/registrationFields.ts'
import { codeMinutes, sendCode } from '../world/smsCodes.ts'
import { provokeSms } from './provocations.ts'

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
  const provoked = platform.provocations ? provokeSms(number) : undefined
  if (provoked?.outcome) return provoked.outcome
  const where = { countryDialingCode: dialingCode, mobileNum: number }
  if ((await world.store.members.count(where)) > 0) {
    return rejected('MOBILE_TAKEN', { fields: [{ field: 'mobileNum', reason: 'taken' }] })
  }
  await sendCode(world, { purpose: 'register', dialingCode, number }, provoked?.lifetime)
  return answer({ expiredMinutes: codeMinutes })
}

export const verification = {
  'GET /wps/captcha': async ({ world, query }) => answer(await issueCaptcha(world, query.id)),
  'POST /wps/verification/sms/register': sendRegistrationCode,
} satisfies Pick<Behaviour, 'GET /wps/captcha' | 'POST /wps/verification/sms/register'>
