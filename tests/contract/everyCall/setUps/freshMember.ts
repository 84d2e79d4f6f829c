import { newPlayer } from '../../../../gateway/testing/testClient.ts'
import type { Calls } from '../calls/calls.ts'

let registered = 0

/** Counts registrations, to build unused names and numbers. */
export const nextNumber = () => {
  registered += 1
  return registered
}

/** An unused mobile number in national format. */
export const freshNumber = () => String(11_955_551_000 + nextNumber())

export async function freshMemberWithPassword(calls: Calls) {
  const body = newPlayer({ username: `jogadora${nextNumber()}` })
  // `succeed` has validated the response; registration logs the member in.
  const { token } = (await calls.succeed('PUT /wps/member/register', { body })) as { token: string }
  return { token, username: String(body.username), password: String(body.password) }
}

/**
 * Registers a member, for calls after which a persona could not be used in other tests.
 * @returns the token.
 */
export const freshMember = async (calls: Calls): Promise<string> =>
  (await freshMemberWithPassword(calls)).token

/**
 * Sends a code to a number that the member will bind.
 * @returns the request that binds it, without the password.
 */
export async function phoneToBind(calls: Calls, token: string) {
  const phone = { mobileNum: freshNumber(), countryDialingCode: '+55' }
  await calls.succeed('POST /wps/member/security/codes', {
    token,
    body: { purpose: 'PHONE', ...phone },
  })
  return { ...phone, verificationCode: await calls.lastCode(phone.mobileNum) }
}

export async function freshMemberWithPhone(calls: Calls) {
  const member = await freshMemberWithPassword(calls)
  const phone = await phoneToBind(calls, member.token)
  const body = { ...phone, password: member.password }
  await calls.succeed('PUT /wps/member/security/phone', { token: member.token, body })
  return { ...member, mobileNum: phone.mobileNum }
}
