/** What all records have in common as CSV files, which are written while their rows are read. */
import { byteOrderMark, type CsvCell, csvLine, excelCsv, plainCsv } from '../../src/lib/csv.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { stream } from '../server/handler.ts'
import { recordTitles, titleInZone } from '../world/base/texts/recordWords.ts'
import { languageOf, type TextLanguage, type Texts } from '../world/base/texts/texts.ts'
import { stampOf } from '../world/base/time/marketTime.ts'

export type Title = keyof typeof recordTitles
export type CsvHeaders = { 'Accept-Language'?: string } | undefined

/** The parts of a call that decide how its file is written. */
type CsvCall = { headers: CsvHeaders; query: { format?: 'plain' | 'excel' } | undefined }

export const csvLanguage = (headers: CsvHeaders): TextLanguage =>
  languageOf(headers?.['Accept-Language'])

export const money = (minor: number): CsvCell => ({ number: toDecimal(minor) })
/** A moment on the market's clocks; an empty cell where there is none. */
export const moment = (at: number | null): CsvCell => (at === null ? '' : { moment: stampOf(at) })
export const count = (number: number): CsvCell => ({ number: String(number) })

/** What a stored word is called; one without a name stands as it is. */
export function wordOf(
  words: Readonly<Record<string, Texts>>,
  word: string,
  language: TextLanguage,
): string {
  return Object.hasOwn(words, word) ? (words[word]?.[language] ?? word) : word
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
    const name = recordTitles[title][language]
    const isTime = isForExcel && timeTitles.has(title)
    return isTime ? titleInZone[language].replace('{title}', name) : name
  }
  yield byteOrderMark + csvLine(titles.map(nameOf), form)
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row), form)).join('')
}

/** Rows that are in memory anyway. */
export async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
