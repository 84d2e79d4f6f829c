/** Rows of a member's records in the form of the API contract. */
import type { components } from '../../../src/api/gen/paths.ts'
import { hasRtp } from '../../../src/lib/gameOdds.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { BetRow, LedgerEntryRow } from '../../domain/base/collections/collections.ts'
import { recordedName } from '../../domain/base/content/catalogue.ts'
import type { NameLanguage } from '../../domain/base/content/gameNames.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Play } from '../../domain/money/ledger/turnover.ts'
import type { PaidBonus } from '../../domain/play/records/accountRecord.ts'
import { profitOf } from '../../domain/play/records/betRecord.ts'
import type { Profit } from '../../domain/play/records/profitRecord.ts'

type Schemas = components['schemas']

/**
 * The cast is safe: stored game types come from the catalogue, which uses the types of the API
 * contract.
 */
export const showGameType = (gameType: string) => gameType as Schemas['GameType']

const ofHundredths = toDecimal

/** Bet with its game's name in the language of the caller. */
export function showBet(
  { content }: Pick<Context, 'content'>,
  bet: BetRow,
  language: NameLanguage,
): Schemas['Bet'] {
  const { id, nodeId, vendor, round, placedAt, settledAt } = bet
  return {
    betId: id,
    nodeId,
    gameName: recordedName(content.catalogue, bet, language),
    vendor,
    round,
    gameType: showGameType(bet.gameType),
    // The cast is safe: only `placeBet.ts` and the seeds in `mocks/past` write this column.
    status: bet.status as Schemas['BetStatus'],
    stake: toDecimal(bet.stake),
    validBet: toDecimal(bet.validBet),
    win: toDecimal(bet.win),
    profit: toDecimal(profitOf(bet)),
    placedAt: new Date(placedAt).toISOString(),
    ...(settledAt !== null && { settledAt: new Date(settledAt).toISOString() }),
  }
}

export function showBetDetail(
  context: Pick<Context, 'content'>,
  bet: BetRow,
  { currency, language }: { currency: string; language: NameLanguage },
): Schemas['BetDetail'] {
  const { event, selection, odds, result, gameRound } = bet.details
  const choice = {
    ...(event !== undefined && { event }),
    ...(selection !== undefined && { selection }),
    ...(odds !== undefined && { odds: ofHundredths(odds) }),
  }
  return {
    ...showBet(context, bet, language),
    ...(hasRtp(bet.gameType) && { rtp: ofHundredths(bet.rtp) }),
    currency,
    ...(Object.keys(choice).length > 0 && { choice }),
    ...(result && {
      result: { multiplier: ofHundredths(result.multiplier), symbols: [...result.symbols] },
    }),
    ...(gameRound && { gameRound }),
  }
}

export const showTransaction = (entry: LedgerEntryRow): Schemas['Transaction'] => ({
  transactionId: entry.id,
  // The cast is safe: the records show entries of main wallets, whose kinds are all in the API
  // contract.
  kind: entry.kind as Schemas['TransactionKind'],
  amount: toDecimal(entry.amount),
  balanceAfter: toDecimal(entry.balanceAfter ?? 0),
  reference: entry.reference,
  at: new Date(entry.at).toISOString(),
})

export const showBonus = ({ id, kind, amount, reference, at }: PaidBonus): Schemas['Bonus'] => ({
  bonusId: id,
  kind,
  amount: toDecimal(amount),
  reference,
  at: new Date(at).toISOString(),
})

export const showPlay = ({ bets, stake, validBet, win }: Play) => ({
  bets,
  stake: toDecimal(stake),
  validBet: toDecimal(validBet),
  win: toDecimal(win),
})

export const showProfit = (profit: Profit) => ({
  ...showPlay(profit),
  bonuses: toDecimal(profit.bonuses),
  rebates: toDecimal(profit.rebates),
  net: toDecimal(profit.net),
})

export const showProfitDay = ({ day, ...profit }: Profit & { day: string }) => ({
  day,
  ...showProfit(profit),
})
