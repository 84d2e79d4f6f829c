import { toDecimal } from '../../../src/lib/money.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import type { Period } from '../../domain/base/time/wholeDays.ts'
import { pageOfBonuses } from '../../domain/play/records/accountRecord.ts'
import { recordOfBets } from '../../domain/play/records/betRecord.ts'
import { type Credit, creditReport } from '../../domain/play/records/creditReport.ts'
import { profitRecord } from '../../domain/play/records/profitRecord.ts'
import { recordPeriod } from '../../domain/play/records/recordPeriod.ts'
import { recordOfTransactions } from '../../domain/play/records/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import {
  showBet,
  showBetDetail,
  showBonus,
  showGameType,
  showPlay,
  showProfit,
  showProfitDay,
  showTransaction,
} from '../base/showRecord.ts'

const showPeriod = ({ from, to }: Period, now: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(Math.max(from, Math.min(to, now))).toISOString(),
})

async function getBetRecord(call: Call<'getBetRecord'>): Promise<Outcome<'getBetRecord'>> {
  const { context, caller, query, headers } = call
  const language = nameLanguageOf(headers?.['Accept-Language'])
  const period = recordPeriod(query, context.now())
  const { page, totals } = await recordOfBets(context.store, [caller.member.id], period, query)
  return answer({
    ...page,
    items: page.items.map((bet) => showBet(context, bet, language)),
    totals: {
      stake: toDecimal(totals.stake),
      validBet: toDecimal(totals.validBet),
      win: toDecimal(totals.win),
      profit: toDecimal(totals.profit),
    },
    period: showPeriod(period, context.now()),
  })
}

/** Returns a bet of the caller. Another member's bet gets the same response as an unknown one. */
async function getBet(call: Call<'getBet'>): Promise<Outcome<'getBet'>> {
  const { context, caller, path, headers } = call
  const bet = await context.store.bets.get(path.betId)
  if (bet?.memberId !== caller.member.id) return fault('NOT_FOUND')
  const { currency } = caller.member
  return answer(
    showBetDetail(context, bet, {
      currency,
      language: nameLanguageOf(headers?.['Accept-Language']),
    }),
  )
}

async function getAccountRecord(
  call: Call<'getAccountRecord'>,
): Promise<Outcome<'getAccountRecord'>> {
  const { context, caller, query } = call
  const period = recordPeriod(query, context.now())
  const { page, sums } = await recordOfTransactions(
    context.store,
    [caller.member.id],
    period,
    query,
  )
  return answer({
    ...page,
    items: page.items.map(showTransaction),
    totals: { in: toDecimal(sums.in), out: toDecimal(sums.out) },
    period: showPeriod(period, context.now()),
  })
}

async function getProfitRecord(call: Call<'getProfitRecord'>): Promise<Outcome<'getProfitRecord'>> {
  const { context, caller, query } = call
  const period = recordPeriod(query, context.now())
  const { days, gameTypes, totals } = await profitRecord(context.store, caller.member.id, period)
  return answer({
    days: days.map(showProfitDay),
    gameTypes: gameTypes.map(({ gameType, ...play }) => ({
      gameType: showGameType(gameType),
      ...showPlay(play),
      profit: toDecimal(play.win - play.stake),
    })),
    totals: showProfit(totals),
    period: showPeriod(period, context.now()),
  })
}

async function getBonusRecord(call: Call<'getBonusRecord'>): Promise<Outcome<'getBonusRecord'>> {
  const { context, caller, query } = call
  const period = recordPeriod(query, context.now())
  const { page, kinds } = await pageOfBonuses(context.store, caller.member.id, period, query)
  return answer({
    ...page,
    items: page.items.map(showBonus),
    totals: {
      amount: toDecimal(kinds.reduce((total, { amount }) => total + amount, 0)),
      kinds: kinds.map(({ kind, count, amount }) => ({ kind, count, amount: toDecimal(amount) })),
    },
    period: showPeriod(period, context.now()),
  })
}

const showCredit = ({ opening, closing, ...sums }: Credit) => ({
  opening: toDecimal(opening),
  deposits: toDecimal(sums.deposits),
  withdrawals: toDecimal(sums.withdrawals),
  stakes: toDecimal(sums.stakes),
  wins: toDecimal(sums.wins),
  bonuses: toDecimal(sums.bonuses),
  other: toDecimal(sums.other),
  closing: toDecimal(closing),
})

async function getCreditReport(call: Call<'getCreditReport'>): Promise<Outcome<'getCreditReport'>> {
  const { context, caller, query } = call
  const report = await creditReport(context.store, caller.member.id, context.now(), query?.year)
  return answer({
    year: report.year,
    years: report.years,
    months: report.months.map(({ month, ...credit }) => ({ month, ...showCredit(credit) })),
    total: showCredit(report.total),
  })
}

export const record = {
  'GET /wps/records/bets': getBetRecord,
  'GET /wps/records/bets/{betId}': getBet,
  'GET /wps/records/transactions': getAccountRecord,
  'GET /wps/records/profit': getProfitRecord,
  'GET /wps/records/bonuses': getBonusRecord,
  'GET /wps/records/creditReport': getCreditReport,
} satisfies Partial<Behaviour>
