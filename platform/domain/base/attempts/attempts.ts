/**
 * Rate limits for attempts to guess a secret. An attempt is counted before any secret is hashed or
 * compared, so concurrent requests get no more attempts than sequential ones. A correct attempt is
 * subtracted again.
 */
import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { sha256 } from '../context/digest.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'

/** Pace of attempts. Durations are in milliseconds. */
export type Pace = {
  /** Lifetime of the counter after its last attempt; must be longer than any wait. */
  memory: number
  /** Wait before the next attempt after `attempts` wrong attempts in a row. */
  waitAfter: (attempts: number) => number
}

export type AttemptCounter = { id: string; pace: Pace }

type Count = { attempts: number; expiresAt: number }
type ClaimedCount = { id: string; before: Count | undefined; after: Count }

/**
 * Result of a claim: rejected, with the milliseconds to wait; or accepted, with the counts of each
 * counter in the given order.
 */
export type AttemptClaim =
  | { isRejected: true; wait: number }
  | { isRejected: false; counts: readonly ClaimedCount[] }
export type TakenClaim = Extract<AttemptClaim, { isRejected: false }>

/**
 * Builds a counter's id. The subject is hashed, so that names and IP addresses are not stored in
 * plain text.
 */
export const counterId = async (purpose: string, subject: string): Promise<string> =>
  `${purpose}:${await sha256(subject)}`

/**
 * Pace with a wait that doubles with each attempt.
 * @param free number of attempts without a wait.
 */
export const growingWait =
  ({ free, first, maxWait }: { free: number; first: number; maxWait: number }) =>
  (attempts: number): number =>
    attempts < free ? 0 : Math.min(maxWait, first * 2 ** (attempts - free))

/** Pace with a pause after every `every` attempts. */
export const pauseAfter =
  ({ every, pause }: { every: number; pause: number }) =>
  (attempts: number): number =>
    attempts > 0 && attempts % every === 0 ? pause : 0

/**
 * Maximum expected difference between the clocks of two gateways. An attempt that is further in the
 * future was recorded by a wrong clock; its time is replaced by the current time, so that its wait
 * ends.
 */
const skew = 60_000

/** All transactions lock counters in the order of their ids, to avoid deadlocks. */
const inLockOrder = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.id < other.id ? -1 : 1))

/**
 * Claims one attempt from every counter, or from none when one of them still requires a wait. The
 * limit is exact for concurrent claims from any number of processes.
 */
export function claimAttempt(
  { store, now }: Pick<Context, 'store' | 'now'>,
  counters: readonly AttemptCounter[],
): Promise<AttemptClaim> {
  const claim = () =>
    store.transaction(async ({ rateWindows }): Promise<AttemptClaim> => {
      const at = now()
      const claimed = new Map<string, ClaimedCount & { hasRow: boolean }>()
      let wait = 0
      for (const { id, pace } of inLockOrder(counters)) {
        const row = await rateWindows.get(id)
        const isRemembered = row !== undefined && row.expiresAt > at
        const before = isRemembered ? { attempts: row.count, expiresAt: row.expiresAt } : undefined
        if (before) {
          const pause = pace.waitAfter(before.attempts)
          const lastAt = before.expiresAt - pace.memory
          const isOfWrongClock = lastAt > at + skew
          if (isOfWrongClock) await rateWindows.update(id, { expiresAt: at + pace.memory })
          // Another gateway's clock may be slightly ahead, so `lastAt` can be later than `at`. If
          // the pace requires no pause, this difference must not cause a wait.
          if (pause > 0) wait = Math.max(wait, (isOfWrongClock ? at : lastAt) + pause - at)
        }
        const after = { attempts: (before?.attempts ?? 0) + 1, expiresAt: at + pace.memory }
        claimed.set(id, { id, before, after, hasRow: row !== undefined })
      }
      if (wait > 0) return { isRejected: true, wait }
      for (const { id, after, hasRow } of claimed.values()) {
        const values = { count: after.attempts, expiresAt: after.expiresAt }
        // `get` locked the row, or the id of the missing row, so no other transaction has changed
        // it since.
        if (hasRow) await rateWindows.update(id, values)
        else await rateWindows.insert({ id, ...values })
      }
      const counts = counters.flatMap(({ id }) => claimed.get(id) ?? [])
      return { isRejected: false, counts }
    })
  return againIfTaken(claim)
}

type Counters = Pick<DomainTables, 'rateWindows'>

async function giveBackCount(
  { rateWindows }: Counters,
  { id, before, after }: ClaimedCount,
): Promise<void> {
  const row = await rateWindows.get(id)
  if (!row) return
  const isLast = row.count === after.attempts && row.expiresAt === after.expiresAt
  if (isLast && before) {
    await rateWindows.update(id, { count: before.attempts, expiresAt: before.expiresAt })
  } else if (row.count <= 1) {
    await rateWindows.remove({ id })
  } else {
    await rateWindows.update(id, { count: row.count - 1 })
  }
}

/** Subtracts an attempt that made no guess. Waits caused by other attempts remain. */
export async function giveBackAttempt(
  { store }: Pick<Context, 'store'>,
  { counts }: TakenClaim,
): Promise<void> {
  await store.transaction(async (tables) => {
    for (const count of inLockOrder(counts)) await giveBackCount(tables, count)
  })
}

/**
 * Removes the counters after a correct attempt. Counters shared with other accounts are kept; the
 * attempt is only subtracted.
 * @param isShared true if the counter at the index is shared.
 */
export async function acceptAttempt(
  { store }: Pick<Context, 'store'>,
  { counts }: TakenClaim,
  isShared: (index: number) => boolean,
): Promise<void> {
  const shared = new Set(counts.filter((_, index) => isShared(index)))
  await store.transaction(async (tables) => {
    for (const count of inLockOrder(counts)) {
      if (shared.has(count)) await giveBackCount(tables, count)
      else await tables.rateWindows.remove({ id: count.id })
    }
  })
}

/** Removes counters after a correct attempt. */
export async function forgetAttempts(
  { rateWindows }: Counters,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...ids].sort()) await rateWindows.remove({ id })
}
