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

/** What the players, of whom these days are, have won or lost. */
export const profitSeries: TrendSeries<{ profit: string }> = {
  id: 'profit',
  titles: { day: 'records.trend.profit' },
  column: 'records.columns.profit',
  kind: 'gain',
  of: ({ profit }) => profit,
}
