/** Calls with an idempotency key change data once, even if they are repeated. */
import type { DomainTables } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import { keyedHash, sha256 } from '../domain/base/context/digest.ts'
import type { Announce } from '../domain/base/storage/events.ts'
import { DuplicateError } from '../domain/base/storage/store.ts'
import { idempotencyLifetime } from '../domain/housekeeping.ts'
import { type Call, fault, type OperationId, type Outcome } from './handler.ts'

/** Outcome of the transaction, and the data needed to create the same response for a replay. */
type DoneCall<Id extends OperationId, Result> = { outcome: Outcome<Id>; result: Result }

/**
 * Runs the write and stores its result in one transaction. An error thrown by `write` rolls back
 * everything and is rethrown.
 */
export type Commit<Id extends OperationId, Result> = (
  write: (tables: DomainTables, announce: Announce) => Promise<DoneCall<Id, Result>>,
) => Promise<Outcome<Id>>

export type Once<Id extends OperationId, Result> = {
  /**
   * Runs the call: first its checks and slow work, then `commit` with the write. A call that is
   * rejected before `commit` stores nothing, so its key can be used again.
   */
  run(commit: Commit<Id, Result>): Promise<Outcome<Id>>
  /** Recreates the first response from the stored result (JSON). */
  replay(result: Result): Outcome<Id> | Promise<Outcome<Id>>
}

type KeyedCall = { headers: { 'Idempotency-Key': string }; body: unknown; context: Context }

/** Running calls by key, so that a repeated call waits for the first. */
const runningCalls = new WeakMap<Context, Map<string, Promise<unknown>>>()

/**
 * Runs a call once per actor and idempotency key. A repeated or concurrent call with the same body
 * gets the first response until the stored result expires. Another body with the same key is
 * rejected (422).
 * @param actor owner of the key: a member's id, or 'anyone' without a session.
 */
export async function once<Id extends OperationId, Result>(
  call: Omit<Call<Id>, 'context'> & KeyedCall,
  actor: string,
  work: Once<Id, Result>,
): Promise<Outcome<Id>> {
  const key = call.headers['Idempotency-Key']
  // Only hashes are stored, so that neither the key nor the body can be guessed: the hash of the
  // body is keyed with the idempotency key.
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
    // The cast is safe: the row has the same body hash, so `commit` of this operation stored the
    // result.
    return work.replay(row.result as Result)
  }
  const commit: Commit<Id, Result> = (write) =>
    store.transaction(async (tables, announce) => {
      const createdAt = { below: context.now() - idempotencyLifetime + 1 }
      if (hadRow) await tables.idempotency.remove({ id, createdAt })
      // The row is inserted first, so that the same call at another instance waits here and does
      // not conflict later.
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
    // Another instance has completed the call with the same key.
    const faster = await remembered()
    if (faster) return faster
    throw error
  }
}

/** JSON with sorted property names, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  )
}
