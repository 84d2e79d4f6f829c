import { newPlayer } from '../../../../gateway/testing/testClient.ts'
import type { Calls } from '../calls.ts'

let registered = 0

/** Counts those who registered: names and numbers that nobody has are made of it. */
export const nextNumber = () => {
  registered += 1
  return registered
}

/** A member who has just registered, for what would spoil a persona for other calls. @returns her token. */
export async function freshMember(calls: Calls): Promise<string> {
  const body = newPlayer({ username: `jogadora${nextNumber()}` })
  // The contract's own answer: she is logged in.
  const { token } = (await calls.succeed('PUT /wps/member/register', { body })) as { token: string }
  return token
}
