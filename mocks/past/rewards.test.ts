import { expect, it } from 'vitest'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { platformOf } from '../../platform/handlers/rewardsForTests.ts'

it('each of ana’s lists has entries, and her points equal the sum of their changes', async () => {
  const { call, store } = await platformOf('m-ana')
  const states = (await call('GET /wps/rewards')).value.items.map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['CLAIMABLE', 'CLAIMED', 'EXPIRED']))
  expect((await call('GET /wps/relay/MCS2_getRedeemPointList')).value.total).toBe(1)
  expect((await call('GET /wps/referral/friends')).value.total).toBe(4)
  expect((await call('GET /wps/referral')).value).toMatchObject({
    friends: 4,
    playedFriends: 3,
    activeFriends: 2,
    claimable: '16.45',
    claimed: '26.00',
  })
  expect((await call('GET /wps/wheel/spins')).value.total).toBe(2)
  expect((await call('GET /wps/activities/applications')).value.total).toBe(1)
  const { items } = (await call('GET /wps/relay/ODSFE2_MemTransDet')).value
  for (const { type, subject } of items) expect(subject !== undefined).toBe(type !== 'DEPOSIT')
  const redeemed = items.find(({ type }) => type === 'REDEEM')
  expect(redeemed?.subject).toBe('Copo térmico Portico 473 ml')
  const sum = items.reduce((total, { changedPoints }) => total + changedPoints, 0)
  expect((await call('GET /wps/relay/MCS2_getPointBalance')).value.points).toBe(sum)
  expect(await auditLedger(store)).toEqual([])
})
