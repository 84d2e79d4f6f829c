import { newPlayer } from '../../../../gateway/testing/testClient.ts'
import type { Calls } from '../calls/calls.ts'

let registered = 0

/** Counts those who registered: names and numbers that nobody has are made of it. */
export const nextNumber = () => {
  registered += 1
  return registered
}

/** A mobile number in the national form that nobody has. */
export const freshNumber = () => String(11_955_551_000 + nextNumber())

/** Somebody who has just registered, with the password that is theirs. */
export async function freshMemberWithPassword(calls: Calls) {
  const body = newPlayer({ username: `jogadora${nextNumber()}` })
  // The contract's own answer: she is logged in.
  const { token } = (await calls.succeed('PUT /wps/member/register', { body })) as { token: string }
  return { token, username: String(body.username), password: String(body.password) }
}

/**
 * A member who has just registered, for what would spoil a persona for other calls.
 * @returns her token.
 */
export const freshMember = async (calls: Calls): Promise<string> =>
  (await freshMemberWithPassword(calls)).token

/**
 * Has a code sent to a number that is to be hers.
 * @returns the request that binds it, but for her password.
 */
export async function phoneToBind(calls: Calls, token: string) {
  const phone = { mobileNum: freshNumber(), countryDialingCode: '+55' }
  await calls.succeed('POST /wps/member/security/codes', {
    token,
    body: { purpose: 'PHONE', ...phone },
  })
  return { ...phone, verificationCode: await calls.lastCode(phone.mobileNum) }
}

/** A member who has just registered and bound a phone. */
export async function freshMemberWithPhone(calls: Calls) {
  const member = await freshMemberWithPassword(calls)
  const phone = await phoneToBind(calls, member.token)
  const body = { ...phone, password: member.password }
  await calls.succeed('PUT /wps/member/security/phone', { token: member.token, body })
  return { ...member, mobileNum: phone.mobileNum }
}
