// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { newestFirst } from '../../../platform/domain/base/storage/pageOf.ts'
import { allTerms, inForce } from '../../../platform/domain/people/contracts/settlingForTests.ts'
import { partOf } from '../../../tests/support/extent.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { pageSize } from '../../kit/records/recordAddress.ts'
import { toDecimal } from '../../lib/money.ts'
import { referenceOf } from '../../lib/reference.ts'
import { type AgentPageId, paths } from '../../paths.ts'

const mocks = portalPerTest()

/** Opens a page of the agent centre and records the paths of its requests. */
async function openAsAgent(memberId: string, id: AgentPageId, query = '') {
  sessionStorage.setItem('token', await openSession(mocks.context, memberId))
  const asked = new Set<string>()
  const fetchNow = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    asked.add(new URL(request instanceof Request ? request.url : String(request)).pathname)
    return fetchNow(request, init)
  })
  await openPortal(`${paths.agentHome(id)}${query}`)
  const main = within(await screen.findByRole('main'))
  return { asked, main }
}

const openAsCarla = (id: AgentPageId, query = '') => openAsAgent('m-carla', id, query)

/** Rows of a table, each with its cells by column title. */
async function rowsOf(main: ReturnType<typeof within>, name: string) {
  const table = within(await main.findByRole('table', { name }))
  const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '')
  const rows = table.getAllByRole('row').slice(1)
  return rows.map((row) => {
    const cells = within(row).getAllByRole('cell')
    const values = cells.map((cell) => cell.querySelector('[class*=value]')?.textContent ?? '')
    return Object.fromEntries(titles.map((title, index) => [title, values[index] ?? '']))
  })
}

const earnings = ['commission', 'dividend', 'dailyWage', 'hourlyWage', 'realTimeSalary']

/** Inserts one settlement of each kind. The payee is Carla, an agent, and all were paid today. */
async function settle() {
  const now = mocks.context.now()
  await mocks.context.store.settlements.insertMany(
    earnings.map((kind, index) => ({
      id: `s-${kind}`,
      kind,
      contractId: kind === 'commission' ? null : 'ct',
      status: 'PAID',
      payerId: null,
      payeeId: 'm-carla',
      periodStart: now - 10_000,
      periodEnd: now - 5_000,
      rate: 10_000,
      amount: 1_000 + index,
      paidAmount: 1_000 + index,
      settledAt: now - index,
      figures: { validBet: 100_000, profitLoss: -5_000, activeMembers: 3 },
    })),
  )
}

const teamOf = async (agentId: string) =>
  (await mocks.context.store.teamLinks.find({ where: { ancestorId: agentId } })).map(
    ({ memberId }) => memberId,
  )

const settlement = [
  ...['Period', 'Valid bets', 'Profit and loss without bonuses', 'Active', 'Calculation', 'Amount'],
  ...['Paid', 'Still owed', 'Paid by', 'Paid to', 'Status'],
]
const agentPages: readonly { id: AgentPageId; call: string; columns?: readonly string[] }[] = [
  { id: 'announcements', call: '/wps/agent/announcements' },
  { id: 'teamOverview', call: '/wps/agent/overview' },
  { id: 'registerCentre', call: '/wps/agent/invitations' },
  { id: 'downline', call: '/wps/agent/downline' },
  {
    id: 'teamBetting',
    call: '/wps/agent/bets',
    columns: [
      ...['Placed', 'Account', 'Game', 'Type', 'Status', 'Stake', 'Returned'],
      'Profit and loss without bonuses',
    ],
  },
  {
    id: 'userLoss',
    call: '/wps/agent/losses',
    columns: [
      ...['Account', 'Team', 'Deposits', 'Withdrawals', 'Stake', 'Returned', 'Bonuses'],
      'Profit and loss with bonuses',
    ],
  },
  {
    id: 'income',
    call: '/wps/agent/income',
    columns: [
      ...['Settled', 'Kind', 'Paid by', 'Valid bets', 'Calculation', 'Amount', 'Paid'],
      ...['Still owed', 'Status'],
    ],
  },
  {
    id: 'accountDetails',
    call: '/wps/agent/transactions',
    columns: ['When', 'Account', 'Kind', 'Reference', 'Amount', 'Balance after'],
  },
  { id: 'dividend', call: '/wps/agent/dividends', columns: settlement },
  { id: 'dailySalary', call: '/wps/agent/dailySalaries', columns: settlement },
  { id: 'hourlySalary', call: '/wps/agent/hourlySalaries', columns: settlement },
  { id: 'realTimeSalary', call: '/wps/agent/realtimeSalaries', columns: settlement },
]

/** Pages whose call and rows no other test of a page shows. */
const defaultPages = agentPages.filter(({ columns, id }) => columns && !/Salary$/.test(id))

describe('agent centre', () => {
  it.each(partOf(agentPages, defaultPages))(
    '[AGENT-24] the page $id of the agent centre reads $call',
    async ({ id, call, columns }) => {
      await settle()
      const { asked, main } = await openAsCarla(id)
      await waitFor(() => expect([...asked]).toContain(call))
      if (columns === undefined) return
      const table = await main.findByRole('table', {
        name: main.getByRole('heading', { level: 1 }).textContent ?? '',
      })
      const headers = within(table).getAllByRole('columnheader')
      expect(headers.map(({ textContent }) => textContent)).toEqual(columns)
      expect(main.getByRole('button', { name: 'Export CSV' })).toBeDefined()
    },
  )

  it('[AGENT-01, AGENT-09] team betting lists the bets of the whole team with their accounts, newest first', async () => {
    const { main } = await openAsCarla('teamBetting', '?period=month')
    const rows = await rowsOf(main, 'Team betting')
    const bets = await mocks.context.store.bets.find({
      where: { memberId: { in: await teamOf('m-carla') } },
      orderBy: newestFirst('placedAt'),
      limit: pageSize,
    })
    expect(rows.map(({ Account }) => Account)).toEqual(
      bets.map(({ memberId }) => memberId.slice(2)),
    )
    expect(rows.map(({ Stake }) => Stake?.replaceAll(/[^\d.]/g, ''))).toEqual(
      bets.map(({ stake }) => toDecimal(stake)),
    )
    expect(main.getAllByRole('img', { name: /^Bars from/ })).toHaveLength(2)
  })

  it("[AGENT-09] an agent opens the details of a downline's bet, with its account and its round", async () => {
    const [bet] = await mocks.context.store.bets.find({
      where: { memberId: { in: await teamOf('m-carla') } },
      orderBy: newestFirst('placedAt'),
      limit: 1,
    })
    if (!bet) throw new Error('The team has no bets')
    const round = { kind: 'SHOT', target: 'turtle', odds: '12.00', isHit: true } as const
    const details = { gameRound: round }
    await mocks.context.store.bets.update(bet.id, { details, status: 'SETTLED' })
    const { main, asked } = await openAsCarla('teamBetting', '?period=month')
    const table = within(await main.findByRole('table', { name: 'Team betting' }))
    const [open] = table.getAllByRole('button', { name: /: details$/ })
    await userEvent.click(open ?? document.body)
    const dialog = within(await screen.findByRole('dialog'))
    const hit = await dialog.findByText('The shot hit the target “Turtle”, which pays 12×.')
    expect(hit).toBeDefined()
    expect(dialog.getByText('Account').parentElement?.textContent).toContain(bet.memberId.slice(2))
    expect([...asked]).toContain(`/wps/agent/bets/${bet.id}`)
  })

  it('[AGENT-10] profit and loss lists each branch and leads to the branches below it', async () => {
    const { main } = await openAsCarla('userLoss')
    const direct = await mocks.context.store.teamMembers.find({ where: { uplineId: 'm-carla' } })
    const accounts = (rows: { Account?: string }[]) => rows.map(({ Account }) => Account).sort()
    const rows = await rowsOf(main, 'Players’ profit and loss')
    expect(accounts(rows)).toEqual(direct.map(({ account }) => account).sort())
    // renan77, a direct downline, has no branch below.
    expect(main.queryByRole('link', { name: /^renan77/ })).toBeNull()
    await userEvent.click(main.getByRole('link', { name: 'davi: branches below' }))
    const trail = within(await main.findByRole('navigation', { name: 'Path in the team' }))
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My team',
      'davi',
    ])
    const below = await mocks.context.store.teamMembers.find({ where: { uplineId: 'm-davi' } })
    const rowsBelow = await rowsOf(main, 'Players’ profit and loss')
    expect(accounts(rowsBelow)).toEqual(below.map(({ account }) => account).sort())
    await userEvent.click(trail.getByRole('link', { name: 'My team' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it("[AGENT-11] the income page lists the agent's settlements, with totals by kind and day", async () => {
    await settle()
    const { main } = await openAsCarla('income')
    const rows = await rowsOf(main, 'My income')
    expect(rows.map(({ Kind, Amount }) => [Kind, Amount?.replaceAll(/[^\d.]/g, '')])).toEqual([
      ['Commission', '10.00'],
      ['Dividend', '10.01'],
      ['Daily salary', '10.02'],
      ['Hourly salary', '10.03'],
      ['Real-time salary', '10.04'],
    ])
    expect(main.getAllByRole('definition')).toHaveLength(earnings.length)
    expect(main.getByRole('img', { name: /^Bars from/ })).toBeDefined()
    const days = within(main.getByRole('table', { name: 'Figures by day', hidden: true }))
    const [, today] = days.getAllByRole('row', { hidden: true })
    expect(today?.textContent).toMatch(/R\$\s*50\.10$/)
  })

  it('a settlement names the corrected bets that it counts, and the amount that it carries to the next period', async () => {
    await settle()
    const { settlements } = mocks.context.store
    const change = { base: 'LOSSES', amount: -2_050 } as const
    await settlements.update('s-dividend', {
      figures: {
        validBet: 1_000,
        profitLoss: -1_000,
        activeMembers: 1,
        shares: [],
        corrections: { bets: [{ betId: 'b-1', ...change }], count: 1, totals: [change] },
        broughtForward: [{ base: 'LOSSES', amount: 500 }],
        carried: [{ base: 'LOSSES', amount: -1_550 }],
      },
    })
    const { main } = await openAsCarla('dividend')
    await userEvent.click(await main.findByText('3 parts'))
    const lines = within(main.getByRole('table')).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      `Team’s losses: -R$ 20.50 from corrected bet ${referenceOf('b-1')}`,
      'Team’s losses: R$ 5.00 carried over from earlier periods',
      'Team’s losses: -R$ 15.50 carried over to the next period',
    ])
  })

  it('the current period of a contract names the corrected bets that it counts', async () => {
    const { context } = mocks
    const { store } = context
    const sides = { uplineId: null, downlineId: 'm-carla' }
    const { id: seriesId } = await inForce({ context, store }, allTerms.dividend, sides)
    const change = { base: 'LOSSES', amount: 2_050, gameType: null, branchId: null } as const
    const booked = { id: 'sc-1', seriesId, betId: 'b-1', bookedAt: context.now() }
    await store.settlementCorrections.insert({ ...booked, ...change })
    const { main } = await openAsCarla('dividend')
    const running = within(await main.findByRole('region', { name: 'Current period' }))
    expect((await running.findByRole('listitem')).textContent.replaceAll('\u00a0', ' ')).toBe(
      `Team’s losses: R$ 20.50 from corrected bet ${referenceOf('b-1')}`,
    )
  })

  it('[AGENT-08] an agent can end a block that another agent of the upline has set', async () => {
    const block = {
      agentId: 'm-carla',
      reason: 'OTHER',
      note: '',
      since: mocks.context.now(),
    } as const
    await mocks.context.store.memberBlocks.insert({ id: 'm-lorena.sa', ...block })
    const { main } = await openAsAgent('m-leo.miranda', 'downline', '?search=lorena')
    await userEvent.click(await main.findByRole('button', { name: /lorena\.sa/ }))
    const card = within(await screen.findByRole('dialog'))
    const end = await card.findByRole('button', { name: 'Unblock' })
    expect(card.getByText(/^Another reason · since/).textContent).toMatch(/by carla$/)
    await userEvent.click(end)
    const question = within(await screen.findByRole('dialog', { name: 'Unblock lorena.sa?' }))
    await userEvent.click(question.getByRole('button', { name: 'Unblock' }))
    await waitFor(async () => {
      expect(await mocks.context.store.memberBlocks.count({ id: 'm-lorena.sa' })).toBe(0)
    })
    const renewal = await card.findByRole('button', { name: 'Block' })
    await waitFor(() => expect(document.activeElement).toBe(renewal))
  })

  it('[AGENT-01, AGENT-12] account details list the wallet entries of the team, or of one member', async () => {
    const { main } = await openAsCarla('accountDetails', '?period=month')
    const rows = await rowsOf(main, 'Account details')
    const entries = await mocks.context.store.ledgerEntries.find({
      where: { account: { in: await teamOf('m-carla') } },
      orderBy: newestFirst('at'),
      limit: pageSize,
    })
    expect(rows.map(({ Account }) => Account)).toEqual(
      entries.map(({ account }) => account.slice(2)),
    )
    const [first] = rows
    await userEvent.click(
      main.getAllByRole('link', { name: `Show only ${first?.Account}` })[0] ?? document.body,
    )
    const chip = await main.findByRole('link', { name: /^Only .*: show the whole team$/ })
    const narrowed = await rowsOf(main, 'Account details')
    expect(new Set(narrowed.map(({ Account }) => Account))).toEqual(new Set([first?.Account]))
    await userEvent.click(chip)
    await waitFor(() => expect(main.queryByRole('link', { name: /^Only / })).toBeNull())
  })
})
