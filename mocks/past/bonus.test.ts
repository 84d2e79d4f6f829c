import { expect, it } from 'vitest'
import { turnoverOf } from '../../platform/domain/money/ledger/turnover.ts'
import { startAs } from '../../platform/handlers/memberForTests.ts'

it('the member Ana has wagered part of her loyalty bonus with the bets that she placed after claiming it', async () => {
  const { act, store } = await startAs('m-ana')
  const bonuses = (await act('GET /wps/v2/wallets/bonuses')).value
  expect(bonuses).toMatchObject({
    balance: '60.00',
    items: [{ granted: '60.00', required: '720.00' }],
  })
  const [bonus] = await store.bonuses.find()
  expect(bonus?.played).toBeGreaterThan(15_000)
  expect(bonus?.played).toBeLessThan(60_000)
  const period = { from: bonus?.grantedAt ?? 0, to: Number.MAX_SAFE_INTEGER }
  expect(await turnoverOf(store, 'm-ana', period)).toBe(bonus?.played)
})
