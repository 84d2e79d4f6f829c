import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import type { RoundSecret } from '../sharedRounds.ts'
import { createSportsFeed } from './feed.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 10, 29, 12)
const anyTime = fc.integer({ min: noon, max: noon + 2 * day })

async function secretFor(text: string): Promise<RoundSecret> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(text)
  return { key: await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']) }
}

let secret: RoundSecret
beforeAll(async () => {
  secret = await secretFor('secret')
})

/** Ids, states and goals of the ended and cancelled matches. */
async function results(feed: ReturnType<typeof createSportsFeed>, at: number) {
  const states = await feed.fixturesAt(at)
  return states
    .filter(({ status }) => status === 'ENDED' || status === 'CANCELLED')
    .map(({ id, status, goals }) => ({ id, status, goals }))
}

describe('sports feed', () => {
  it('[PLAY-11] two feeds with the same secret return the same states at every time, in any order of calls', async () => {
    const one = createSportsFeed(secret)
    const times = fc.sample(anyTime, { seed: 45, numRuns: propertyRuns(30, 8) })
    const first = new Map<number, unknown>()
    for (const at of times) first.set(at, await one.fixturesAt(at))
    const other = createSportsFeed(secret)
    for (const at of times.toReversed()) {
      expect(await other.fixturesAt(at)).toEqual(first.get(at))
    }
  })

  it('feeds with different secrets have the same matches with different results', async () => {
    const feeds = [createSportsFeed(secret), createSportsFeed(await secretFor('other'))]
    const [one, other] = await Promise.all(feeds.map((feed) => results(feed, noon)))
    expect(one?.map(({ id }) => id)).toEqual(other?.map(({ id }) => id))
    expect(one).not.toEqual(other)
  })

  it('setting the clock forward a day and back changes no match result', async () => {
    const feed = createSportsFeed(secret)
    const before = await results(feed, noon)
    const tomorrow = await results(feed, noon + day)
    expect(await results(feed, noon)).toEqual(before)
    expect(await results(feed, noon + day)).toEqual(tomorrow)
    expect(tomorrow).not.toEqual(before)
  })

  it('goals of a match are never removed, except an annulled goal after the end', async () => {
    const feed = createSportsFeed(secret)
    const seen = new Map<string, number>()
    let corrections = 0
    for (let at = noon; at < noon + hour / 2; at += 14_000) {
      for (const { id, status, goals } of await feed.fixturesAt(at)) {
        const before = seen.get(id) ?? 0
        if (goals.length < before) {
          expect(status).toBe('ENDED')
          expect(goals.length).toBe(before - 1)
          corrections += 1
        }
        seen.set(id, goals.length)
      }
    }
    expect(seen.size).toBeGreaterThan(80)
    expect(corrections).toBeLessThan(10)
  })

  it('scheduled matches have open markets, and ended or cancelled matches have none', async () => {
    const feed = createSportsFeed(secret)
    for (const at of fc.sample(anyTime, { seed: 45, numRuns: 8 })) {
      for (const { status, markets } of await feed.fixturesAt(at)) {
        if (status === 'SCHEDULED') {
          expect(markets[0]).toMatchObject({ kind: 'RESULT', status: 'ACTIVE' })
          expect(markets.length).toBeGreaterThan(10)
        }
        if (status === 'ENDED' || status === 'CANCELLED') expect(markets).toEqual([])
      }
    }
  })

  it('odds before the kick-off change now and then, and vary by less than the margin', async () => {
    const feed = createSportsFeed(secret)
    const kickOff = noon + 24 * 60_000
    const oddsAt = async (at: number) => {
      const match = (await feed.fixturesAt(at)).find(({ id }) => id === 'bra-202611291224-1')
      return match?.markets[0]?.prices.map(({ odds }) => odds) ?? []
    }
    const odds: number[][] = []
    for (let at = noon; at < kickOff; at += 20_000) odds.push(await oddsAt(at))
    const moves = odds.filter((now, at) => at > 0 && now.join() !== odds[at - 1]?.join()).length
    // The odds change every 20 to 40 seconds.
    expect(moves).toBeGreaterThan(20)
    expect(moves).toBeLessThan(73)
    for (const place of [0, 1, 2]) {
      const prices = odds.map((now) => now[place] ?? 0)
      expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.05)
    }
  })

  it('most match states do not change within three seconds, so that few rows are written', async () => {
    const feed = createSportsFeed(secret)
    const before = new Map((await feed.fixturesAt(noon)).map((one) => [one.id, one]))
    const after = await feed.fixturesAt(noon + 3_000)
    const changed = after.filter(
      (one) => JSON.stringify(one) !== JSON.stringify(before.get(one.id)),
    )
    expect(changed.length).toBeLessThan(after.length / 4)
  })
})
