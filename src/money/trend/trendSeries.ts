import type { MessageId } from '../../kit/i18n/messageIds.ts'

/** A chart's value for each day. */
export type TrendSeries<Day> = {
  id: string
  /** Titles of the chart; `month` applies when bars are months. */
  titles: { day: MessageId; month?: MessageId }
  /** Column title in the table of figures. */
  column: MessageId
  /** A `gain` may be negative, an `amount` is not. */
  kind: 'gain' | 'amount'
  /** Value of a day as a decimal string. */
  of: (day: Day) => string
}
