/** Calls that carry an idempotency key change something once, however often they arrive. */
import type { DomainTables } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import { keyedHash, sha256 } from '../domain/base/context/digest.ts'
import type { Announce } from '../domain/base/storage/events.ts'
import { DuplicateError } from '../domain/base/storage/store.ts'
import { idempotencyLifetime } from '../domain/housekeeping.ts'
import { type Call, fault, type OperationId, type Outcome } from './handler.ts'

/** What the transaction made: the answer, and the little that is needed to give it again. */
type DoneCall<Id extends OperationId, Result> = { outcome: Outcome<Id>; result: Result }

/**
 * Runs the write and remembers its result, both or neither. An error thrown by `write` undoes
 * everything and is thrown on.
 */
export type Commit<Id extends OperationId, Result> = (
  write: (tables: DomainTables, announce: Announce) => Promise<DoneCall<Id, Result>>,
) => Promise<Outcome<Id>>

export type Once<Id extends OperationId, Result> = {
  /**
   * The call itself: its checks and slow work first, then `commit` with the write. What is answered
   * without `commit` is a rejection: nothing is remembered, and the same key may try again.
   */
  run(commit: Commit<Id, Result>): Promise<Outcome<Id>>
  /** The first answer again, made from what was remembered (JSON). */
  replay(result: Result): Outcome<Id> | Promise<Outcome<Id>>
}

type KeyedCall = { headers: { 'Idempotency-Key': string }; body: unknown; context: Context }

/** Calls that are running now, so that a second with the same key waits for the first. */
const runningCalls = new WeakMap<Context, Map<string, Promise<unknown>>>()

/**
 * Runs a call once per actor and idempotency key, for as long as its answer is kept. The same key
 * with the same body gets the first answer again, at the same time or later; with another body it is
 * refused (422).
 * @param actor who the key belongs to: a member's id, or 'anyone' where nobody is logged in.
 */
export async function once<Id extends OperationId, Result>(
  call: Omit<Call<Id>, 'context'> & KeyedCall,
  actor: string,
  work: Once<Id, Result>,
): Promise<Outcome<Id>> {
  const key = call.headers['Idempotency-Key']
  // Neither the key nor anything that the body could be guessed from is stored: the body's hash is
  // keyed with the idempotency key, of which only a hash is kept.
  const id = await sha256(`${actor}\n${key}`)
  const bodyHash = await keyedHash(key, `${actor}\n${canonicalJson(call.body)}`)
  return inTurn(call.context, id, () => runOrReplay(call, { id, bodyHash }, work))
}

async function inTurn<Result>(context: Context, id: string, work: () => Promise<Result>) {
  const calls = runningCalls.get(context) ?? new Map<string, Promise<unknown>>()
  runningCalls.set(context, calls)
  const previous = calls.get(id) ?? Promise.resolve()
  const mine = previous.then(work, work)
  calls.set(id, mine)
  try {
    return await mine
  } finally {
    if (calls.get(id) === mine) calls.delete(id)
  }
}

type Identity = { id: string; bodyHash: string }

async function runOrReplay<Id extends OperationId, Result>(
  call: Omit<Call<Id>, 'context'> & KeyedCall,
  { id, bodyHash }: Identity,
  work: Once<Id, Result>,
): Promise<Outcome<Id>> {
  const { context } = call
  const { store } = context
  let hadRow = false
  const remembered = async () => {
    const row = await store.idempotency.get(id)
    hadRow = row !== undefined
    if (!row || row.createdAt + idempotencyLifetime <= context.now()) return undefined
    if (row.bodyHash !== bodyHash) return fault('IDEMPOTENCY_KEY_REUSED')
    // The row's result was stored by this operation's own `commit`: the body's hash says so.
    return work.replay(row.result as Result)
  }
  const commit: Commit<Id, Result> = (write) =>
    store.transaction(async (tables, announce) => {
      const createdAt = { below: context.now() - idempotencyLifetime + 1 }
      if (hadRow) await tables.idempotency.remove({ id, createdAt })
      // First, so that the same call on another instance waits here instead of colliding later.
      await tables.idempotency.insert({ id, bodyHash, result: null, createdAt: context.now() })
      const { outcome, result } = await write(tables, announce)
      await tables.idempotency.update(id, { result })
      return outcome
    })
  const earlier = await remembered()
  if (earlier) return earlier
  try {
    return await work.run(commit)
  } catch (error) {
    if (!(error instanceof DuplicateError) || error.collection !== 'idempotency') throw error
    // Another instance was faster with the same key.
    const faster = await remembered()
    if (faster) return faster
    throw error
  }
}

/** JSON whose objects list their properties by name, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  )
}
