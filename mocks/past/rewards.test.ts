import { expect, it } from 'vitest'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { platformOf } from '../../platform/handlers/rewardsForTests.ts'

it('each list of the member Ana has entries, and each entry of her points list has a subject', async () => {
  const { call, store } = await platformOf('m-ana')
  const states = (await call('GET /wps/rewards')).value.items.map(({ status }) => status)
  expect(new Set(states)).toEqual(new Set(['CLAIMABLE', 'CLAIMED', 'EXPIRED']))
  expect((await call('GET /wps/relay/MCS2_getRedeemPointList')).value.total).toBe(1)
  expect((await call('GET /wps/referral/friends')).value.total).toBe(4)
  expect((await call('GET /wps/referral')).value).toMatchObject({
    friends: 4,
    playedFriends: 2,
    activeFriends: 1,
    claimable: '1.63',
    claimed: '2.59',
  })
  expect((await call('GET /wps/wheel/spins')).value.total).toBe(2)
  expect((await call('GET /wps/activities/applications')).value.total).toBe(1)
  const query = '?pageSize=100'
  const { items } = (await call('GET /wps/relay/ODSFE2_MemTransDet', { query })).value
  expect(items.every(({ subject }) => subject !== undefined)).toBe(true)
  expect(new Set(items.map(({ type }) => type)).size).toBeGreaterThan(3)
  const redeemed = items.find(({ type }) => type === 'REDEEM')
  expect(redeemed?.subject).toBe('Copo térmico Portico 473 ml')
  expect(await auditLedger(store)).toEqual([])
})
