import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import type { Game } from '../../domain/base/content/game.ts'
import {
  addFavourite,
  mostFavourites,
  rememberPlayed,
} from '../../domain/play/games/memberGames.ts'
import { startPlatform } from '../platformForTests.ts'

const [first, second] = catalogue.games({ gameType: 'RNG' })
if (!first || !second) throw new Error('There are no games')
const live = catalogue.games({ gameType: 'LIVE' })

const toFavorite = ({ nodeId, vendor, gameType }: Game) => ({ nodeId, vendor, gameType })

async function member(name = 'ana') {
  const platform = await startPlatform()
  const { login, asMember, send } = platform
  const { body } = await login(name, `portico-${name}-1`)
  const headers = asMember(body.value?.token)
  const add = (game: object) =>
    send('POST /wps/relay/MCSFE_addFavoriteGameV2', { body: game, headers })
  const remove = (game: Game) =>
    send('DELETE /wps/relay/MCSFE_removeFavoriteGameV2', {
      query: `?${new URLSearchParams(toFavorite(game))}`,
      headers,
    })
  const ids = async () => {
    const { answer } = await send('GET /wps/relay/MCSFE_getFavoriteGames', { headers })
    // The cast is safe: the test server validates responses against the API contract.
    return ((answer.value?.list ?? []) as { nodeId: string }[]).map(({ nodeId }) => nodeId)
  }
  return { ...platform, headers, add, remove, ids }
}

describe('favourites', () => {
  it('[API-34][API-36][GAME-16][GAME-28][ROLE-10] favourites are listed newest first, each game once', async () => {
    const { add, ids, time } = await member()
    for (const game of [first, second, first]) {
      time.now += 1000
      expect((await add(toFavorite(game))).answer.success).toBe(true)
    }
    expect(await ids()).toEqual([second.nodeId, first.nodeId])
  })

  it('[API-37] removing a favourite succeeds even if it is already removed', async () => {
    const { add, remove, ids } = await member()
    await add(toFavorite(first))
    for (let twice = 0; twice < 2; twice++) expect((await remove(first)).answer.success).toBe(true)
    expect(await ids()).toEqual([])
  })

  it('[API-35][GAME-18] favourites are paged, and filtered by type or vendor', async () => {
    const { context, store, send, headers, time } = await member()
    for (const game of [first, ...live.slice(0, 3)]) {
      time.now += 1
      await addFavourite(context, store, 'm-ana', game)
    }
    const list = async (query: string) => {
      const { answer } = await send('GET /wps/relay/MCSFE_getFavoriteGamesList', {
        query: `?clientType=3&platform=html5-desktop${query}`,
        headers,
      })
      // The cast is safe: the test server validates responses against the API contract.
      return answer.value as { content: object[]; pageNum: number; totalPages: number }
    }
    expect((await list('')).content).toHaveLength(4)
    expect((await list('&gameType=LIVE')).content).toHaveLength(3)
    const last = await list('&pageSize=3&pageNo=2')
    expect(last).toMatchObject({ pageNum: 2, totalPages: 2, content: [{ nodeId: first.nodeId }] })
  })

  it('a favourite is rejected if its game, vendor or type does not match the catalogue', async () => {
    const { add } = await member()
    for (const changes of [{ nodeId: '7' }, { vendor: 'ZZ' }, { gameType: 'LIVE' }]) {
      expect((await add({ ...toFavorite(first), ...changes })).status).toBe(404)
    }
  })

  it('a member sees only their own favourites, and a visitor’s request is rejected', async () => {
    const { context, store, send, ids } = await member()
    await addFavourite(context, store, 'm-carla', first)
    expect(await ids()).toEqual([])
    const { status } = await send('GET /wps/relay/MCSFE_getFavoriteGames')
    expect(status).toBe(401)
  })

  it('[CONST-25] the 1000th favourite removes the oldest one', async () => {
    const { context, store, time, ids } = await member()
    const games = catalogue.games({ gameType: 'RNG' }).slice(0, mostFavourites + 1)
    for (const game of games) {
      time.now += 1
      await addFavourite(context, store, 'm-ana', game)
    }
    const kept = await ids()
    expect(kept).toHaveLength(mostFavourites)
    expect(kept).not.toContain(games[0]?.nodeId)
  })
})

describe('favourite button', () => {
  const mocks = mocksPerTest()

  it('[CONST-01] a favourite can be added once a second', async () => {
    const { context, clock, server } = mocks
    const { openSession } = await import('../../domain/accounts/session/sessions.ts')
    const token = await openSession(context, 'm-ana')
    const press = async () => {
      const request = new Request('http://localhost/wps/relay/MCSFE_addFavoriteGameV2', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(toFavorite(first)),
      })
      return server(request, { ip: '203.0.113.7' })
    }
    expect((await press())?.status).toBe(200)
    const tooSoon = await press()
    expect([tooSoon?.status, tooSoon?.headers.get('Retry-After')]).toEqual([429, '1'])
    clock.advance(1000)
    expect((await press())?.status).toBe(200)
  })
})

describe('recent games', () => {
  it('[API-38][GAME-19][CONST-26] recent games are listed once each, twelve per page, and the last played game is first', async () => {
    const { context, store, time, send, headers } = await member()
    const played = catalogue.games({ gameType: 'FISH' }).slice(0, 13)
    for (const game of [...played, ...played.slice(0, 1)]) {
      time.now += 1000
      await rememberPlayed(context, store, 'm-ana', game)
    }
    const { answer } = await send('GET /wps/relay/GCS_recentGame', {
      query: '?clientType=3',
      headers,
    })
    // The cast is safe: the test server validates responses against the API contract.
    const list = answer.value?.list as { nodeId: string }[]
    expect(list).toHaveLength(12)
    expect(list[0]?.nodeId).toBe(played[0]?.nodeId)
    expect(answer.value?.totalPages).toBe(2)
  })
})
