import type { ComponentType } from 'react'
import type { ReadPath } from '../../api/operations.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'

/** A row as the page sees it: what its definition says of it was checked when it was written. */
export type Row = Record<string, unknown>

export type FieldColumn = {
  field: string
  as:
    | 'money'
    | 'gain'
    | 'percent'
    | 'moment'
    | 'day'
    | 'count'
    | 'text'
    | 'name'
    | 'reference'
    | 'label'
  title: MessageId
  labels?: Record<string, MessageId>
  tones?: Record<string, BadgeTone>
}
type OwnColumn = { as: 'own'; id: string; title: MessageId; Cell: ComponentType<{ row: Row }> }
export type Column = FieldColumn | OwnColumn

export type PeriodFilter = { kind: 'period'; days: 1 | 7 | 30 | 90 }
export type ChoiceFilter = {
  kind: 'choice'
  parameter: string
  title: MessageId
  labels: Record<string, MessageId>
  initial?: string
}
export type TextFilter = { kind: 'text'; parameter: string; title: MessageId }
export type Filter = PeriodFilter | ChoiceFilter | TextFilter

/** A definition whose call is no longer part of its type; `defineRecords` makes one. */
export type RecordsDefinition = {
  id: string
  path: ReadPath
  part: string
  rowKey: string
  empty: MessageId
  filters: readonly Filter[]
  columns: readonly Column[]
  totals: readonly FieldColumn[]
  Summary?: ComponentType<{ answer: Row }>
}
