import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import type { SettlementRow } from '../../domain/base/collections/collections.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { mostPaidAtOnce } from '../../domain/money/ledger/debts.ts'
import { payIn } from '../../domain/people/contracts/settlingForTests.ts'
import { seal } from '../../server/serverForTests.ts'
import { startTeam } from '../teamForTests.ts'
import { agree, answerTo } from './contractsForTests.ts'

type Team = Awaited<ReturnType<typeof startTeam>>

/** Inserts a settlement that its payer has not paid. */
const owe = ({ store, time }: Team, id: string, changes: Partial<SettlementRow>) =>
  store.settlements.insert({
    id,
    kind: 'dailyWage',
    contractId: 'ct-1',
    payerId: 'm-carla',
    payeeId: 'm-davi',
    periodStart: 0,
    periodEnd: 1,
    figures: { validBet: 0, profitLoss: 0, activeMembers: 0 },
    rate: 0,
    amount: 100,
    paidAmount: 0,
    status: 'OWED',
    settledAt: time.now,
    ...changes,
  })

const paidOf = async ({ store }: Team) => {
  const rows = await store.settlements.find()
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, status, paidAmount }) => [id, status, paidAmount])
}

const send = async (team: Team, from: string, to: string, amount: string) => {
  const key = 'POST /wps/transfers'
  const body = { memberId: `m-${to}`, amount, paymentPassword: '482915' }
  return team.as(from, key, { body: await seal(team.context, key, body) })
}

const withdraw = async (team: Team, who: string, amount: string) => {
  const key = 'POST /wps/withdrawals'
  const body = { accountId: 'k-debtor', amount, paymentPassword: '482915' }
  return team.as(who, key, { body: await seal(team.context, key, body) })
}

const addPayoutAccount = ({ store, time }: Team, memberId: string) => {
  const key = { keyType: 'EMAIL', keyId: 'EMAIL:x', key: 'x@example.com', holder: 'Ana' }
  const dates = { createdAt: time.now, defaultSince: time.now }
  return store.payoutAccounts.insert({ id: 'k-debtor', memberId, ...key, ...dates })
}

describe('debts of an agent', () => {
  it('[SAFE-07] debts reduce the amount that an agent can withdraw and transfer', async () => {
    const team = await startTeam()
    await addPayoutAccount(team, 'm-carla')
    expect(await team.balanceOf('carla')).toBe(940_000)
    await owe(team, 's-1', { amount: 900_000, paidAmount: 50_000 })
    const terms = await team.as('carla', 'GET /wps/withdrawals/terms')
    expect(terms.value).toMatchObject({ available: '900.00', owed: '8500.00' })
    const people = await team.as('carla', 'GET /wps/transfers/counterparties')
    expect(people.value).toMatchObject({ transferable: '900.00', owed: '8500.00' })
    expect((await send(team, 'carla', 'livia.prado', '900.01')).code).toBe('SETTLEMENTS_OWED')
    expect((await withdraw(team, 'carla', '900.01')).code).toBe('SETTLEMENTS_OWED')
    expect((await withdraw(team, 'carla', '9400.01')).code).not.toBe('SETTLEMENTS_OWED')
    expect((await send(team, 'carla', 'livia.prado', '900.00')).answer.success).toBe(true)
    expect(await team.balanceOf('carla')).toBe(850_000)
  })

  it("[SAFE-07] money that an agent receives pays the agent's debts at once, oldest first, the last one in part", async () => {
    const team = await startTeam()
    const now = team.time.now
    await payIn(team, 'carla', 1)
    const all = await team.balanceOf('carla')
    await owe(team, 's-0', { amount: all, settledAt: now - 4 })
    await payIn(team, 'carla', 10)
    expect(await team.balanceOf('carla')).toBe(10)
    await owe(team, 's-1', { amount: 300, settledAt: now - 3 })
    await owe(team, 's-2', { amount: 200, settledAt: now - 2, payeeId: 'm-livia.prado' })
    await owe(team, 's-3', { amount: 100, settledAt: now - 1 })
    const before = await team.balanceOf('davi')
    expect((await send(team, 'davi', 'carla', '3.50')).answer.success).toBe(true)
    expect(await paidOf(team)).toEqual([
      ['s-0', 'PAID', all],
      ['s-1', 'PAID', 300],
      ['s-2', 'OWED', 60],
      ['s-3', 'OWED', 0],
    ])
    expect(await team.balanceOf('davi')).toBe(before - 350 + 300)
    expect(await team.balanceOf('carla')).toBe(0)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('[SAFE-07] the payer and the payee of a debt see its paid and open parts', async () => {
    const team = await startTeam()
    await owe(team, 's-1', { amount: 1_000_000 })
    await payIn(team, 'carla', 1_000)
    const row = { amount: '10000.00', paid: '9410.00', open: '590.00', status: 'OWED' }
    const totals = { paid: '9410.00', owed: '590.00' }
    const received = await team.as('davi', 'GET /wps/agent/dailySalaries')
    expect(received.value).toMatchObject({ items: [row], totals })
    const query = '?side=PAID'
    const paid = await team.as('carla', 'GET /wps/agent/dailySalaries', { query })
    expect(paid.value).toMatchObject({ items: [row], totals })
    const income = await team.as('davi', 'GET /wps/agent/income')
    expect(income.value).toMatchObject({ items: [row], totals: [{ kind: 'dailyWage', ...totals }] })
  })

  it('[SAFE-07] a debt remains when its contract ends', async () => {
    const team = await startTeam()
    const contractId = await agree(team, 'carla', 'livia.prado', '0.40')
    const debt = { contractId, payeeId: 'm-livia.prado', amount: 2_000_000 }
    await owe(team, 's-1', debt)
    const ended = await answerTo(team, 'carla', 'TERMINATE', contractId)
    expect(ended.value).toMatchObject({ status: 'ENDED' })
    const terms = await team.as('carla', 'GET /wps/withdrawals/terms')
    expect(terms.value).toMatchObject({ available: '0.00', owed: '20000.00' })
    await payIn(team, 'carla', 100)
    expect(await team.store.settlements.get('s-1')).toMatchObject({ paidAmount: 940_100 })
  })

  it('[SAFE-07] a debt payment to an agent who also has debts pays the debts of that agent', async () => {
    const team = await startTeam()
    const all = await team.balanceOf('davi')
    await owe(team, 's-1', { amount: 1_000_000 })
    const below = { payerId: 'm-davi', payeeId: 'm-caio.nunes', amount: all + 2_000_000 }
    await owe(team, 's-2', below)
    const [carla, caio] = [await team.balanceOf('carla'), await team.balanceOf('caio.nunes')]
    await payIn(team, 'carla', 50)
    expect(await team.balanceOf('carla')).toBe(0)
    expect(await team.balanceOf('davi')).toBe(0)
    expect(await team.balanceOf('caio.nunes')).toBe(caio + all + carla + 50)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('a deposit pays debts only after its fee is deducted', async () => {
    const team = await startTeam()
    await changePlatform(team.context, { market: marketOf('MX') })
    await owe(team, 's-1', { payerId: 'm-ana', amount: 9_000_000 })
    const body = { method: 'USDT_TRC20', amount: '200.00' }
    await team.as('ana', 'POST /wps/deposits', { body })
    const before = await team.balanceOf('ana')
    await team.passTime(120_000)
    const where = { memberId: 'm-ana', method: 'USDT_TRC20' }
    const paid = { status: 'PAID', fee: 500 }
    expect(await team.store.deposits.find({ where })).toMatchObject([paid])
    expect(await team.store.settlements.get('s-1')).toMatchObject({ paidAmount: before + 19_500 })
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('concurrent credits pay a debt once', async () => {
    const team = await startTeam()
    await payIn(team, 'carla', 1)
    await owe(team, 's-0', { amount: await team.balanceOf('carla') })
    await payIn(team, 'carla', 100)
    await owe(team, 's-1', { amount: 1_000 })
    await owe(team, 's-2', { amount: 1_000, payeeId: 'm-livia.prado' })
    const before = await team.balanceOf('davi')
    const sent = await Promise.all([
      ...['davi', 'davi', 'livia.prado'].map((who) => payIn(team, who, 700)),
      ...[1, 2, 3].map(() => payIn(team, 'carla', 400)),
      ...[1, 2].map(() => send(team, 'davi', 'carla', '4.00')),
    ])
    expect(sent).toHaveLength(8)
    expect(await paidOf(team)).toMatchObject([
      ['s-0', 'PAID', 940_001],
      ['s-1', 'PAID', 1_000],
      ['s-2', 'PAID', 1_000],
    ])
    expect(await team.balanceOf('davi')).toBe(before + 1_400 - 800 + 1_000)
    expect(await team.balanceOf('carla')).toBe(100 + 1_200 + 800 - 2_000)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('a job pays the owed settlements beyond the maximum number that incoming money pays at once', async () => {
    const team = await startTeam()
    const debts = mostPaidAtOnce + 10
    for (let one = 0; one < debts; one += 1) await owe(team, `s-${one}`, { amount: 10 })
    await payIn(team, 'carla', 1)
    expect(await team.store.settlements.count({ status: 'OWED' })).toBe(10)
    await team.passTime(0)
    expect(await team.store.settlements.count({ status: 'OWED' })).toBe(0)
    expect(await team.balanceOf('carla')).toBe(940_001 - debts * 10)
  })

  it('[SAFE-07] an agent never keeps money while a debt is open, and debts are paid in order', async () => {
    const chain = ['carla', 'davi', 'caio.nunes'] as const
    const step = fc.record({
      who: fc.nat({ max: 1 }),
      amount: fc.integer({ min: 1, max: 2_000_000 }),
      isDebt: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const team = await startTeam()
        for (const [index, { who, amount, isDebt }] of steps.entries()) {
          const payer = chain[who] ?? 'carla'
          const payerId = `m-${payer}`
          const debt = { payerId, payeeId: `m-${chain[who + 1]}`, amount }
          if (isDebt) await owe(team, `s-${index}`, { ...debt, settledAt: index })
          else await payIn(team, payer, amount)
          const open = await team.store.settlements.find({ where: { payerId, status: 'OWED' } })
          if (!isDebt && open.length > 0) expect(await team.balanceOf(payer)).toBe(0)
          const oldestFirst = open.toSorted((a, b) => a.settledAt - b.settledAt)
          const begun = oldestFirst.slice(1).filter(({ paidAmount }) => paidAmount > 0)
          expect(begun).toEqual([])
        }
        for (const { id, payeeId, paidAmount } of await team.store.settlements.find()) {
          const where = { reference: id, account: payeeId }
          const entries = await team.store.ledgerEntries.find({ where })
          expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(paidAmount)
        }
        expect(await auditLedger(team.store)).toEqual([])
      }),
      { numRuns: propertyRuns(100, 10) },
    )
  })
})
