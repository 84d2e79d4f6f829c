/** History of the personas: events before the platform starts, which fill their pages. */

import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { type Movement, post, toMovement } from '../../platform/domain/money/ledger/post.ts'
import type { Persona } from '../people/personas.ts'

/** Event before the platform starts: its money movements, and the table rows that it writes. */
export type PastEvent = {
  /** Milliseconds since 1970. */
  at: number
  movements: readonly Omit<Movement, 'at'>[]
  /** Writes the rows, in the same transaction. */
  rows?(tables: DomainTables): Promise<void>
}

/** Source of past events of a persona; empty for most personas. Deterministic for a given time. */
export type PastTeller = (about: { persona: Persona; memberId: string; now: number }) => PastEvent[]

/** Member with past events. */
export type PastPerson = {
  memberId: string
  /** Creation time of the account, in milliseconds since 1970. */
  since: number
  /** Final balance after all events, in minor units. */
  balance: number
}

/** Change of each member's main wallet by the movements. */
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
 * Replays events in order, after opening balances that lead to each member's final balance.
 * Movements of other accounts are posted unchanged.
 * @throws {RangeError} if an opening balance would be negative: the events then credit too much.
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
    // No member has debts in the past.
    for (const movement of movements) {
      await post(context, tables, silently, { ...movement, at, leavesDebts: true })
    }
    await rows?.(tables)
  }
}
