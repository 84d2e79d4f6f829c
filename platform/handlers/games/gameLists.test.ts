import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { lobby } from './lobbyForTests.ts'

describe('game list', () => {
  it('a game list can combine several vendors', async () => {
    const { games } = await lobby()
    const found = await games('&gameType=RNG&vassalage=JL,PG&pageSize=100')
    expect(new Set(found.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['JL', 'PG']))
    expect(found.total).toBe(catalogue.games({ gameType: 'RNG', vendors: ['JL', 'PG'] }).length)
  })

  it('sports, e-sports, player-versus-player games and lotteries have no RTP, and come last in a list sorted by RTP', async () => {
    const { games } = await lobby()
    for (const gameType of ['SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT']) {
      const found = await games(`&gameType=${gameType}`)
      expect(found.games.every(({ rtp }) => rtp === undefined)).toBe(true)
    }
    const first = await games('&sort=RTP&pageSize=100')
    expect(first.games.every(({ rtp }) => rtp !== undefined)).toBe(true)
  })

  it('a game list sorts by return to player, and by name in the caller’s language', async () => {
    const { games } = await lobby()
    const rtps = (await games('&sort=RTP&pageSize=100')).games.map(({ rtp }) => Number(rtp))
    expect(rtps).toEqual(rtps.toSorted((one, other) => other - one))
    const found = await games('&sort=NAME&vassalage=PG&pageSize=100&language=en')
    const names = found.games.map(({ displayName }) => displayName)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  })
})
