/**
 * Limits guesses of secrets. An attempt is claimed before anything is hashed or compared, so that
 * many at once get no more than one after the other would; a right one is given back.
 */
import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { sha256 } from '../context/digest.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'

/** How fast attempts may follow each other. Durations are in milliseconds. */
export type Pace = {
  /** Attempts are forgotten so long after the last one; longer than any wait. */
  memory: number
  /** How long the next attempt waits after so many without a right one. */
  waitAfter: (attempts: number) => number
}

/** What is counted together. */
export type AttemptCounter = { id: string; pace: Pace }

type Count = { attempts: number; expiresAt: number }
type ClaimedCount = { id: string; before: Count | undefined; after: Count }

/**
 * Either refused, with the milliseconds to wait, or taken: one count for each counter, in their
 * order.
 */
export type AttemptClaim =
  | { isRejected: true; wait: number }
  | { isRejected: false; counts: readonly ClaimedCount[] }
export type TakenClaim = Extract<AttemptClaim, { isRejected: false }>

/** Names a counter. The subject is hashed, so that names and addresses are not left lying about. */
export const counterId = async (purpose: string, subject: string): Promise<string> =>
  `${purpose}:${await sha256(subject)}`

/**
 * A wait that doubles with each attempt.
 * @param free so many attempts need no wait.
 */
export const growingWait =
  ({ free, first, longest }: { free: number; first: number; longest: number }) =>
  (attempts: number): number =>
    attempts < free ? 0 : Math.min(longest, first * 2 ** (attempts - free))

/** A pause after every so many attempts. */
export const pauseAfter =
  ({ every, pause }: { every: number; pause: number }) =>
  (attempts: number): number =>
    attempts > 0 && attempts % every === 0 ? pause : 0

/**
 * How far the clocks of gateways may be apart. An attempt of later than that was claimed by a clock
 * that was wrong: it is taken for one of now, so that its wait ends.
 */
const skew = 60_000

/** Counters are locked in one order by all transactions. */
const inLockOrder = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.id < other.id ? -1 : 1))

/**
 * Takes one attempt from each counter, or from none when one of them wants a wait. Exact, however
 * many claim at once and from whichever process.
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
          // Another gateway's attempt may be later than `at`, which is no reason to wait.
          if (pause > 0) wait = Math.max(wait, (isOfWrongClock ? at : lastAt) + pause - at)
        }
        const after = { attempts: (before?.attempts ?? 0) + 1, expiresAt: at + pace.memory }
        claimed.set(id, { id, before, after, hasRow: row !== undefined })
      }
      if (wait > 0) return { isRejected: true, wait }
      for (const { id, after, hasRow } of claimed.values()) {
        const values = { count: after.attempts, expiresAt: after.expiresAt }
        // Nobody makes or removes a row meanwhile that this transaction has asked for.
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

/** Undoes a claim that was no guess; the waits of the others go on. */
export async function giveBackAttempt(
  { store }: Pick<Context, 'store'>,
  { counts }: TakenClaim,
): Promise<void> {
  await store.transaction(async (tables) => {
    for (const count of inLockOrder(counts)) await giveBackCount(tables, count)
  })
}

/**
 * After a right attempt counters start again, but for those that others share: these get their
 * attempt back.
 * @param isShared whether others share a counter, by its place among the claim's.
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

/** Starts counters again, after a right attempt. */
export async function forgetAttempts(
  { rateWindows }: Counters,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...ids].sort()) await rateWindows.remove({ id })
}
