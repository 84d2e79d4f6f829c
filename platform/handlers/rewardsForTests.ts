/** Platform with one logged-in member, and helpers that call operations as that member. */

import { openSession } from '../domain/accounts/session/sessions.ts'
import { marketOf } from '../domain/base/platform/markets.ts'
import { changePlatform } from '../domain/base/platform/platformSettings.ts'
import type { OperationKey, operationTable } from '../gen/behaviour.ts'
import type { ValueOf } from '../server/handler.ts'
import { startPlatform } from './platformForTests.ts'

type More = { path?: string; query?: string; body?: unknown; headers?: Record<string, string> }

/** @param id id of the logged-in member, for example `m-ana` for a persona. */
export async function platformOf(id = 'm-ana') {
  const platform = await startPlatform()
  const { context, send, asMember, store } = platform
  const token = await openSession(context, id)

  /** Calls an operation as the member, with a new idempotency key. */
  const call = async <Key extends OperationKey>(key: Key, { headers, ...more }: More = {}) => {
    const keyed = { 'Idempotency-Key': crypto.randomUUID(), ...asMember(token), ...headers }
    const { status, answer } = await send(key, { ...more, headers: keyed })
    // The test server validates the response against the API contract. A rejection has no value;
    // the tests of rejections read the code.
    const value = answer.value as ValueOf<(typeof operationTable)[Key]['id']>
    return { status, ...answer, value }
  }
  const balanceOf = async (memberId = id) => (await store.wallets.get(memberId))?.balance ?? 0
  return { ...platform, token, call, balanceOf }
}

/** Like `platformOf`, in a market that allows gifts to members who have never bet. */
export async function platformWithGifts(id?: string) {
  const platform = await platformOf(id)
  const market = { ...marketOf('BR'), bonusesBeforeBets: ['REGISTRATION' as const] }
  await changePlatform(platform.context, { market })
  return platform
}
