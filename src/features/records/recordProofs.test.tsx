// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newestFirst } from '../../../platform/domain/base/storage/pageOf.ts'
import { findBonuses } from '../../../platform/domain/play/records/accountRecord.ts'
import { earnedRebate } from '../../../platform/domain/play/rewards/rebates.ts'
import { vipLevelOf } from '../../../platform/domain/play/rewards/vip.ts'
import { openAs } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { toDecimal } from '../../lib/money.ts'
import { type AgentPageId, type MemberPageId, paths } from '../../paths.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()

async function openAt(address: string, persona: 'ana' | 'carla' = 'ana') {
  const { queryClient } = await openAs(persona, mocks.context, address)
  connectApi(queryClient, () => 'en')
  return within(await screen.findByRole('main'))
}

const openRecord = (page: MemberPageId, query = '') => openAt(`${paths.member(page)}${query}`)
const openTeam = (page: AgentPageId, query = '') =>
  openAt(`${paths.agentHome(page)}${query}`, 'carla')

/** Texts of a column's cells, without the column title that small screens repeat in each cell. */
async function readColumn(name: string, title: string): Promise<string[]> {
  const table = within(await screen.findByRole('table', { name }))
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[heads.indexOf(title)])
    .map((cell) => cell?.lastElementChild?.textContent ?? '')
}

/** Digits of an amount with its sign: `-R$ 1,250.00` becomes `-1250.00`. */
const plainAmount = (text: string) => text.replaceAll(/[^\d.-]/g, '')

describe("member's records", () => {
  it('[MEM-11, REC-02] the account record lists wallet entries, newest first, and can be filtered by direction', async () => {
    const main = await openRecord('accountRecord', '?period=month')
    expect(main.getByRole('heading', { level: 1, name: 'Account record' })).toBeDefined()
    const entries = await mocks.context.store.ledgerEntries.find({
      where: { account: 'm-ana' },
      orderBy: newestFirst('at'),
      limit: 20,
    })
    const amounts = await readColumn('Account record', 'Amount')
    expect(amounts.map(plainAmount)).toEqual(entries.map(({ amount }) => toDecimal(amount)))
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Direction' }), 'In')
    await waitFor(async () => {
      const left = await readColumn('Account record', 'Amount')
      expect(left.every((amount) => !plainAmount(amount).startsWith('-'))).toBe(true)
    })
  })

  it('[MEM-12, REC-03] profit and loss by day appears in a chart and in a table', async () => {
    const main = await openRecord('profitAndLoss')
    expect(main.getByRole('heading', { level: 1, name: 'Profit and loss' })).toBeDefined()
    const nets = await readColumn('Profit and loss', 'Result with bonuses')
    const gains = nets.filter((net) => /[1-9]/.test(net) && !net.startsWith('-')).length
    const chart = main.getByRole('img', { name: /^Bars from/ })
    expect(chart.getAttribute('aria-label')).toContain(`${gains} with a gain`)
  })

  it('[MEM-13, REC-04] the bonus details list every bonus, newest first, and can be filtered by kind', async () => {
    const main = await openRecord('bonusDetails', '?period=quarter')
    expect(main.getByRole('heading', { level: 1, name: 'Bonus details' })).toBeDefined()
    const bonuses = await findBonuses(mocks.context.store, 'm-ana', { from: 0, to: Infinity })
    const amounts = await readColumn('Bonus details', 'Amount')
    expect(amounts.map(plainAmount)).toEqual(
      bonuses.slice(0, 20).map(({ amount }) => toDecimal(amount)),
    )
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Kind' }), 'Cashback')
    await waitFor(async () =>
      expect(new Set(await readColumn('Bonus details', 'Kind'))).toEqual(new Set(['Cashback'])),
    )
  })

  it('[MEM-18] the rebates page shows the rebate earned since the last claim and lists the claimed rebates', async () => {
    const main = await openRecord('rebates')
    expect(main.getByRole('heading', { level: 1, name: 'Cashback' })).toBeDefined()
    const rows = await mocks.context.store.rebates.find({ where: { memberId: 'm-ana' } })
    const amounts = await readColumn('Cashback', 'Amount')
    expect(amounts.map(plainAmount).toSorted()).toEqual(
      rows.map(({ amount }) => toDecimal(amount)).toSorted(),
    )
    const { context } = mocks
    const level = await vipLevelOf(context, context.store, 'm-ana')
    const { amount } = await earnedRebate(context.store, 'm-ana', level)
    expect(amount).toBeGreaterThan(0)
    const claim = (await main.findByRole('button', { name: 'Claim' })).parentElement
    expect(plainAmount(claim?.firstElementChild?.textContent ?? '')).toBe(toDecimal(amount))
  })
})

describe('tables and dialogs of the member and agent centres', () => {
  it('[CARD-04] tables and dialogs of the member centre are Mantine components', async () => {
    const main = await openRecord('bettingRecord', '?period=month')
    const table = await main.findByRole('table', { name: 'Betting record' })
    expect(table.className).toContain('mantine-Table-table')
    await userEvent.click(main.getAllByRole('button', { name: /: details$/ })[0] ?? table)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.className).toContain('mantine-Modal-content')
  })

  it('[CARD-04] tables of the agent centre are Mantine components', async () => {
    const main = await openTeam('teamBetting', '?period=quarter')
    const table = await main.findByRole('table', { name: 'Team betting' })
    expect(table.className).toContain('mantine-Table-table')
  })
})
