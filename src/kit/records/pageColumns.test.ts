import { expect, it } from 'vitest'
import { betColumns } from '../../lib/records/bets.ts'
import { columnsIn, summedColumns } from '../../lib/records/columns.ts'
import { pageColumns } from './pageColumns.ts'

const Account = ({ row }: { row: { account: string } }) => row.account

it('[AGENT-09] pageColumns returns the account column for the bets of a team, but not for the bets of a member', () => {
  const columns = pageColumns(betColumns, 'teamPage', { account: Account })
  expect(columns.find(({ as }) => as === 'own')).toMatchObject({ id: 'account', Cell: Account })
  const titles = columns.map(({ title }) => title)
  const ofMember = columnsIn(betColumns, 'page').map(({ title }) => title)
  expect(titles.filter((title) => title !== 'records.columns.account')).toEqual(ofMember)
  // @ts-expect-error a column without a field and without a cell
  expect(pageColumns(betColumns, 'teamPage', {})).toHaveLength(columns.length)
})

it('[REC-05] files and totals of bets have a column of valid bets, and the table of bets has none', () => {
  const hasValidBets = (columns: readonly object[]) =>
    columns.some((column) => 'field' in column && column.field === 'validBet')
  expect(hasValidBets(columnsIn(betColumns, 'page'))).toBe(false)
  expect(hasValidBets(columnsIn(betColumns, 'file'))).toBe(true)
  expect(hasValidBets(summedColumns(betColumns))).toBe(true)
})
