import type { MessageId } from '../../kit/i18n/messageIds.ts'

/** What a chart shows of each day. */
export type TrendSeries<Day> = {
  id: string
  /** What the chart is called; `month` where a bar is one. */
  titles: { day: MessageId; month?: MessageId }
  /** What its column of the figures is called. */
  column: MessageId
  /** A `gain` may be below nothing, an `amount` is not. */
  kind: 'gain' | 'amount'
  /** A decimal string. */
  of: (day: Day) => string
}
