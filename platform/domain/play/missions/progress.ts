import type { DomainTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import { dayLength, dayOf, startOfDay, startOfWeek } from '../../base/time/marketTime.ts'
import { daysAndRests } from '../../base/time/wholeDays.ts'
import { playOf } from '../../money/ledger/turnover.ts'

export type MissionPeriod = { from: number; to: number }

/** The day or the week that a mission runs in. */
export function periodAt(period: Mission['period'], now: number): MissionPeriod {
  const from = period === 'DAILY' ? startOfDay(now) : startOfWeek(now)
  return { from, to: from + (period === 'DAILY' ? 1 : 7) * dayLength }
}

/** How far a member is in each metric, in its units. */
export type Progress = Record<Mission['metric'], number>

type Tables = Pick<DomainTables, 'bets' | 'ledgerEntries' | 'memberDays' | 'loginDays'>

/** What was paid into a member's main wallet in a period; minor units. */
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

/**
 * How far a member is in a period, by their settled bets, their ledger and the days that they
 * logged in on.
 */
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
