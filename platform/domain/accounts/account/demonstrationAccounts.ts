/** Accounts whose passwords everybody knows. */

import type { Context } from '../../base/context/context.ts'
import { noPassword } from './noPassword.ts'

/** The id of an account that a demonstration makes. No other member's id follows from the name. */
export const demonstrationId = (username: string): string => `m-${username}`

/** Shuts the accounts that an earlier start made for a demonstration. */
export async function closeDemonstrationAccounts({ store }: Pick<Context, 'store'>): Promise<void> {
  const members = await store.members.find()
  for (const { id, username } of members) {
    if (id !== demonstrationId(username)) continue
    await store.members.update(id, { passwordHash: noPassword })
    await store.passkeys.remove({ memberId: id })
    await store.sessions.remove({ memberId: id })
  }
}
