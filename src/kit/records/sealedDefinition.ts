import type { ComponentType } from 'react'
import type { ReadPath } from '../../api/operations.ts'
import type { FieldColumn as RecordField } from '../../lib/records/columns.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

/** A row as the page sees it: what its definition says of it was checked when it was written. */
export type Row = Record<string, unknown>

export type FieldColumn = {
  field: string
  as: RecordField['as']
  title: MessageId
  labels?: Record<string, MessageId>
  tones?: Record<string, BadgeTone>
}
type OwnColumn = { as: 'own'; id: string; title: MessageId; Cell: ComponentType<{ row: Row }> }
export type Column = FieldColumn | OwnColumn

/** `reach`: 36 months back in place of 90 days. */
export type PeriodFilter = { kind: 'period'; days: 1 | 7 | 30 | 90; reach?: 'years' }
export type ChoiceFilter = {
  kind: 'choice'
  parameter: string
  title: MessageId
  labels: Record<string, MessageId>
  initial?: string
}
export type TextFilter = { kind: 'text'; parameter: string; title: MessageId }
/** A number from 1 to `upTo`; `option` is the text of one, as `{number}`. */
export type NumberFilter = {
  kind: 'number'
  parameter: string
  title: MessageId
  option: MessageId
  upTo: number
}
/** A part of the list that links alone lead to, as a summary's or those of cells. */
export type ScopeFilter = { kind: 'scope'; parameter: string }
export type Filter = PeriodFilter | ChoiceFilter | TextFilter | NumberFilter | ScopeFilter

/** A way on from an empty list: an address of ours and what it is called. */
export type Onward = { to: string; label: MessageId }

/** A definition whose call is no longer part of its type; `defineRecords` makes one. */
export type RecordsDefinition = {
  id: string
  path: ReadPath
  part: string
  rowKey: string
  empty: MessageId
  emptyPicture?: ComponentType
  onward?: Onward
  filters: readonly Filter[]
  columns: readonly Column[]
  totals: readonly FieldColumn[]
  /** The call that answers with all pages as a CSV file, under the same filters. */
  csv?: ReadPath
  /** Rows that come in while the list is on screen are marked for a moment; the newest come first. */
  marksNew?: true
  /** What a press on a row opens; the named field's value is the button. */
  open?: { field: string; run: (row: Row) => void }
  Summary?: ComponentType<{ answer: Row }>
  SummarySkeleton?: ComponentType
}
