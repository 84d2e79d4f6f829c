import type { Value } from '../../../api/operations.ts'

export type CreditReportData = Value<'GET /wps/records/creditReport'>
type CreditMonth = CreditReportData['months'][number]

/** A row of the report: a month such as `2026-11`, or the year's total, which has no month. */
export type CreditLine = Omit<CreditMonth, 'month'> & { month?: string }

/** The columns with amounts. All columns before `closing` add up to the closing balance. */
export const creditColumns = [
  'opening',
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'bonuses',
  'other',
  'closing',
] as const

/** True if no entry moved money in the year. */
export const isEmptyYear = ({ months, total }: CreditReportData): boolean =>
  [...months, total].every((line) =>
    creditColumns.every((column) => !/[1-9]/.test(line[column]) || isBalance(column)),
  ) && total.opening === total.closing

const isBalance = (column: (typeof creditColumns)[number]): boolean =>
  column === 'opening' || column === 'closing'
