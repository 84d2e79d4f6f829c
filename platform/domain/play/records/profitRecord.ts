/** Profit and loss of a member, by day and game type. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { sumSettled } from '../../base/sums/betDays.ts'
import { sumEntries } from '../../base/sums/entryDays.ts'
import { dayOf } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'
import type { Play } from '../../money/ledger/turnover.ts'
import { bonusKinds } from './accountRecord.ts'

/** Profit and its parts; amounts in minor units. */
export type Profit = Play & {
  bonuses: number
  rebates: number
  /** Wins less stakes, plus bonuses and rebates. */
  net: number
}

type Tables = Pick<DomainTables, 'bets' | 'betDays' | 'ledgerEntries' | 'entryDays'>
type PlaySum = Play & { day: string; gameType: string }
type BonusSum = { day: string; kind: string; amount: number }

/** Sums of the bets settled in a period, by day and game type. */
async function sumPlay(tables: Tables, memberId: string, period: Period): Promise<PlaySum[]> {
  const sums = await sumSettled(tables, memberId, period)
  return sums.map(({ day, ...play }) => ({ ...play, day: dayOf(day) }))
}

/**
 * Sums of bonuses by day and kind: granted bonuses, with and without wagering, and forfeited
 * bonuses as negative amounts.
 */
async function sumBonuses(tables: Tables, memberId: string, period: Period): Promise<BonusSum[]> {
  const ofBonuses = nameOf(bonusAccount(memberId))
  const given = { accounts: [memberId, ofBonuses], kinds: bonusKinds, direction: 'IN' } as const
  const lost = { accounts: [ofBonuses], kinds: ['BONUS_FORFEITED'] }
  const sums = [
    ...(await sumEntries(tables, given, period)),
    ...(await sumEntries(tables, lost, period)),
  ]
  return sums.map(({ day, kind, amount }) => ({ day: dayOf(day), kind, amount }))
}

const addPlay = (sums: readonly Play[]): Play =>
  sums.reduce<Play>(
    (total, { bets, stake, validBet, win }) => ({
      bets: total.bets + bets,
      stake: total.stake + stake,
      validBet: total.validBet + validBet,
      win: total.win + win,
    }),
    { bets: 0, stake: 0, validBet: 0, win: 0 },
  )

function profitOf(plays: readonly PlaySum[], bonusSums: readonly BonusSum[]): Profit {
  const play = addPlay(plays)
  const add = (rows: readonly BonusSum[]) => rows.reduce((total, { amount }) => total + amount, 0)
  const rebates = add(bonusSums.filter(({ kind }) => kind === 'REBATE'))
  const bonuses = add(bonusSums) - rebates
  return { ...play, bonuses, rebates, net: play.win - play.stake + bonuses + rebates }
}

/**
 * A member's profit and loss in a period.
 * @returns `days`: each day with activity, newest first. `gameTypes`: sums of the bets on each type
 * of game. `totals`: sums over the period.
 */
export async function profitRecord(tables: Tables, memberId: string, period: Period) {
  const plays = await sumPlay(tables, memberId, period)
  const bonuses = await sumBonuses(tables, memberId, period)
  const playsByDay = Map.groupBy(plays, ({ day }) => day)
  const bonusesByDay = Map.groupBy(bonuses, ({ day }) => day)
  const days = [...new Set([...playsByDay.keys(), ...bonusesByDay.keys()])].sort().reverse()
  const byType = Map.groupBy(plays, ({ gameType }) => gameType)
  return {
    days: days.map((day) => ({
      day,
      ...profitOf(playsByDay.get(day) ?? [], bonusesByDay.get(day) ?? []),
    })),
    gameTypes: [...byType].map(([gameType, sums]) => ({ gameType, ...addPlay(sums) })),
    totals: profitOf(plays, bonuses),
  }
}
