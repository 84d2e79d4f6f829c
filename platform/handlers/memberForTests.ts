import { openSession } from '../domain/accounts/session/sessions.ts'
import type { OperationKey } from '../gen/behaviour.ts'
import { seal } from '../server/serverForTests.ts'
import { startPlatform } from './platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
type CallParts = {
  body?: unknown
  /** Path with the values of its parameters. Defaults to the path of the operation. */
  path?: string
  query?: string
  /** Idempotency key; a new one by default. */
  key?: string
  /** True to send the body encrypted. */
  isSealed?: boolean
}

/**
 * Opens a session and returns a function that calls operations as that member.
 * @param id id of the member, for example `m-ana` for a persona.
 */
export async function actAs(
  { context, send, asMember }: Pick<Platform, 'context' | 'send' | 'asMember'>,
  id: string,
) {
  const headers = asMember(await openSession(context, id))
  return async (call: OperationKey, parts: CallParts = {}) => {
    const { key = crypto.randomUUID(), isSealed = false, body, ...rest } = parts
    const carried = isSealed ? await seal(context, call, body) : body
    const { answer, status } = await send(call, {
      ...rest,
      headers: { ...headers, 'Idempotency-Key': key },
      ...(carried !== undefined && { body: carried }),
    })
    return { ...answer, status, value: answer.value ?? {} }
  }
}

/** Starts a platform with personas, and helpers that act as one member. */
export async function startAs(id: string) {
  const platform = await startPlatform()
  const act = await actAs(platform, id)
  const balance = async () =>
    String((await act('GET /wps/v2/wallets/balance')).value.balance ?? 'none')
  return { ...platform, platform, act, balance }
}
