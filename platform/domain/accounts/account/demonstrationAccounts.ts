/** Demonstration accounts, whose passwords are public. */

import type { Context } from '../../base/context/context.ts'
import { noPassword } from './noPassword.ts'

/** Id of a demonstration account. The ids of other accounts do not contain the username. */
export const demonstrationId = (username: string): string => `m-${username}`

/**
 * Prevents logins to the demonstration accounts of an earlier start: removes their passwords,
 * passkeys and sessions.
 */
export async function closeDemonstrationAccounts({ store }: Pick<Context, 'store'>): Promise<void> {
  const members = await store.members.find()
  for (const { id, username } of members) {
    if (id !== demonstrationId(username)) continue
    await store.members.update(id, { passwordHash: noPassword })
    await store.passkeys.remove({ memberId: id })
    await store.sessions.remove({ memberId: id })
  }
}
