import type { Calls } from '../calls.ts'
import { freshMember } from './freshMember.ts'
import type { SetUps } from './setUp.ts'

const byFreshMember = async (calls: Calls) => ({ token: await freshMember(calls) })

export const member: SetUps = {
  'PUT /wps/member/limits/{limitId}': byFreshMember,
  'DELETE /wps/member/limits/{limitId}': async (calls) => {
    const token = await freshMember(calls)
    // A looser one waits, and can be cancelled for as long.
    for (const amount of ['200.00', '300.00']) {
      await calls.succeed('PUT /wps/member/limits/{limitId}', { token, body: { amount } })
    }
    return { token }
  },
  'PUT /wps/member/security/paymentPassword': byFreshMember,
  'POST /wps/member/timeOut': byFreshMember,
  'POST /wps/member/selfExclusion': byFreshMember,
  // Dora's, since other calls are made as ana with the password that everybody knows.
  'POST /wps/member/password': async () => ({
    who: 'dora',
    body: {
      oldPassword: 'portico-dora-1',
      newPassword: 'Urca2027',
      confirmNewPassword: 'Urca2027',
    },
  }),
}
