import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { earnPoints } from '../../domain/play/points/earnPoints.ts'
import { spendPoints } from '../../domain/play/points/pointLedger.ts'
import type { EarningType } from '../../domain/play/points/pointRules.ts'
import { platformOf } from '../rewardsForTests.ts'

async function startPoints(id = 'm-edu') {
  const platform = await platformOf(id)
  const { store, context } = platform
  const earn = (type: EarningType, amount: number) =>
    store.transaction((tables) =>
      earnPoints(context, tables, { memberId: id, type, amount, reference: 'b-1' }),
    )
  return { ...platform, earn }
}

describe('points', () => {
  it('[PTS-04][API-60][API-65] bets earn whole points at the ratio of their type, and the remainder counts towards the next bet', async () => {
    const { earn, call } = await startPoints()
    expect(await earn('RNG', 950)).toBe(0)
    expect(await earn('RNG', 100)).toBe(1)
    expect(await earn('LOTTERY', 10_000)).toBe(8)
    expect((await call('GET /wps/relay/MCS2_getPointBalance')).value).toEqual({ points: 9 })
    const details = (await call('GET /wps/relay/ODSFE2_MemTransDet')).value
    expect(details).toMatchObject({
      items: [
        { changedPoints: 8, balance: 9, type: 'LOTTERY' },
        { changedPoints: 1, balance: 1, type: 'RNG' },
      ],
      total: 2,
    })
    const query = '?type=RNG'
    expect((await call('GET /wps/relay/ODSFE2_MemTransDet', { query })).value.total).toBe(1)
  })

  it('[PTS-02] points never expire', async () => {
    const { earn, passTime, call, login, asMember } = await startPoints()
    await earn('RNG', 100_000)
    await passTime(10 * 365 * 24 * 3_600_000)
    const { body } = await login('edu', 'portico-edu-1')
    const headers = asMember(body.value?.token)
    expect((await call('GET /wps/relay/MCS2_getPointBalance', { headers })).value.points).toBe(100)
  })

  it('concurrent redemptions never make the points negative', async () => {
    const { earn, store, context } = await startPoints()
    await earn('RNG', 100_000)
    const take = () =>
      store.transaction((tables) =>
        spendPoints(context, tables, {
          memberId: 'm-edu',
          type: 'REDEEM',
          points: -60,
          reference: 'x',
        }),
      )
    const taken = await Promise.allSettled([take(), take(), take()])
    const rejections = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(rejections.map(({ code }) => code)).toEqual(Array(2).fill('INSUFFICIENT_POINTS'))
    expect((await store.pointAccounts.get('m-edu'))?.balance).toBe(40)
  })

  it('[PTS-04][API-64] the ratio of points is listed for each game type, for deposits and for redemptions', async () => {
    const { call, context } = await startPoints()
    const ratios = async () => (await call('GET /wps/relay/MCS2_getPointConfig')).value.ratios
    // Brazil forbids bonuses for deposits.
    expect(await ratios()).toMatchObject({ rng: '0.100', deposit: '0.000' })
    await changePlatform(context, { market: marketOf('PT') })
    expect(await ratios()).toEqual({
      live: '0.050',
      lottery: '0.080',
      pvp: '0.050',
      rng: '0.100',
      sports: '0.080',
      redeem: '0.010',
      deposit: '0.020',
    })
  })

  it('[ROLE-32] requests about points are rejected while the points module is off', async () => {
    const { call, setFlag } = await startPoints()
    await setFlag('PTSYS3', false)
    const refused = { status: 403, code: 'MODULE_OFF' }
    expect(await call('GET /wps/relay/MCS2_getPointBalance')).toMatchObject(refused)
    expect(await call('GET /wps/relay/MCS2_getPointConfig')).toMatchObject(refused)
    expect(await call('GET /wps/relay/ODSFE2_MemTransDet')).toMatchObject(refused)
  })
})
