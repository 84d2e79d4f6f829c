import type { ComponentType } from 'react'
import type { ReadPath } from '../../api/operations.ts'
import type { FieldColumn as RecordField } from '../../lib/records/columns.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

/** Row of any list. `defineRecords` has checked the definition against the type of its rows. */
export type Row = Record<string, unknown>

export type FieldColumn = {
  field: string
  as: RecordField['as']
  title: MessageId
  labels?: Record<string, MessageId>
  tones?: Record<string, BadgeTone>
  languageField?: string
}
type OwnColumn = { as: 'own'; id: string; title: MessageId; Cell: ComponentType<{ row: Row }> }
export type Column = FieldColumn | OwnColumn

/** `reach: 'years'` goes back 36 months instead of 90 days. */
export type PeriodFilter = { kind: 'period'; days: 1 | 7 | 30 | 90; reach?: 'years' }
export type ChoiceFilter = {
  kind: 'choice'
  parameter: string
  title: MessageId
  labels: Record<string, MessageId>
  initial?: string
}
export type TextFilter = { kind: 'text'; parameter: string; title: MessageId }
/**
 * Filter by a number from 1 to `upTo`. The message `option` is the label of each number, and has
 * the placeholder `{number}`.
 */
export type NumberFilter = {
  kind: 'number'
  parameter: string
  title: MessageId
  option: MessageId
  upTo: number
}
/**
 * Filter without a control. Links set it, for example links in a summary or in cells of the table.
 */
export type ScopeFilter = { kind: 'scope'; parameter: string }
export type Filter = PeriodFilter | ChoiceFilter | TextFilter | NumberFilter | ScopeFilter

/** Link for a list without records: URL of a page and label. */
export type Onward = { to: string; label: MessageId }

/** Definition of any record page, created by `defineRecords`. */
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
  /** Path that returns all records of the current filters as a CSV file. */
  csv?: ReadPath
  /**
   * True to mark rows that arrive while the list is shown. The rows must be sorted newest first.
   */
  marksNew?: true
  /**
   * Makes rows clickable: a click calls `run`. The cell of `field` contains the button for the
   * click.
   */
  open?: { field: string; run: (row: Row) => void }
  Summary?: ComponentType<{ answer: Row }>
  SummarySkeleton?: ComponentType
}
