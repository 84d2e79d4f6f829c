import type { ComponentType } from 'react'
import type { ReadPath } from '../../api/operations.ts'
import type { FieldColumn as RecordField } from '../../lib/records/columns.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

/** Row without its type: `defineRecords` has checked the definition against the rows. */
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
/** Numbers from 1 to `upTo`; `option` is the text of one, with the value `{number}`. */
export type NumberFilter = {
  kind: 'number'
  parameter: string
  title: MessageId
  option: MessageId
  upTo: number
}
/** Part of the list that only links select, for example those of a summary or of cells. */
export type ScopeFilter = { kind: 'scope'; parameter: string }
export type Filter = PeriodFilter | ChoiceFilter | TextFilter | NumberFilter | ScopeFilter

/** Link of an empty state: an address of the portal and its label. */
export type Onward = { to: string; label: MessageId }

/** Definition whose type no longer contains its call; created by `defineRecords`. */
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
  /** Call that returns all pages as a CSV file, with the same filters. */
  csv?: ReadPath
  /** Marks rows that arrive while the list is shown, for a moment; the newest come first. */
  marksNew?: true
  /** Action of a press on a row; the value of `field` becomes the button. */
  open?: { field: string; run: (row: Row) => void }
  Summary?: ComponentType<{ answer: Row }>
  SummarySkeleton?: ComponentType
}
