import { newPlayer } from '../../../../gateway/testing/testClient.ts'
import type { SetUps } from './setUp.ts'

let registered = 0

/** Counts those who registered: names and numbers that nobody has are made of it. */
const next = () => {
  registered += 1
  return registered
}

export const registration: SetUps = {
  'PUT /wps/member/register': async () => ({ body: newPlayer({ username: `jogadora${next()}` }) }),
  'PUT /wps/member/register/mobile': async (calls) => {
    const mobileNum = String(11_955_551_000 + next())
    const countryDialingCode = '+55'
    const body = { mobileNo: mobileNum, countryDialingCode }
    await calls.succeed('POST /wps/verification/sms/register', { body })
    const verificationCode = await calls.lastCode(mobileNum)
    const { confirmPassword: _, ...player } = newPlayer({ mobileNum, countryDialingCode })
    return { body: { ...player, verificationCode } }
  },
}
