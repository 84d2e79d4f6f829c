import type { DomainTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import { dayLength, dayOf, startOfDay, startOfWeek } from '../../base/time/marketTime.ts'
import { daysAndRests } from '../../base/time/wholeDays.ts'
import { playOf } from '../../money/ledger/turnover.ts'

export type MissionPeriod = { from: number; to: number }

/** Current day or week, in which missions of that period run. */
export function periodAt(period: Mission['period'], now: number): MissionPeriod {
  const from = period === 'DAILY' ? startOfDay(now) : startOfWeek(now)
  return { from, to: from + (period === 'DAILY' ? 1 : 7) * dayLength }
}

/**
 * A member's progress in each metric: turnover and deposits in whole currency units, all other
 * metrics as counts.
 */
export type Progress = Record<Mission['metric'], number>

type Tables = Pick<DomainTables, 'bets' | 'ledgerEntries' | 'memberDays' | 'loginDays'>

/** Sum of deposits into a member's main wallet in a period, in minor units. */
export async function depositsOf(
  { ledgerEntries, memberDays }: Pick<DomainTables, 'ledgerEntries' | 'memberDays'>,
  memberId: string,
  period: MissionPeriod,
): Promise<number> {
  const { days, rests } = daysAndRests(period)
  const day = { atLeast: days.from, below: days.to }
  const [kept] = await memberDays.sum({ where: { memberId, day }, of: ['deposits'] })
  let deposits = kept?.sums.deposits ?? 0
  for (const { from, to } of rests) {
    const where = { memberId, kind: 'DEPOSIT', at: { atLeast: from, below: to } }
    const [sum] = await ledgerEntries.sum({
      where: { ...where, amount: { atLeast: 0 } },
      of: ['amount'],
    })
    deposits += sum?.sums.amount ?? 0
  }
  return deposits
}

/** A member's progress in a period, from settled bets, ledger entries and login days. */
export async function progressOf(
  tables: Tables,
  memberId: string,
  period: MissionPeriod,
): Promise<Progress> {
  const { bets, validBet } = await playOf(tables, memberId, period)
  const deposited = await depositsOf(tables, memberId, period)
  const day = { atLeast: dayOf(period.from), below: dayOf(period.to) }
  return {
    TURNOVER: Math.floor(validBet / 100),
    BETS: bets,
    DEPOSITS: Math.floor(deposited / 100),
    LOGINS: await tables.loginDays.count({ memberId, day }),
  }
}
