/** What playing and paying in bring besides: points, wheel tickets, and a friend's commission. */
import type { BetRow, WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { earnPoints } from '../points/earnPoints.ts'
import type { EarningType } from '../points/pointRules.ts'
import { countForReferrer } from './referral.ts'
import { earnTickets } from './wheel.ts'

/** Which ratio each type of game has; others earn as slots do. */
const typeOfGame: Readonly<Record<string, EarningType>> = {
  LIVE: 'LIVE',
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
  PVP: 'PVP',
  RNG: 'RNG',
  FISH: 'RNG',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
}

type Sources = Pick<World, 'now' | 'randomBytes'>
type BetTables = Pick<
  WorldTables,
  'pointAccounts' | 'pointEntries' | 'weekScores' | 'referrals' | 'referralDays'
>

/** Counts a settled bet, in the transaction that settles it. */
export async function earnByBet(
  world: Sources,
  tables: BetTables,
  bet: Pick<BetRow, 'id' | 'memberId' | 'gameType' | 'validBet'>,
): Promise<void> {
  const { id, memberId, gameType, validBet } = bet
  if (validBet <= 0) return
  const type = typeOfGame[gameType] ?? 'RNG'
  await earnPoints(world, tables, { memberId, type, amount: validBet, reference: id })
  await countForReferrer(tables, { friendId: memberId, turnover: validBet, at: world.now() })
}

/**
 * Counts a deposit, in the transaction that credits it.
 * @param deposit its amount in minor units.
 */
export async function earnByDeposit(
  world: Pick<World, 'now' | 'randomBytes' | 'content'>,
  tables: Pick<
    WorldTables,
    'pointAccounts' | 'pointEntries' | 'weekScores' | 'wheelTickets' | 'settings'
  >,
  deposit: { id: string; memberId: string; amount: number },
): Promise<void> {
  const { id, memberId, amount } = deposit
  if (amount <= 0) return
  await earnPoints(world, tables, { memberId, type: 'DEPOSIT', amount, reference: id })
  await earnTickets(tables, world.content.wheel, { memberId, amount })
}
