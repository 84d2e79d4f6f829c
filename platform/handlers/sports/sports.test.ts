import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { refreshFixtures } from '../../domain/play/sports/refreshFixtures.ts'
import { fixtureForTests, sportsBookForTests } from '../../domain/play/sports/sportsBookForTests.ts'
import { goalsOf } from '../../domain/play/sports/sportsPlayForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const minute = 60_000

async function withMatches() {
  const platform = await startPlatform()
  const { context, store, time, send } = platform
  await store.fixtures.remove({})
  await store.fixtureRefreshes.remove({})
  const at = (id: string, minutes: number) => ({ id, kicksOffAt: time.now + minutes * minute })
  const { sportsBook } = sportsBookForTests(
    fixtureForTests(at('bra-3', 2)),
    fixtureForTests(at('bra-2', 1)),
    fixtureForTests({
      ...at('bra-1', -2),
      status: 'LIVE',
      phase: 'FIRST_HALF',
      minute: 38,
      goals: goalsOf(1, 0),
    }),
    fixtureForTests({ ...at('bra-0', -9), status: 'ENDED', goals: goalsOf(1, 1), markets: [] }),
    fixtureForTests({ ...at('bra-x', 3), status: 'CANCELLED', markets: [] }),
    fixtureForTests({ ...at('fifa-1', 1), sport: 'EFOOTBALL', leagueId: 'fifa' }),
  )
  context.providers.sportsBook = sportsBook
  await refreshFixtures(context)
  const list = async (query: string, headers: Record<string, string> = {}) => {
    const { answer } = await send('GET /wps/sports/fixtures', { query, headers })
    return answer.value as {
      list: { fixtureId: string; league: string; markets: { kind: string }[] }[]
      bookNodeId?: string
      asOf: string
    }
  }
  return { ...platform, list }
}

describe('the list of matches', () => {
  it('[PLAY-12] a visitor sees live matches first, then the other matches by kick-off, with the prices of the main betting market', async () => {
    const { list, time } = await withMatches()
    const { list: matches, asOf } = await list('?sport=FOOTBALL')
    expect(asOf).toBe(new Date(time.now).toISOString())
    expect(matches.map(({ fixtureId }) => fixtureId)).toEqual(['bra-1', 'bra-2', 'bra-3'])
    expect(matches[0]).toMatchObject({
      league: 'bra (pt)',
      phase: 'FIRST_HALF',
      minute: 38,
      score: { home: 1, away: 0 },
      goals: [{ side: 'HOME', minute: 1 }],
      marketCount: 2,
      markets: [
        {
          kind: 'RESULT',
          status: 'ACTIVE',
          prices: [
            { selectionId: 'bra-1:RESULT:HOME', outcome: 'HOME', odds: '2.05' },
            { selectionId: 'bra-1:RESULT:DRAW', outcome: 'DRAW', odds: '3.70' },
            { selectionId: 'bra-1:RESULT:AWAY', outcome: 'AWAY', odds: '3.42' },
          ],
        },
      ],
    })
    expect(matches.every(({ markets }) => markets.length === 1)).toBe(true)
    expect(JSON.stringify(matches)).not.toContain('fair')
    expect(matches[1]).not.toHaveProperty('score')
  })

  it('a list of matches has at most as many matches as the caller requests', async () => {
    const { list } = await withMatches()
    for (const limit of [1, 2]) {
      expect((await list(`?sport=FOOTBALL&limit=${limit}`)).list).toHaveLength(limit)
    }
  })

  it("a league's name is in the caller's language", async () => {
    const { list } = await withMatches()
    const { list: matches } = await list('?sport=EFOOTBALL', { 'Accept-Language': 'en' })
    expect(matches.map(({ league }) => league)).toEqual(['fifa (en)'])
  })

  it('the list of matches links to the most popular sports book of the sport that can be started', async () => {
    const { list, context } = await withMatches()
    for (const [sport, gameType] of [
      ['FOOTBALL', 'SPORTS'],
      ['EFOOTBALL', 'ESPORTS'],
    ] as const) {
      const { bookNodeId } = await list(`?sport=${sport}`)
      const book = catalogue.find(bookNodeId ?? '')
      expect(book).toMatchObject({ gameType, gameClassify: 'SPORTSBOOK', inMaintenance: false })
    }
    Object.assign(context.providers, { vendors: undefined })
    expect(await list('?sport=FOOTBALL')).not.toHaveProperty('bookNodeId')
  })

  it('a platform without a sports book has no matches', async () => {
    const { send } = await startPlatform({ personas: false })
    const { answer } = await send('GET /wps/sports/fixtures', { query: '?sport=FOOTBALL' })
    expect(answer.value).toMatchObject({ list: [] })
    expect(answer.value).not.toHaveProperty('bookNodeId')
  })

  it('an unknown sport is rejected', async () => {
    const { send } = await startPlatform()
    const { status } = await send('GET /wps/sports/fixtures', { query: '?sport=CHESS' })
    expect(status).toBe(422)
  })
})
