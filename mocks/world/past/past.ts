/** What has happened to a persona before the world began, so that her pages have something to show. */
import type { Persona } from '../../personas.ts'
import type { WorldTables } from '../collections.ts'
import { type Movement, moved, post } from '../ledger/post.ts'
import type { World } from '../world.ts'

/** Something that happened once: the money that it moved, and the rows that tell of it. */
export type PastEvent = {
  /** Milliseconds since 1970. */
  at: number
  movements: readonly Omit<Movement, 'at'>[]
  /** Writes the rows, in the same transaction. */
  rows?(tables: WorldTables): Promise<void>
}

/** Tells what happened to one of the personas; nothing of most. The same for the same time. */
export type PastTeller = (about: { persona: Persona; memberId: string; now: number }) => PastEvent[]

/** What a movement changes of a member's main wallet. */
const changeOf = (memberId: string, { lines }: Pick<Movement, 'lines'>): number =>
  lines
    .filter(({ account }) => account.kind === 'main' && account.memberId === memberId)
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * Lets a persona's past happen in its order, beginning with what she must have had at first to have her
 * balance at its end.
 * @throws {RangeError} when that is less than nothing: then the tellers give her too much.
 */
export async function letItHappen(
  world: World,
  tables: WorldTables,
  {
    persona,
    memberId,
    tellers,
  }: { persona: Persona; memberId: string; tellers: readonly PastTeller[] },
): Promise<void> {
  const happened = tellers
    .flatMap((tell) => tell({ persona, memberId, now: world.now() }))
    .toSorted((a, b) => a.at - b.at)
  const changes = happened.flatMap(({ movements }) =>
    movements.map((movement) => changeOf(memberId, movement)),
  )
  const opening = persona.balance - changes.reduce((sum, change) => sum + change, 0)
  if (opening < 0) throw new RangeError(`${persona.username} would begin with ${opening}`)
  const silently = () => {}
  if (opening > 0) {
    const from = { kind: 'house', name: 'opening' } as const
    const to = { kind: 'main', memberId } as const
    const first = moved('OPENING', memberId, { from, to, amount: opening })
    await post(world, tables, silently, { ...first, at: Date.parse(persona.memberSince) })
  }
  for (const { at, movements, rows } of happened) {
    for (const movement of movements) await post(world, tables, silently, { ...movement, at })
    await rows?.(tables)
  }
}
