import { expect, it } from 'vitest'
import { betColumns } from '../../lib/records/bets.ts'
import { columnsIn, summedColumns } from '../../lib/records/columns.ts'
import { pageColumns } from './pageColumns.ts'

const Account = ({ row }: { row: { account: string } }) => row.account

it('[AGENT-09] the page of a team’s bets has the account column, which a member’s page lacks', () => {
  const columns = pageColumns(betColumns, 'teamPage', { account: Account })
  expect(columns.find(({ as }) => as === 'own')).toMatchObject({ id: 'account', Cell: Account })
  const titles = columns.map(({ title }) => title)
  const ofMember = columnsIn(betColumns, 'page').map(({ title }) => title)
  expect(titles.filter((title) => title !== 'records.columns.account')).toEqual(ofMember)
  // @ts-expect-error a column without a field and without a cell
  expect(pageColumns(betColumns, 'teamPage', {})).toHaveLength(columns.length)
})

it('[REC-05] valid bets are in files and totals, but not in the table of bets', () => {
  const hasValidBets = (columns: readonly object[]) =>
    columns.some((column) => 'field' in column && column.field === 'validBet')
  expect(hasValidBets(columnsIn(betColumns, 'page'))).toBe(false)
  expect(hasValidBets(columnsIn(betColumns, 'file'))).toBe(true)
  expect(hasValidBets(summedColumns(betColumns))).toBe(true)
})
