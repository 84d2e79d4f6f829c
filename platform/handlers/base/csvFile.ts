/** Records as CSV files, streamed while their rows are read (REC-05, ACT-54). */
import { byteOrderMark, type CsvCell, csvLine, excelCsv, plainCsv } from '../../../src/lib/csv.ts'
import type { FieldColumn } from '../../../src/lib/records/columns.ts'
import { referenceOf } from '../../../src/lib/reference.ts'
import {
  findMessage,
  languageOf,
  type MessageId,
  message,
  type TextLanguage,
  textIn,
} from '../../domain/base/texts/texts.ts'
import { stampOf } from '../../domain/base/time/marketTime.ts'
import { stream } from '../../server/handler.ts'

/** Column of a CSV file: a field of an API record, or a text with its own writer. */
type FileColumn<Row> =
  | {
      field: keyof Row & string
      as: FieldColumn['as']
      title: MessageId
      labels?: Readonly<Record<string, MessageId>>
    }
  | { as: 'own'; id: string; title: MessageId }

type OwnId<Column> = Column extends { as: 'own'; id: infer Id extends string } ? Id : never

/** Writers of the columns without a field, by column id. */
type OwnTexts<Id extends string, Row> = Readonly<
  Record<Id, (row: Row, language: TextLanguage) => string>
>

/** Parts of a request that decide the language and format of its CSV file. */
type CsvCall = {
  headers: { 'Accept-Language'?: string } | undefined
  query: { format?: 'plain' | 'excel' } | undefined
}

/**
 * Streams a CSV file: the column titles, then one chunk per page of rows.
 * @param pages rows in the form of the API contract.
 * @param writers functions that write the columns without a field.
 */
export const csvFile = <Row extends object, const Column extends FileColumn<Row>>(
  columns: readonly Column[],
  call: CsvCall,
  pages: AsyncIterable<readonly Row[]>,
  writers: OwnTexts<OwnId<Column>, Row>,
) => stream(csvOf<Row>(columns, call, pages, writers), 'text/csv; charset=utf-8')

async function* csvOf<Row extends object>(
  columns: readonly FileColumn<Row>[],
  { headers, query }: CsvCall,
  pages: AsyncIterable<readonly Row[]>,
  writers: OwnTexts<string, Row>,
): AsyncGenerator<string> {
  const language = languageOf(headers?.['Accept-Language'])
  const isForExcel = query?.format === 'excel'
  const form = isForExcel ? excelCsv(language) : plainCsv
  const titleOf = ({ as, title }: FileColumn<Row>) => {
    // Excel's date-times have no offset, so the title names the time zone.
    const isInZone = isForExcel && as === 'moment'
    const name = message(title)
    return textIn(isInZone ? message('recordFiles.titleInZone', { title: name }) : name, language)
  }
  const cellOf = (column: FileColumn<Row>, row: Row) =>
    column.as === 'own'
      ? (writers[column.id]?.(row, language) ?? '')
      : fieldCell(column, row[column.field], language)
  yield byteOrderMark + csvLine(columns.map(titleOf), form)
  for await (const rows of pages)
    yield rows
      .map((row) =>
        csvLine(
          columns.map((column) => cellOf(column, row)),
          form,
        ),
      )
      .join('')
}

/** CSV cell of a field's value; empty if the value is missing. */
function fieldCell(
  { as, labels }: Pick<FieldColumn, 'as' | 'labels'>,
  value: unknown,
  language: TextLanguage,
): CsvCell {
  if (value === undefined || value === null) return ''
  const text = String(value)
  switch (as) {
    case 'money':
    case 'gain':
    case 'percent':
    case 'count':
    case 'change':
      return { number: text }
    case 'moment':
      return { moment: stampOf(Date.parse(text)) }
    case 'day':
      return { day: text }
    case 'label':
      return labelIn(labels?.[text], language) ?? text
    case 'text':
    case 'name':
    case 'reference':
      return text
    case 'id':
      return referenceOf(text)
  }
}

function labelIn(id: string | undefined, language: TextLanguage): string | undefined {
  const label = id === undefined ? undefined : findMessage(id)
  return label && textIn(label, language)
}

/** Converts pages of stored rows to the form of the API contract. */
export async function* shownPages<Stored, Row>(
  pages: AsyncIterable<readonly Stored[]>,
  show: (rows: readonly Stored[]) => readonly Row[] | Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of pages) yield show(rows)
}

export async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
