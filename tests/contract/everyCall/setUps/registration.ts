import { newPlayer } from '../../../../gateway/testing/testClient.ts'
import { freshNumber, nextNumber } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

export const registration: SetUps = {
  'PUT /wps/member/register': async () => ({
    body: newPlayer({ username: `jogadora${nextNumber()}` }),
  }),
  'PUT /wps/member/register/mobile': async (calls) => {
    const mobileNum = freshNumber()
    const countryDialingCode = '+55'
    const body = { mobileNo: mobileNum, countryDialingCode }
    await calls.succeed('POST /wps/verification/sms/register', { body })
    const verificationCode = await calls.lastCode(mobileNum)
    const { confirmPassword: _, ...player } = newPlayer({ mobileNum, countryDialingCode })
    return { body: { ...player, verificationCode } }
  },
}
