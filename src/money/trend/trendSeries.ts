import type { MessageId } from '../../kit/i18n/messageIds.ts'

/** Values by day that one chart shows. */
export type TrendSeries<Day> = {
  id: string
  /** Titles of the chart; `month` is the title when its bars are months. */
  titles: { day: MessageId; month?: MessageId }
  /** Title of the column in the table of `DayFigures`. */
  column: MessageId
  /** A `gain` may be negative, an `amount` may not. */
  kind: 'gain' | 'amount'
  /** Value of the series on a day, as a decimal string. */
  of: (day: Day) => string
}
