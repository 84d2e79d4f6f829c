import { collections, type DomainTables } from '../../base/collections/collections.ts'
import { createMemoryStore } from '../../base/storage/memoryStore.ts'
import { countBetDay } from '../../base/sums/betDays.ts'
import { keptDifferences } from './keptDifferences.ts'

type Tables = Pick<DomainTables, 'bets' | 'betDays'>

/** Differences between stored and recomputed daily totals of bets, as readable messages. */
export async function auditBetDays({ bets, betDays }: Tables): Promise<string[]> {
  const real = createMemoryStore({ betDays: collections.betDays })
  for (const bet of await bets.find()) await countBetDay(real, bet)
  const show = (day: object | undefined) => JSON.stringify(day ?? null)
  return keptDifferences(await betDays.find(), await real.betDays.find(), show)
}
