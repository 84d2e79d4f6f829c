/** The member's records as CSV files, written while their rows are read (REC-05). */

import type { CsvCell } from '../../../src/lib/csv.ts'
import type { BetRow, LedgerEntryRow } from '../../domain/base/collections/collections.ts'
import { recordedName } from '../../domain/base/content/catalogue.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { TextLanguage } from '../../domain/base/texts/texts.ts'
import { bonusesInPages } from '../../domain/play/bets/accountRecord.ts'
import { betsInPages, profitOf } from '../../domain/play/bets/betRecord.ts'
import { type Profit, profitRecord } from '../../domain/play/bets/profitRecord.ts'
import { recordPeriod } from '../../domain/play/bets/recordPeriod.ts'
import { transactionsInPages } from '../../domain/play/bets/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import {
  type CsvHeaders,
  count,
  csvFile,
  csvLanguage,
  inOnePage,
  moment,
  money,
  wordOf,
} from '../base/csvFile.ts'

const betTitles = [
  ...(['placedAt', 'settledAt', 'game', 'vendor', 'gameType', 'status'] as const),
  ...(['stake', 'validBet', 'win', 'profit', 'round', 'reference'] as const),
]

const betCells = ({ content }: Pick<Context, 'content'>, headers: CsvHeaders) => {
  const language = csvLanguage(headers)
  const names = nameLanguageOf(headers?.['Accept-Language'])
  return (bet: BetRow): CsvCell[] => [
    moment(bet.placedAt),
    moment(bet.settledAt),
    recordedName(content.catalogue, bet, names),
    bet.vendor,
    wordOf('rewards.gameTypes', bet.gameType, language),
    wordOf('records.betStatus', bet.status, language),
    money(bet.stake),
    money(bet.validBet),
    money(bet.win),
    money(profitOf(bet)),
    bet.round,
    bet.id,
  ]
}

const transactionTitles = ['at', 'kind', 'reference', 'amount', 'balanceAfter'] as const

const transactionCells =
  (language: TextLanguage) =>
  (entry: LedgerEntryRow): CsvCell[] => [
    moment(entry.at),
    wordOf('records.transactionKinds', entry.kind, language),
    entry.reference,
    money(entry.amount),
    money(entry.balanceAfter ?? 0),
  ]

const profitTitles = [
  ...(['day', 'bets', 'stake', 'validBet', 'win', 'bonuses', 'rebates', 'net'] as const),
]

const profitCells = ({ day, bets, ...sums }: Profit & { day: string }): CsvCell[] => [
  { day },
  count(bets),
  money(sums.stake),
  money(sums.validBet),
  money(sums.win),
  money(sums.bonuses),
  money(sums.rebates),
  money(sums.net),
]

export const recordCsv = {
  'GET /wps/records/csv/bets': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = betsInPages(context.store, caller.member.id, period, query)
    return csvFile(betTitles, { headers, query }, pages, betCells(context, headers))
  },

  'GET /wps/records/csv/transactions': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = transactionsInPages(context.store, caller.member.id, period, query)
    const cells = transactionCells(csvLanguage(headers))
    return csvFile(transactionTitles, { headers, query }, pages, cells)
  },

  'GET /wps/records/csv/profit': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const { days } = await profitRecord(context.store, caller.member.id, period)
    return csvFile(profitTitles, { headers, query }, inOnePage(days), profitCells)
  },

  'GET /wps/records/csv/bonuses': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = bonusesInPages(context.store, caller.member.id, period, query.kind)
    const titles = ['at', 'kind', 'reference', 'amount'] as const
    const cells = transactionCells(csvLanguage(headers))
    return csvFile(titles, { headers, query }, pages, (entry) => cells(entry).slice(0, 4))
  },
} satisfies Partial<Behaviour>
