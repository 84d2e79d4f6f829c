/** Points, wheel tickets and referral commissions that bets and deposits earn. */
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { allowsBonuses } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { correctPoints, earnPoints } from '../points/earnPoints.ts'
import type { EarningType } from '../points/pointRules.ts'
import { correctForReferrer, countForReferrer } from './referral.ts'
import { earnTickets } from './wheel.ts'

/** Type of earning for each game type; game types that are not listed earn points like slots. */
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

type Sources = Pick<Context, 'now' | 'randomBytes'>
type BetTables = Pick<
  DomainTables,
  'pointAccounts' | 'pointEntries' | 'weekScores' | 'referrals' | 'referralDays'
>

/** Grants points and counts a referral for a settled bet, in the transaction that settles it. */
export async function earnByBet(
  context: Sources,
  tables: BetTables,
  bet: Pick<BetRow, 'id' | 'memberId' | 'gameType' | 'validBet'>,
): Promise<void> {
  const { id, memberId, gameType, validBet } = bet
  if (validBet <= 0) return
  const type = typeOfGame[gameType] ?? 'RNG'
  await earnPoints(context, tables, { memberId, type, amount: validBet, reference: id })
  await countForReferrer(tables, { friendId: memberId, turnover: validBet, at: context.now() })
}

/**
 * Corrects the points and the referral turnover that a settled bet has added, in the transaction
 * that corrects the bet.
 * @param after corrected valid bet, in minor units.
 * @returns thousandths of a point that were not taken back.
 */
export async function correctEarnings(
  context: Sources,
  tables: BetTables,
  bet: Pick<BetRow, 'id' | 'memberId' | 'gameType' | 'validBet' | 'details'> & {
    settledAt: number
  },
  after: number,
): Promise<number> {
  const { id, memberId, gameType, validBet: before, settledAt, details } = bet
  const earning = { memberId, type: typeOfGame[gameType] ?? 'RNG', reference: id }
  const { waivedPoints: waived = 0 } = details
  const correction = { friendId: memberId, difference: after - before, settledAt }
  await correctForReferrer(context, tables, correction)
  return correctPoints(context, tables, earning, { before, after, waived, earnedAt: settledAt })
}

/**
 * Grants the points and wheel tickets of a deposit, in the transaction that credits it. Grants
 * nothing where the market forbids bonuses for deposits.
 * @param deposit `amount` in minor units.
 */
export async function earnByDeposit(
  context: Pick<Context, 'now' | 'randomBytes' | 'content'>,
  tables: Pick<
    DomainTables,
    'pointAccounts' | 'pointEntries' | 'weekScores' | 'wheelTickets' | 'settings'
  >,
  deposit: { id: string; memberId: string; amount: number },
): Promise<void> {
  const { id, memberId, amount } = deposit
  if (amount <= 0) return
  const { market } = await readPlatform(tables)
  if (!allowsBonuses(market, ['DEPOSIT'])) return
  await earnPoints(context, tables, { memberId, type: 'DEPOSIT', amount, reference: id })
  await earnTickets(tables, context.content.wheel, { memberId, amount })
}
