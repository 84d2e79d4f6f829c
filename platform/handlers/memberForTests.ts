import { openSession } from '../domain/accounts/session/sessions.ts'
import type { OperationKey } from '../gen/behaviour.ts'
import { seal } from '../server/serverForTests.ts'
import { startPlatform } from './platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
type CallParts = {
  body?: unknown
  /** In place of the operation's path, with its parameters filled in. */
  path?: string
  query?: string
  /** The idempotency key; a new one unless given. */
  key?: string
  /** Whether the body travels encrypted. */
  isSealed?: boolean
}

/**
 * Calls as a member of a platform's, who is logged in.
 * @param id the member's, a persona's `m-ana`.
 */
export async function actAs(
  { context, send, asMember }: Pick<Platform, 'context' | 'send' | 'asMember'>,
  id: string,
) {
  const headers = asMember(await openSession(context, id))
  return async (call: OperationKey, sent: CallParts = {}) => {
    const { key = crypto.randomUUID(), isSealed = false, body, ...rest } = sent
    const carried = isSealed ? await seal(context, call, body) : body
    const { answer, status } = await send(call, {
      ...rest,
      headers: { ...headers, 'Idempotency-Key': key },
      ...(carried !== undefined && { body: carried }),
    })
    return { ...answer, status, value: answer.value ?? {} }
  }
}

/**
 * A platform with personas, and a member of it who acts; the ledger's audit is the last word of a
 * test.
 */
export async function startAs(id: string) {
  const platform = await startPlatform()
  const act = await actAs(platform, id)
  const balance = async () =>
    String((await act('GET /wps/v2/wallets/balance')).value.balance ?? 'none')
  return { ...platform, platform, act, balance }
}
