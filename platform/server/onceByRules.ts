/** Calls with an idempotency key that a rule may reject. */
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
 * Runs a member's write once per key. What it returns is the answer's value; when it throws, nothing
 * of it is stored, and the key may try again.
 * @param operation names it, so that a key that was used for another call is not taken for this
 *   one's.
 * @param check what takes long, or has to last when the call is refused: runs first, outside of the
 *   transaction, and not for a call that is only answered again.
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
