import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { read } from '../../api/read.ts'
import { zoneName } from '../format/dates.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { QueryPart } from '../query/QueryPart.tsx'
import { useQuery } from '../query/useQuery.ts'
import { NoRecords } from './NoRecords.tsx'
import { RecordCell } from './RecordCell.tsx'
import { RecordExport } from './RecordExport.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import classes from './RecordPage.module.css'
import { LastPage, RecordPager } from './RecordPager.tsx'
import { RecordTable } from './RecordTable.tsx'
import {
  callQuery,
  fileNameOf,
  pageSize,
  type RecordAddress,
  readAddress,
  todayIn,
} from './recordAddress.ts'
import { lastRowCount, storeRowCount } from './rowCount.ts'
import type { FieldColumn, RecordsDefinition, Row } from './sealedDefinition.ts'

/** Milliseconds for which a new row is marked. */
const markTime = 10_000

const none: ReadonlySet<string> = new Set()

/**
 * Keys of the rows that have arrived while the list was shown. A key is removed after `markTime`.
 * @param list id of the list. The rows of a list that has just been opened are not new.
 * @param keys keys of the current rows; undefined while they load, and for lists that do not mark
 * rows.
 */
export function useNewRows(list: string, keys: readonly string[] | undefined): ReadonlySet<string> {
  const seen = useRef<{ list: string; keys: ReadonlySet<string> }>(undefined)
  const [marked, setMarked] = useState(none)
  const json = keys && JSON.stringify(keys)
  useEffect(() => {
    if (json === undefined) return
    // `json` was created from an array of strings.
    const present = JSON.parse(json) as string[]
    const before = seen.current
    seen.current = { list, keys: new Set(present) }
    const added = before?.list === list ? present.filter((key) => !before.keys.has(key)) : undefined
    if (added === undefined) setMarked(none)
    else if (added.length > 0) setMarked((others) => new Set([...others, ...added]))
  }, [list, json])
  useEffect(() => {
    if (marked.size === 0) return undefined
    const timer = setTimeout(() => setMarked(none), markTime)
    return () => clearTimeout(timer)
  }, [marked])
  return marked
}

type RecordTotalsProps = {
  columns: readonly FieldColumn[]
  totals: Row
  currencySymbol: string
  timeZone: string
}

/** Totals over all records of the current filters, computed by the server. */
function RecordTotals({ columns, totals, ...market }: RecordTotalsProps) {
  return (
    <dl className={classes.recordTotalsTotals}>
      {columns.map((column) => (
        <div key={column.field} className={classes.recordTotalsTotal}>
          <dt>
            <FormattedMessage id={column.title} />
          </dt>
          <dd>
            <RecordCell column={column} value={totals[column.field]} {...market} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Placeholder of a record page: summary, totals and table. */
function RecordSkeleton({ definition }: { definition: RecordsDefinition }) {
  const lines = Array.from({ length: lastRowCount(definition.id) }, (_, line) => line)
  return (
    <div className={classes.page} aria-hidden="true">
      {definition.SummarySkeleton && <definition.SummarySkeleton />}
      {definition.totals.length > 0 && (
        <div className={classes.totals}>
          {definition.totals.map(({ field }) => (
            <span key={field} className={classes.total} />
          ))}
        </div>
      )}
      <div className={classes.table}>
        {lines.map((line) => (
          <span key={line} className={classes.line} />
        ))}
      </div>
    </div>
  )
}

type Query = ReturnType<typeof callQuery>

/** Records of one page of the list, and the keys of rows that have just arrived. */
function useRecords(definition: RecordsDefinition, query: Query, page: number) {
  const records = useQuery({
    ...readRecords(definition, query),
    placeholderData: keepPreviousData,
  })
  const newRows = useNewRows(
    JSON.stringify(query),
    definition.marksNew && page === 1 && records.data && !records.isPlaceholderData
      ? rowsOf(records.data, definition.part).map((row) => String(row[definition.rowKey]))
      : undefined,
  )
  return { records, newRows }
}

type RecordBarProps = {
  definition: RecordsDefinition
  address: RecordAddress
  /** Query of the request for the records. */
  query: Query
  timeZone: string
}

function RecordBar({ definition, address, query, timeZone }: RecordBarProps) {
  const language = useLanguage()
  return (
    <div className={classes.bar}>
      <p className={classes.zone}>
        <FormattedMessage id="records.zone" values={{ zone: zoneName(language, timeZone) }} />
      </p>
      {definition.csv && (
        <RecordExport
          key={JSON.stringify(query)}
          path={definition.csv}
          query={query}
          fileName={fileNameOf(definition, address)}
        />
      )}
    </div>
  )
}

type Props = {
  definition: RecordsDefinition
  /** Accessible name of the table: the title of the page. */
  label: string
  /** Currency sign as the platform sends it. */
  currencySymbol: string
  /** IANA name of the time zone in which days begin and moments are shown. */
  timeZone: string
}

/** Record page of a definition: filters (in the URL), totals, table and pager. */
export function RecordPage({ definition, label, currencySymbol, timeZone }: Props) {
  const [query] = useSearchParams()
  const today = todayIn(timeZone)
  const address = readAddress(definition, query, today)
  const isPaged = definition.part === 'items'
  const asked = callQuery(address, { timeZone, today, isPaged })
  const market = { currencySymbol, timeZone }
  const { records, newRows } = useRecords(definition, asked, address.page)
  const count = records.data && rowsOf(records.data, definition.part).length
  useEffect(() => {
    if (count !== undefined) storeRowCount(definition.id, count)
  }, [definition.id, count])
  return (
    <div className={classes.page}>
      <RecordFilters filters={definition.filters} address={address} today={today} />
      <RecordBar definition={definition} address={address} query={asked} timeZone={timeZone} />
      {definition.marksNew && <NewRowsStatus count={newRows.size} />}
      <QueryPart query={records} placeholder={<RecordSkeleton definition={definition} />}>
        {(answer) => {
          const rows = rowsOf(answer, definition.part)
          const total = isPaged ? Number(answer.total) : rows.length
          const pages = isPaged ? Math.max(Math.ceil(total / pageSize), 1) : 1
          if (address.page > pages && !records.isPlaceholderData) return <LastPage page={pages} />
          return (
            <>
              {definition.Summary && <definition.Summary answer={answer} />}
              {definition.totals.length > 0 && (
                <RecordTotals
                  columns={definition.totals}
                  totals={objectOf(answer.totals)}
                  {...market}
                />
              )}
              {rows.length === 0 ? (
                <NoRecords definition={definition} address={address} />
              ) : (
                <>
                  <RecordTable
                    definition={definition}
                    label={label}
                    rows={rows}
                    isStale={records.isPlaceholderData}
                    newRows={newRows}
                    {...market}
                  />
                  <RecordPager page={address.page} pages={pages} total={total} />
                </>
              )}
            </>
          )
        }}
      </QueryPart>
    </div>
  )
}

function NewRowsStatus({ count }: { count: number }) {
  return (
    <p className="visuallyHidden" role="status">
      {count > 0 && <FormattedMessage id="records.new.rows" values={{ count }} />}
    </p>
  )
}

function readRecords({ path }: RecordsDefinition, query: object) {
  // `defineRecords` has checked that the path accepts `query`; their exact types are unknown here.
  const input = { query } as Parameters<typeof read>[1]
  const { queryKey, queryFn } = read(path, input)
  return {
    queryKey,
    // All responses that contain a list are objects.
    queryFn: queryFn as unknown as (context: { signal: AbortSignal }) => Promise<Row>,
  }
}

/** Rows of a response. Production does not validate responses, so the list may be missing. */
function rowsOf(answer: Row, part: string): Row[] {
  const rows = answer[part]
  return Array.isArray(rows) ? rows.map(objectOf) : []
}

function objectOf(value: unknown): Row {
  return Object.fromEntries(Object.entries(value ?? {}))
}
