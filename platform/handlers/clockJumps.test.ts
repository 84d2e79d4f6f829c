import { describe, expect, it } from 'vitest'
import { removeExpired } from '../domain/housekeeping.ts'
import { auditLedger } from '../domain/money/ledger/auditLedger.ts'
import { actAs, startAs } from './memberForTests.ts'
import { startPlatform } from './platformForTests.ts'

const day = 86_400_000
const paymentPassword = '482915'

/** Returns a function that sends Ana's three orders, each with a fixed idempotency key. */
async function ordersOfAna() {
  const { platform, context, store, passTime } = await startAs('m-ana')
  const keys = {
    transfer: crypto.randomUUID(),
    deposit: crypto.randomUUID(),
    withdrawal: crypto.randomUUID(),
  }
  const order = async () => {
    // A new session for each call, because a clock jump may have ended the previous one.
    const act = await actAs(platform, 'm-ana')
    const transfer = await act('POST /wps/transfers', {
      isSealed: true,
      key: keys.transfer,
      body: { memberId: 'm-carla', amount: '10.00', paymentPassword },
    })
    const deposit = await act('POST /wps/deposits', {
      key: keys.deposit,
      body: { method: 'PIX', amount: '50.00' },
    })
    const withdrawal = await act('POST /wps/withdrawals', {
      isSealed: true,
      key: keys.withdrawal,
      body: { accountId: 'k-past-ana', amount: '200.00', paymentPassword },
    })
    expect([transfer.code, deposit.code, withdrawal.code]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    return [transfer.value.transferId, deposit.value.depositId, withdrawal.value.withdrawalId]
  }
  /** Moves the clock and runs planned jobs and housekeeping, as the gateway does. */
  const jump = async (milliseconds: number) => {
    await passTime(milliseconds)
    await removeExpired(context)
  }
  const balanceOf = async (id: string) => (await store.wallets.get(id))?.balance ?? 0
  return { store, order, jump, balanceOf }
}

describe.each([
  ['forward by a day and then back', [day, -day]],
  ['back by a day and then forward', [-day, day]],
  ['forward by a day', [day]],
  ['back by a day', [-day]],
])('clock jump %s', (_, jumps) => {
  it('a clock jump neither executes an order twice nor prevents a deposit or a withdrawal from completing', async () => {
    const { store, order, jump, balanceOf } = await ordersOfAna()
    const before = { ana: await balanceOf('m-ana'), carla: await balanceOf('m-carla') }
    const ids = await order()
    for (const milliseconds of jumps) {
      await jump(milliseconds)
      expect(await order()).toEqual(ids)
    }
    // Three days later, every job that was scheduled by the wrong clock has run.
    for (const later of [day, day, day]) await jump(later)
    const [, depositId, withdrawalId] = ids.map(String)
    const deposit = await store.deposits.get(depositId ?? '')
    const withdrawal = await store.withdrawals.get(withdrawalId ?? '')
    expect([deposit?.status, withdrawal?.status]).toEqual(['PAID', 'RECEIVED'])
    expect(await balanceOf('m-carla')).toBe(before.carla + 1000)
    expect(await balanceOf('m-ana')).toBe(before.ana - 1000 + 5000 - 20_000)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a member can log in and use the new session after a clock jump', async () => {
    const { login, asMember, send, passTime, context } = await startPlatform()
    for (const milliseconds of [0, ...jumps]) {
      await passTime(milliseconds)
      await removeExpired(context)
      const { status, body } = await login('ana', 'portico-ana-1')
      expect([status, body.success]).toEqual([200, true])
      const headers = asMember(body.value?.token)
      expect((await send('GET /wps/member/info', { headers })).status).toBe(200)
    }
  })
})
