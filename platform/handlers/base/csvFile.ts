/** What all records have in common as CSV files, which are written while their rows are read. */
import { byteOrderMark, type CsvCell, csvLine, excelCsv, plainCsv } from '../../../src/lib/csv.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import {
  asWritten,
  findMessage,
  languageOf,
  type MessageId,
  message,
  type TextLanguage,
  type Texts,
  textIn,
} from '../../domain/base/texts/texts.ts'
import { stampOf } from '../../domain/base/time/marketTime.ts'
import { stream } from '../../server/handler.ts'

/** A column, by the page's name of it or by one that only files have. */
export type Title = MessageId extends infer Id
  ? Id extends `records.columns.${infer Name}` | `recordFiles.columns.${infer Name}`
    ? Name
    : never
  : never

const titleOf = (title: Title): Texts =>
  findMessage(`records.columns.${title}`) ??
  findMessage(`recordFiles.columns.${title}`) ??
  asWritten(title)

export type CsvHeaders = { 'Accept-Language'?: string } | undefined

/** The parts of a call that decide how its file is written. */
type CsvCall = { headers: CsvHeaders; query: { format?: 'plain' | 'excel' } | undefined }

export const csvLanguage = (headers: CsvHeaders): TextLanguage =>
  languageOf(headers?.['Accept-Language'])

export const money = (minor: number): CsvCell => ({ number: toDecimal(minor) })
/** A moment on the market's clocks; an empty cell where there is none. */
export const moment = (at: number | null): CsvCell => (at === null ? '' : { moment: stampOf(at) })
export const count = (number: number): CsvCell => ({ number: String(number) })

/** The groups of messages that name what records hold. */
type WordGroup =
  | 'records.betStatus'
  | 'records.transactionKinds'
  | 'records.earningKinds'
  | 'records.settlementStatus'
  | 'rewards.gameTypes'

/** The name of a stored word; one without a name stands as it is. */
export function wordOf(group: WordGroup, word: string, language: TextLanguage): string {
  const name = findMessage(`${group}.${word}`)
  return name ? textIn(name, language) : word
}

/** Columns whose times an Excel file writes without their offset. */
const timeTitles: ReadonlySet<Title> = new Set<Title>([
  ...(['placedAt', 'settledAt', 'at', 'periodStart', 'periodEnd'] as const),
])

/** A file of titles and rows, a chunk for each page of them. */
export const csvFile = <Row>(
  titles: readonly Title[],
  call: CsvCall,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
) => stream(csvOf(titles, call, pages, cellsOf), 'text/csv; charset=utf-8')

async function* csvOf<Row>(
  titles: readonly Title[],
  { headers, query }: CsvCall,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  const language = csvLanguage(headers)
  const isForExcel = query?.format === 'excel'
  const form = isForExcel ? excelCsv(language) : plainCsv
  const nameOf = (title: Title) => {
    const isTime = isForExcel && timeTitles.has(title)
    const name = titleOf(title)
    return textIn(isTime ? message('recordFiles.titleInZone', { title: name }) : name, language)
  }
  yield byteOrderMark + csvLine(titles.map(nameOf), form)
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row), form)).join('')
}

/** Rows that are in memory anyway. */
export async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
