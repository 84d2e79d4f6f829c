/** What all records have in common as CSV files, which are written while their rows are read. */
import { byteOrderMark, type CsvCell, csvLine } from '../../src/lib/csv.ts'
import { toDecimal } from '../../src/lib/money.ts'
import { stream } from '../server/handler.ts'
import { recordTitles } from '../world/base/texts/recordWords.ts'
import { languageOf, type TextLanguage, type Texts } from '../world/base/texts/texts.ts'

export type Title = keyof typeof recordTitles
export type CsvHeaders = { 'Accept-Language'?: string } | undefined

export const csvLanguage = (headers: CsvHeaders): TextLanguage =>
  languageOf(headers?.['Accept-Language'])

export const money = (minor: number): CsvCell => ({ number: toDecimal(minor) })
export const count = (number: number): CsvCell => ({ number: String(number) })

/** What a stored word is called; one without a name stands as it is. */
export function wordOf(
  words: Readonly<Record<string, Texts>>,
  word: string,
  language: TextLanguage,
): string {
  return Object.hasOwn(words, word) ? (words[word]?.[language] ?? word) : word
}

/** A file of titles and rows, a chunk for each page of them. */
export const csvFile = <Row>(
  titles: readonly Title[],
  language: TextLanguage,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
) => stream(csvOf(titles, language, pages, cellsOf), 'text/csv; charset=utf-8')

async function* csvOf<Row>(
  titles: readonly Title[],
  language: TextLanguage,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(titles.map((title) => recordTitles[title][language]))
  for await (const rows of pages) yield rows.map((row) => csvLine(cellsOf(row))).join('')
}

/** Rows that are in memory anyway. */
export async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
