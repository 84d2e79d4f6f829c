import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { hashOfSeed } from '../fair/fairChance.ts'
import { crashOfSeeds } from './crashRules.ts'
import { bettingTime, type FlightSource, flightsAt, proofOfFlight } from './crashSchedule.ts'

const hour = 3_600_000
const epoch = 6 * hour
const noon = Date.UTC(2026, 10, 28, 12)

async function sourceFor(text: string, nodeId = '100001'): Promise<FlightSource> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  return { secret: { key }, nodeId, rtp: 9_900 }
}

it('[PLAY-05] two gateways with the same secret compute the same flights at every time', async () => {
  const [one, other] = await Promise.all([sourceFor('secret'), sourceFor('secret')])
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: noon, max: noon + 12 * hour }), async (now) => {
      expect(await flightsAt(one, now, 5)).toEqual(await flightsAt(other, now, 5))
    }),
    { seed: 44, numRuns: propertyRuns(300) },
  )
})

it('flights differ between games and between secrets', async () => {
  const crashes = await Promise.all(
    [sourceFor('secret'), sourceFor('secret', '100002'), sourceFor('other')].map(async (source) => {
      const { earlier } = await flightsAt(await source, noon + hour, 20)
      return earlier.map(({ crashedAt }) => crashedAt).join()
    }),
  )
  expect(new Set(crashes).size).toBe(3)
})

it('each flight opens betting after the previous flight ends, for at least the betting time, also across epochs', async () => {
  const source = await sourceFor('secret')
  const end = noon + epoch
  let now = (await flightsAt(source, end - hour, 0)).current.endsAt
  let flights = 0
  while (now < end + hour / 2) {
    const { current, earlier } = await flightsAt(source, now, 1)
    const [before] = earlier
    expect(before?.endsAt ?? 0).toBeLessThanOrEqual(now)
    expect(current.takesOffAt - now).toBeGreaterThanOrEqual(bettingTime)
    expect(current.takesOffAt - now).toBeLessThan(200_000)
    // The current flight stays the same until it ends.
    for (const at of [current.takesOffAt, current.crashesAt, current.endsAt - 1]) {
      expect((await flightsAt(source, at, 0)).current).toEqual(current)
    }
    now = current.endsAt
    flights += 1
  }
  expect(flights).toBeGreaterThan(100)
})

it('[PLAY-09] the crash of an ended flight can be recomputed from its published seeds', async () => {
  const source = await sourceFor('secret')
  const { earlier } = await flightsAt(source, noon + hour, 24)
  expect(earlier).toHaveLength(24)
  for (const { number, crashedAt } of earlier) {
    const before = await proofOfFlight(source, number, false)
    const { serverSeed = '', ...proof } = await proofOfFlight(source, number, true)
    expect(before).toEqual(proof)
    expect(await hashOfSeed(serverSeed)).toBe(before.serverSeedHash)
    expect(await crashOfSeeds({ ...proof, serverSeed }, source.rtp)).toBe(crashedAt)
  }
})
