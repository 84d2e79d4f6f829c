/** The member's records as CSV files, written while their rows are read (REC-05). */
import type { Behaviour } from '../../platform/gen/behaviour.ts'
import { byteOrderMark, type CsvCell, csvLine } from '../../src/lib/csv.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { stream } from '../server/handler.ts'
import type { BetRow, LedgerEntryRow } from '../world/base/collections/collections.ts'
import { recordedName } from '../world/base/content/catalogue.ts'
import { nameLanguageOf } from '../world/base/content/gameNames.ts'
import {
  betStatusWords,
  entryKindWords,
  gameTypeWords,
  recordTitles,
} from '../world/base/texts/recordWords.ts'
import { languageOf, type TextLanguage, type Texts } from '../world/base/texts/texts.ts'
import { stampOf } from '../world/base/time/marketTime.ts'
import type { World } from '../world/base/world/world.ts'
import { bonusesInPages, transactionsInPages } from '../world/play/bets/accountRecord.ts'
import { betsInPages, profitOf } from '../world/play/bets/betRecord.ts'
import { type Profit, profitRecord } from '../world/play/bets/profitRecord.ts'
import { recordPeriod } from '../world/play/bets/recordPeriod.ts'

type Title = keyof typeof recordTitles

const mediaType = 'text/csv; charset=utf-8'
const money = (minor: number): CsvCell => ({ number: toDecimal(minor) })

/** What a stored word is called; one without a name stands as it is. */
function wordOf(words: Readonly<Record<string, Texts>>, word: string, language: TextLanguage) {
  return Object.hasOwn(words, word) ? (words[word]?.[language] ?? word) : word
}

/** A file of titles and rows, a chunk for each page of them. */
async function* csvOf<Row>(
  titles: readonly Title[],
  language: TextLanguage,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(titles.map((title) => recordTitles[title][language]))
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row))).join('')
}

type Headers = { 'Accept-Language'?: string } | undefined

const betTitles = [
  ...(['placedAt', 'settledAt', 'game', 'vendor', 'gameType', 'status'] as const),
  ...(['stake', 'validBet', 'win', 'profit', 'round', 'reference'] as const),
]

const betCells = ({ content }: Pick<World, 'content'>, headers: Headers) => {
  const language = languageOf(headers?.['Accept-Language'])
  const names = nameLanguageOf(headers?.['Accept-Language'])
  return (bet: BetRow): CsvCell[] => [
    stampOf(bet.placedAt),
    bet.settledAt === null ? '' : stampOf(bet.settledAt),
    recordedName(content.catalogue, bet, names),
    bet.vendor,
    wordOf(gameTypeWords, bet.gameType, language),
    wordOf(betStatusWords, bet.status, language),
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
    stampOf(entry.at),
    wordOf(entryKindWords, entry.kind, language),
    entry.reference,
    money(entry.amount),
    money(entry.balanceAfter ?? 0),
  ]

const profitTitles = [
  ...(['day', 'bets', 'stake', 'validBet', 'win', 'bonuses', 'rebates', 'net'] as const),
]

const profitCells = ({ day, bets, ...sums }: Profit & { day: string }): CsvCell[] => [
  day,
  { number: String(bets) },
  money(sums.stake),
  money(sums.validBet),
  money(sums.win),
  money(sums.bonuses),
  money(sums.rebates),
  money(sums.net),
]

export const recordCsv = {
  'GET /wps/records/csv/bets': async ({ world, caller, query, headers }) => {
    const period = recordPeriod(query, world.now())
    const pages = betsInPages(world.store, caller.member.id, period, query)
    const language = languageOf(headers?.['Accept-Language'])
    return stream(csvOf(betTitles, language, pages, betCells(world, headers)), mediaType)
  },

  'GET /wps/records/csv/transactions': async ({ world, caller, query, headers }) => {
    const period = recordPeriod(query, world.now())
    const pages = transactionsInPages(world.store, caller.member.id, period, query)
    const language = languageOf(headers?.['Accept-Language'])
    return stream(csvOf(transactionTitles, language, pages, transactionCells(language)), mediaType)
  },

  'GET /wps/records/csv/profit': async ({ world, caller, query, headers }) => {
    const period = recordPeriod(query, world.now())
    const { days } = await profitRecord(world.store, caller.member.id, period)
    const language = languageOf(headers?.['Accept-Language'])
    return stream(csvOf(profitTitles, language, inOnePage(days), profitCells), mediaType)
  },

  'GET /wps/records/csv/bonuses': async ({ world, caller, query, headers }) => {
    const period = recordPeriod(query, world.now())
    const pages = bonusesInPages(world.store, caller.member.id, period, query.kind)
    const language = languageOf(headers?.['Accept-Language'])
    const titles = ['at', 'kind', 'reference', 'amount'] as const
    const cells = transactionCells(language)
    return stream(
      csvOf(titles, language, pages, (entry) => cells(entry).slice(0, 4)),
      mediaType,
    )
  },
} satisfies Partial<Behaviour>

async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
