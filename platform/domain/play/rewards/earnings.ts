/** Points, wheel tickets and referral commissions that bets and deposits earn. */
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { allowsBonuses } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { earnPoints, takeBackPoints } from '../points/earnPoints.ts'
import type { EarningType } from '../points/pointRules.ts'
import { countForReferrer } from './referral.ts'
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
 * Corrects the points and the referrer's turnover of a settled bet, in the transaction that
 * corrects the bet. Points that the member has spent are not taken back.
 * @param difference change of the valid bet, in minor units.
 */
export async function correctEarnings(
  context: Sources,
  tables: BetTables,
  bet: Pick<BetRow, 'id' | 'memberId' | 'gameType'> & { settledAt: number },
  difference: number,
): Promise<void> {
  const { id, memberId, gameType, settledAt: at } = bet
  if (difference > 0) await earnByBet(context, tables, { ...bet, validBet: difference })
  if (difference >= 0) return
  const type = typeOfGame[gameType] ?? 'RNG'
  const earning = { memberId, type, amount: -difference, reference: id, at }
  await takeBackPoints(context, tables, earning)
  await countForReferrer(tables, { friendId: memberId, turnover: difference, at: context.now() })
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
