/** A platform on which somebody is logged in, and short ways to call it as that person. */

import { openSession } from '../domain/accounts/session/sessions.ts'
import type { OperationKey, operationTable } from '../gen/behaviour.ts'
import type { ValueOf } from '../server/handler.ts'
import { startPlatform } from './platformForTests.ts'

type More = { path?: string; query?: string; body?: unknown; headers?: Record<string, string> }

/** @param id the member who is logged in: a persona is `m-` and their name. */
export async function platformOf(id = 'm-ana') {
  const platform = await startPlatform()
  const { context, send, asMember, store } = platform
  const token = await openSession(context, id)

  /** A call as the member; one that needs an idempotency key gets a new one. */
  const call = async <Key extends OperationKey>(key: Key, { headers, ...more }: More = {}) => {
    const keyed = { 'Idempotency-Key': crypto.randomUUID(), ...asMember(token), ...headers }
    const { status, answer } = await send(key, { ...more, headers: keyed })
    // The server has held it against the contract. A rejection has none: its tests look at the
    // code.
    const value = answer.value as ValueOf<(typeof operationTable)[Key]['id']>
    return { status, ...answer, value }
  }
  const balanceOf = async (memberId = id) => (await store.wallets.get(memberId))?.balance ?? 0
  return { ...platform, token, call, balanceOf }
}
