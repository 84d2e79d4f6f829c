import { codeAt } from '../../../../platform/domain/accounts/verification/totp.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import type { Calls } from '../calls/calls.ts'
import {
  freshMember,
  freshMemberWithPassword,
  freshMemberWithPhone,
  nextNumber,
  phoneToBind,
} from './freshMember.ts'
import type { SetUps } from './setUp.ts'

const byFreshMember = async (calls: Calls) => ({ token: await freshMember(calls) })

async function withOfferedAuthenticator(calls: Calls) {
  const { token, password } = await freshMemberWithPhone(calls)
  const offer = await calls.succeed('POST /wps/member/security/authenticator', { token })
  // `succeed` has validated the response against the contract.
  const { secret } = offer as components['schemas']['AuthenticatorOffer']
  return { token, body: { code: await codeAt(secret, Date.now()), password } }
}

/** A member with an active authenticator, and a proof by one of its recovery codes. */
async function withAuthenticator(calls: Calls) {
  const { token, body } = await withOfferedAuthenticator(calls)
  const on = await calls.succeed('PUT /wps/member/security/authenticator', { token, body })
  // `succeed` has validated the response against the contract.
  const { codes } = on as components['schemas']['RecoveryCodes']
  return { token, body: { method: 'RECOVERY_CODE', answer: codes[0] } }
}

export const member: SetUps = {
  'PUT /wps/member/limits/{limitId}': byFreshMember,
  'DELETE /wps/member/limits/{limitId}': async (calls) => {
    const token = await freshMember(calls)
    // A looser limit stays pending, and can be cancelled meanwhile.
    for (const amount of ['200.00', '300.00']) {
      await calls.succeed('PUT /wps/member/limits/{limitId}', { token, body: { amount } })
    }
    return { token }
  },
  'PUT /wps/member/security/paymentPassword': byFreshMember,
  'POST /wps/member/timeOut': byFreshMember,
  'POST /wps/member/selfExclusion': byFreshMember,
  'PUT /wps/member/security/phone': async (calls) => {
    const { token, password } = await freshMemberWithPassword(calls)
    return { token, body: { password, ...(await phoneToBind(calls, token)) } }
  },
  'PUT /wps/member/security/email': async (calls) => {
    const { token, password } = await freshMemberWithPassword(calls)
    const email = `jogadora${nextNumber()}@example.com`
    const body = { purpose: 'EMAIL', email }
    await calls.succeed('POST /wps/member/security/codes', { token, body })
    return { token, body: { email, password, verificationCode: await calls.lastCode(email) } }
  },
  'PUT /wps/member/security/authenticator': withOfferedAuthenticator,
  'POST /wps/member/security/authenticator/removal': withAuthenticator,
  'POST /wps/member/security/recoveryCodes': withAuthenticator,
  // Resets the password of the persona edu. Ana's password must not change, since other calls log
  // in with it.
  'POST /wps/member/password/verification': async (calls) => {
    const phone = { mobileNum: '11987650005', countryDialingCode: '+55' }
    await calls.succeed('POST /wps/verification/sms/noLogin', { body: phone })
    const verificationCode = await calls.lastCode(phone.mobileNum)
    return { body: { ...phone, newPassword: 'Urca2027', verificationCode } }
  },
  // Changes the password of the persona dora. Ana's password must not change, since other calls log
  // in with it.
  'POST /wps/member/password': async () => ({
    who: 'dora',
    body: {
      oldPassword: 'portico-dora-1',
      newPassword: 'Urca2027',
      confirmNewPassword: 'Urca2027',
    },
  }),
}
