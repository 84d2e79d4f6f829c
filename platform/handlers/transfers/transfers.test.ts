import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs, startAs } from '../memberForTests.ts'
import { startTeam } from '../teamForTests.ts'

async function as(id: string) {
  const started = await startAs(id)
  const send = (memberId: string, amount: string, more: object = {}, key?: string) =>
    started.act('POST /wps/transfers', {
      isSealed: true,
      body: { memberId, amount, paymentPassword: '482915', ...more },
      ...(key !== undefined && { key }),
    })
  return { ...started, send }
}

describe('transfer', () => {
  it('a transfer to a member whom an agent has blocked is rejected', async () => {
    const { send, store, time } = await as('m-carla')
    const block = { agentId: 'm-carla', reason: 'OTHER', note: '', since: time.now } as const
    await store.memberBlocks.insert({ id: 'm-davi', ...block })
    expect((await send('m-davi', '10.00')).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('a transfer requires a transaction password', async () => {
    const { send } = await as('m-dora')
    expect((await send('m-carla', '20.00')).code).toBe('PAYMENT_PASSWORD_MISSING')
  })

  it("[ROLE-20] an agent's transfer to a downline is credited at once, with a message to the downline and ledger entries for both members", async () => {
    const started = await as('m-carla')
    const { send, store, balance } = started
    const before = await store.messages.count({ memberId: 'm-ana' })
    const { value } = await send('m-ana', '150.00', { note: 'Bônus da semana' })
    expect(value).toMatchObject({
      direction: 'SENT',
      amount: '150.00',
      note: 'Bônus da semana',
      counterparty: { memberId: 'm-ana', account: 'ana', relation: 'DOWNLINE' },
    })
    expect(await balance()).toBe('9250.00')
    expect((await store.wallets.get('m-ana'))?.balance).toBe(143_450)
    const reference = String(value.transferId)
    const entries = await store.ledgerEntries.find({ where: { reference } })
    expect(entries.map(({ memberId, kind }) => [memberId, kind]).toSorted()).toEqual([
      ['m-ana', 'TRANSFER_RECEIVED'],
      ['m-carla', 'TRANSFER_SENT'],
    ])
    expect(await store.messages.count({ memberId: 'm-ana' })).toBe(before + 1)
    const ana = await actAs(started.platform, 'm-ana')
    expect((await ana('GET /wps/transfers')).value.items).toMatchObject([
      { direction: 'RECEIVED', counterparty: { account: 'carla', relation: 'UPLINE' } },
    ])
    expect(await auditLedger(store)).toEqual([])
  })

  it('[ROLE-20] a member can transfer money to the upline, and an agent to members at any level of the team', async () => {
    const { send } = await as('m-ana')
    expect((await send('m-carla', '20.00')).value).toMatchObject({
      counterparty: { account: 'carla', relation: 'UPLINE' },
    })
    const carla = await as('m-carla')
    expect((await carla.send('m-edu', '20.00')).success).toBe(true)
  })

  it.each([
    ['to a member outside the team', 'm-ana', 'm-edu', '20.00', {}, 'TRANSFER_NOT_ALLOWED'],
    ['to the sender', 'm-carla', 'm-carla', '20.00', {}, 'TRANSFER_NOT_ALLOWED'],
    ['below the minimum', 'm-carla', 'm-ana', '0.99', {}, 'AMOUNT_OUT_OF_RANGE'],
    ['beyond the balance', 'm-carla', 'm-ana', '9400.01', {}, 'INSUFFICIENT_BALANCE'],
    [
      'with a wrong password',
      'm-carla',
      'm-ana',
      '9.00',
      { paymentPassword: '1' },
      'PAYMENT_PASSWORD_WRONG',
    ],
  ])('a transfer is rejected %s', async (_, from, to, amount, more, code) => {
    const { send, balance } = await as(from)
    const before = await balance()
    expect((await send(to, amount, more)).code).toBe(code)
    expect(await balance()).toBe(before)
  })

  it("a transfer repeated with the same idempotency key is made once, and the total of a day's transfers is limited", async () => {
    const { send, store, balance, time } = await as('m-carla')
    const key = crypto.randomUUID()
    await Promise.all([1, 2].map(() => send('m-ana', '100.00', {}, key)))
    expect(await balance()).toBe('9300.00')
    const [sent] = await store.transfers.find({ where: { memberId: 'm-carla' } })
    if (!sent) throw new Error('Nothing was sent')
    const large = { ...sent, id: 't-large', amount: 2_985_000, createdAt: time.now }
    await store.transfers.insert(large)
    expect((await send('m-ana', '50.01')).code).toBe('TRANSFER_LIMIT_REACHED')
    expect((await send('m-ana', '50.00')).success).toBe(true)
  })
})

/** Starts the platform as Ana, who has not played her deposit of 100.00. */
async function withUnplayedDeposit() {
  const started = await as('m-ana')
  await started.act('POST /wps/deposits', { body: { method: 'PIX', amount: '100.00' } })
  await started.passTime(60_000)
  const terms = async () => (await started.act('GET /wps/transfers/counterparties')).value
  return { ...started, terms }
}

describe('unplayed money', () => {
  it('[SAFE-05] a member cannot transfer money whose required turnover is missing', async () => {
    const { send, terms, balance, store } = await withUnplayedDeposit()
    expect(await balance()).toBe('1384.50')
    expect(await terms()).toMatchObject({ transferable: '1284.50', turnoverMissing: '100.00' })
    expect((await send('m-carla', '1284.51')).code).toBe('TURNOVER_MISSING')
    expect((await send('m-carla', '1384.51')).code).toBe('INSUFFICIENT_BALANCE')
    expect((await send('m-carla', '1284.50')).success).toBe(true)
    expect(await terms()).toMatchObject({ transferable: '0.00', turnoverMissing: '100.00' })
    expect(await auditLedger(store)).toEqual([])
  })

  it('[SAFE-05] only one of two concurrent transfers succeeds if together they exceed the transferable balance', async () => {
    const { send, balance } = await withUnplayedDeposit()
    const answers = await Promise.all([1, 2].map(() => send('m-carla', '650.00')))
    const codes = answers.map(({ code = 'OK' }) => code).toSorted()
    expect(codes).toEqual(['OK', 'TURNOVER_MISSING'])
    expect(await balance()).toBe('734.50')
  })

  it('[SAFE-05] no sequence of deposits, bets and transfers lets unplayed money leave the wallet', async () => {
    const deed = fc.record({
      act: fc.constantFrom('deposit', 'bet', 'transfer'),
      amount: fc.integer({ min: 20_000, max: 90_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 8 }), async (deeds) => {
        const team = await startTeam()
        const send = async (amount: string) => {
          const key = 'POST /wps/transfers'
          const body = { memberId: 'm-carla', amount, paymentPassword: '482915' }
          return team.as('ana', key, { body: await seal(team.context, key, body) })
        }
        for (const { act, amount } of deeds) {
          if (act === 'bet') await team.play('ana', { stake: amount })
          if (act === 'deposit') {
            const body = { method: 'PIX', amount: toDecimal(amount) }
            await team.as('ana', 'POST /wps/deposits', { body })
            await team.passTime(60_000)
          }
          if (act !== 'transfer' || !(await send(toDecimal(amount))).answer.success) continue
          const { value } = await team.as('ana', 'GET /wps/withdrawals/terms')
          // The API contract declares this type for the response.
          const { missing } = value.turnover as { missing: string }
          expect(await team.balanceOf('ana')).toBeGreaterThanOrEqual(toMinor(missing))
        }
      }),
      { numRuns: propertyRuns(60, 8) },
    )
  })
})

describe('transfer counterparties', () => {
  it("a counterparty search of an agent returns the team members whose username contains the search text, and the agent's transfer limits", async () => {
    const { act } = await as('m-carla')
    const { value } = await act('GET /wps/transfers/counterparties', { query: '?search=AN' })
    expect(value.items).toContainEqual({
      memberId: 'm-ana',
      account: 'ana',
      nickname: 'Ana',
      relation: 'DOWNLINE',
    })
    expect(value).toMatchObject({
      limits: { minimum: '1.00', maximum: '10000.00' },
      dailyLimitLeft: '30000.00',
    })
  })

  it('the only transfer counterparty of a member without a team is the upline', async () => {
    const { act } = await as('m-ana')
    const { value } = await act('GET /wps/transfers/counterparties')
    expect(value.items).toMatchObject([{ account: 'carla', relation: 'UPLINE' }])
  })
})
