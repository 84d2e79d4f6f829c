/** Runs a call once per idempotency key, if no business rule rejects the call. */
import type { DomainTables } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import type { Announce } from '../domain/base/storage/events.ts'
import type { Call, MemberCaller, OperationId, Outcome, ValueOf } from './handler.ts'
import { once } from './idempotency.ts'

type KeyedByMember = {
  context: Context
  headers: { 'Idempotency-Key': string }
  body: unknown
  path: unknown
  caller: MemberCaller
}

/**
 * Runs a member's write once per key. The result of `write` is the value of the response. If
 * `write` throws, nothing is stored and the key can be used again.
 * @param operation part of the key's scope: a key may be used once per operation.
 * @param check slow work, or changes that have to persist after a rejection. It runs before the
 * transaction, and not for a replay.
 */
export async function onceByRules<Id extends OperationId>(
  call: Omit<Call<Id>, 'context'> & KeyedByMember,
  operation: Id,
  write: (tables: DomainTables, announce: Announce) => Promise<ValueOf<Id>>,
  check?: () => Promise<void> | void,
): Promise<Outcome<Id>> {
  const actor = [call.caller.member.id, operation, JSON.stringify(call.path ?? null)].join('\n')
  const answered = (value: ValueOf<Id>) => ({ kind: 'answer', value, headers: {} }) as const
  return once<Id, ValueOf<Id>>(call, actor, {
    run: async (commit) => {
      await check?.()
      return commit(async (tables, announce) => {
        const value = await write(tables, announce)
        return { outcome: answered(value), result: value }
      })
    },
    replay: answered,
  })
}
