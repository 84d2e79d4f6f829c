import { collections, type WorldTables } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { countBetDay } from '../../base/sums/betDays.ts'

type Tables = Pick<WorldTables, 'bets' | 'betDays'>

/** The days of members' bets whose kept sums are not those of the bets, in words. */
export async function auditBetDays({ bets, betDays }: Tables): Promise<string[]> {
  const real = createMemoryStore({ betDays: collections.betDays })
  for (const bet of await bets.find()) await countBetDay(real, bet)
  const expected = new Map((await real.betDays.find()).map((day) => [day.id, day]))
  const kept = new Map((await betDays.find()).map((day) => [day.id, day]))
  const ids = new Set([...expected.keys(), ...kept.keys()])
  return [...ids].flatMap((id) => {
    const [is, was] = [kept.get(id), expected.get(id)].map((day) => JSON.stringify(day ?? null))
    return is === was ? [] : [`${id} keeps ${is}, and was ${was}`]
  })
}
