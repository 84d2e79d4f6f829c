import type { DomainTables } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/spans.ts'

/** Time after the planned end for which a match is stored and can be corrected, in milliseconds. */
const fixturesKept = dayLength

/** Matches per run. */
const batch = 500

/**
 * Removes old matches that have ended or were cancelled, with the links to their bets. A match with
 * a pending bet is kept until the bet is settled.
 * @param now in milliseconds since 1970.
 * @returns the number of removed rows.
 */
export async function removeOldFixtures(
  { fixtures, fixtureBets, bets }: Pick<DomainTables, 'fixtures' | 'fixtureBets' | 'bets'>,
  now: number,
): Promise<number> {
  const old = await fixtures.find({
    where: { endsAt: { below: now - fixturesKept }, status: { in: ['ENDED', 'CANCELLED'] } },
    orderBy: { column: 'endsAt', direction: 'ascending' },
    limit: batch,
  })
  const fixtureId = { in: old.map(({ id }) => id) }
  const links = await fixtureBets.find({ where: { fixtureId } })
  const betIds = [...new Set(links.map(({ betId }) => betId))]
  const pending = await bets.find({ where: { id: { in: betIds }, status: 'PENDING' } })
  const pendingBets = new Set(pending.map(({ id }) => id))
  const open = new Set(
    links.filter(({ betId }) => pendingBets.has(betId)).map((link) => link.fixtureId),
  )
  const ids = fixtureId.in.filter((id) => !open.has(id))
  return (
    (await fixtures.remove({ id: { in: ids } })) +
    (await fixtureBets.remove({ fixtureId: { in: ids } }))
  )
}
