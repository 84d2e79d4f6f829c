/** Calls with an idempotency key whose world's rules may refuse them. */
import type { Rejections } from '../gen/callRules.ts'
import type { WorldTables } from '../world/base/collections/collections.ts'
import type { Announce } from '../world/base/storage/events.ts'
import type { World } from '../world/base/world/world.ts'
import {
  type Call,
  fault,
  type MemberCaller,
  type OperationId,
  type Outcome,
  type ValueOf,
} from './handler.ts'
import { once } from './idempotency.ts'

/** Carries a rule's no out of the transaction, which it undoes. */
class RuleRejectionError<Code> extends Error {
  readonly code: Code
  constructor(code: Code) {
    super(String(code))
    this.code = code
  }
}

type KeyedByMember = {
  world: World
  headers: { 'Idempotency-Key': string }
  body: unknown
  path: unknown
  caller: MemberCaller
}

/**
 * Runs a member's write once per key. What it returns is the answer's value, or the code that it is
 * refused with: then nothing of it is stored, and the key may try again.
 * @param operation names it, so that a key that was used for another call is not taken for this
 *   one's.
 * @param check what takes long, or has to last when the call is refused: runs first, outside of the
 *   transaction, and not for a call that is only answered again.
 */
export async function onceByRules<Id extends OperationId>(
  call: Call<Id> & KeyedByMember,
  operation: Id,
  write: (
    tables: WorldTables,
    announce: Announce,
  ) => Promise<ValueOf<Id> | { rejection: Rejections[Id] | 'NOT_FOUND' }>,
  check?: () => Promise<Outcome<Id> | undefined>,
): Promise<Outcome<Id>> {
  const actor = [call.caller.member.id, operation, JSON.stringify(call.path ?? null)].join('\n')
  const answered = (value: ValueOf<Id>) => ({ kind: 'answer', value, headers: {} }) as const
  try {
    return await once<Id, ValueOf<Id>>(call, actor, {
      run: async (commit) => {
        const refusal = await check?.()
        if (refusal) return refusal
        return commit(async (tables, announce) => {
          const result = await write(tables, announce)
          if (isRejection<Rejections[Id] | 'NOT_FOUND'>(result))
            throw new RuleRejectionError(result.rejection)
          // A result without a rejection is the value.
          const value = result as ValueOf<Id>
          return { outcome: answered(value), result: value }
        })
      },
      replay: answered,
    })
  } catch (error) {
    if (!(error instanceof RuleRejectionError)) throw error
    if (error.code === 'NOT_FOUND') return fault('NOT_FOUND')
    // Thrown above alone, with a code of this operation's.
    return { kind: 'rejected', code: error.code as Rejections[Id], details: undefined }
  }
}

const isRejection = <Code>(result: unknown): result is { rejection: Code } =>
  typeof result === 'object' && result !== null && 'rejection' in result
