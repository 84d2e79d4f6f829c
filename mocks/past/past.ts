/**
 * The personas' past: events before the platform starts, so that their pages have something to show.
 */

import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { type Movement, post, toMovement } from '../../platform/domain/money/ledger/post.ts'
import type { Persona } from '../people/personas.ts'

/** Something that happened once: the money that it moved, and the rows that tell of it. */
export type PastEvent = {
  /** Milliseconds since 1970. */
  at: number
  movements: readonly Omit<Movement, 'at'>[]
  /** Writes the rows, in the same transaction. */
  rows?(tables: DomainTables): Promise<void>
}

/** Tells what happened to one of the personas; nothing of most. The same for the same time. */
export type PastTeller = (about: { persona: Persona; memberId: string; now: number }) => PastEvent[]

/** Somebody whose past is told. */
export type PastPerson = {
  memberId: string
  /** When the account was made; milliseconds since 1970. */
  since: number
  /** What they have when all of it has happened; minor units. */
  balance: number
}

/** What movements change of each member's main wallet. */
function changesOf(happened: readonly PastEvent[]): Map<string, number> {
  const changes = new Map<string, number>()
  for (const { account, amount } of happened.flatMap(({ movements }) =>
    movements.flatMap(({ lines }) => lines),
  )) {
    if (account.kind !== 'main') continue
    changes.set(account.memberId, (changes.get(account.memberId) ?? 0) + amount)
  }
  return changes
}

const silently = () => {}

/**
 * Lets what happened happen in its order, beginning with what each must have had at first to have
 * their
 * balance at its end. Money of others moves as it is told.
 * @throws {RangeError} when that is less than nothing: then the tellers give their too much.
 */
export async function letItHappen(
  context: Context,
  tables: DomainTables,
  { people, events }: { people: readonly PastPerson[]; events: readonly PastEvent[] },
): Promise<void> {
  const changes = changesOf(events)
  for (const { memberId, since, balance } of people) {
    const opening = balance - (changes.get(memberId) ?? 0)
    if (opening < 0) throw new RangeError(`${memberId} would begin with ${opening}`)
    if (opening === 0) continue
    const from = { kind: 'house', name: 'opening' } as const
    const to = { kind: 'main', memberId } as const
    const first = toMovement('OPENING', memberId, { from, to, amount: opening })
    await post(context, tables, silently, { ...first, at: since, leavesDebts: true })
  }
  for (const { at, movements, rows } of events.toSorted((a, b) => a.at - b.at)) {
    // Nobody owes anything in the past.
    for (const movement of movements) {
      await post(context, tables, silently, { ...movement, at, leavesDebts: true })
    }
    await rows?.(tables)
  }
}
