/**
 * History of the personas: events before the start of the platform, which fill the personas' pages.
 */

import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { type Movement, post, toMovement } from '../../platform/domain/money/ledger/post.ts'
import type { Persona } from '../people/personas.ts'

/** Event before the start of the platform: its movements of money, and the rows that it writes. */
export type PastEvent = {
  /** Time of the event, in milliseconds since 1970. */
  at: number
  movements: readonly Omit<Movement, 'at'>[]
  /** Writes the rows, in the transaction of the movements. */
  rows?(tables: DomainTables): Promise<void>
}

/**
 * Function that returns the past events of a persona; none for most personas. It always returns the
 * same events for the same `now`.
 */
export type PastTeller = (about: { persona: Persona; memberId: string; now: number }) => PastEvent[]

/** Member whose past events are replayed. */
export type PastPerson = {
  memberId: string
  /** Creation time of the account, in milliseconds since 1970. */
  since: number
  /** Final balance after all events, in minor units. */
  balance: number
}

/** Sum of the movements on each member's main wallet, in minor units. */
function changesOf(events: readonly PastEvent[]): Map<string, number> {
  const changes = new Map<string, number>()
  for (const { account, amount } of events.flatMap(({ movements }) =>
    movements.flatMap(({ lines }) => lines),
  )) {
    if (account.kind !== 'main') continue
    changes.set(account.memberId, (changes.get(account.memberId) ?? 0) + amount)
  }
  return changes
}

const silently = () => {}

/**
 * Replays events in order of time. First posts an opening balance for each of `people`, so that the
 * events lead to their final balance. Movements of other accounts are posted unchanged.
 * @throws {RangeError} if an opening balance would be negative, because the events credit too much.
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
    // `leavesDebts` skips the payment of debts. No member has debts before the start of the
    // platform.
    for (const movement of movements) {
      await post(context, tables, silently, { ...movement, at, leavesDebts: true })
    }
    await rows?.(tables)
  }
}
