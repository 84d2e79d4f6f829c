import { expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { keepUse, minutesIn, playDaysSince } from './playTime.ts'

it('play time is the sum of the times between calls, without gaps of more than thirty minutes', async () => {
  const { context, store, time } = contextForTests()
  const from = time.now
  const device = { memberId: 'm-1', area: 'member', ip: '', userAgent: '', expiresAt: 0 }
  await store.devices.insert({ id: 's', seenAt: from, ...device })
  for (const minutes of [10, 0.5, 20, 40, 5]) {
    time.now += minutes * 60_000
    await keepUse(context, 's')
  }
  const since = from - 24 * 3_600_000
  expect(minutesIn(await playDaysSince(store, ['m-1'], since), since)).toBe(35)
  expect((await store.devices.get('s'))?.seenAt).toBe(time.now)
})
