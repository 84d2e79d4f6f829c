import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { gameName } from '../../domain/base/content/game.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { offerIn } from '../../domain/play/games/offer.ts'
import { canStart, suggestionsFor } from '../../domain/play/games/showGame.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { list, lobby } from './lobbyForTests.ts'

type Schemas = components['schemas']
type Shown = Schemas['Game']

describe('game list', () => {
  it('[API-29][GAME-17][CONST-19] a game list has pages of 18 by default, and lists each game once', async () => {
    const { games } = await lobby()
    const first = await games('&gameType=SPORTS')
    expect(first.games).toHaveLength(18)
    const size = offerIn(catalogue, marketOf('BR')).games({ gameType: 'SPORTS' }).length
    expect(first).toMatchObject({ totalPages: Math.ceil(size / 18), total: size })
    const ids: unknown[] = []
    for (let page = 1; page <= first.totalPages; page++) {
      ids.push(
        ...(await games(`&gameType=SPORTS&pageNo=${page}`)).games.map(({ nodeId }) => nodeId),
      )
    }
    expect(new Set(ids).size).toBe(size)
    expect((await games('&pageSize=12')).games).toHaveLength(12)
    expect((await games('&gameType=SPORTS&pageNo=9999')).games).toEqual([])
  })

  it('[API-29] a game list requires client type 3', async () => {
    const { send } = await lobby()
    for (const query of ['?platform=WEB', '?clientType=2&platform=WEB']) {
      const { status } = await send('GET /wps/relay/GCSGAME_gameList', { query })
      expect(status).toBe(422)
    }
  })

  it('a game list filters by vendor and classification, and ALL disables the classification filter', async () => {
    const { games } = await lobby('PT')
    const found = await games('&gameType=RNG&vassalage=JL&gameClassify=JACKPOT')
    expect(found.games.length).toBeGreaterThan(0)
    for (const game of found.games) {
      expect(game).toMatchObject({ gameType: 'RNG', vassalage: 'JL', gameClassify: 'JACKPOT' })
    }
    const every = await games('&gameType=RNG&vassalage=JL&gameClassify=ALL')
    expect(every.total).toBe(catalogue.games({ gameType: 'RNG', vendors: ['JL'] }).length)
    expect((await games('&gameType=&vassalage=')).total).toBe(10_000)
  })

  it('[LOB-65] sort order NEWEST lists games by release date', async () => {
    const { games } = await lobby()
    const days = (await games('&sort=NEWEST&pageSize=100')).games.map(
      ({ releasedAt }) => releasedAt,
    )
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('a game list has names in the language of the query parameter, or else of the header', async () => {
    const { games } = await lobby()
    const game = catalogue.games({ vendors: ['PG'] }).find(({ isTranslated }) => isTranslated)
    if (!game) throw new Error('There is no such game')
    const query = `&vassalage=PG&gameName=${encodeURIComponent(gameName(game, 'zh'))}`
    const named = async (more: string, language?: string) => {
      const found = await games(query + more, language ? { 'Accept-Language': language } : {})
      return found.games.find(({ nodeId }) => nodeId === game.nodeId)?.displayName
    }
    expect(await named('')).toBe(gameName(game, 'pt'))
    expect(await named('', 'en-US,en;q=0.9')).toBe(gameName(game, 'en'))
    expect(await named('&language=ko', 'en')).toBe(gameName(game, 'ko'))
  })

  it('a game list is empty if no game matches', async () => {
    const { games } = await lobby()
    expect(await games('&gameName=zzzz')).toMatchObject({ games: [], totalPages: 0, total: 0 })
  })

  it('a request for a game list with a matching ETag gets a 304 response', async () => {
    const { games } = await lobby()
    const { etag } = await games()
    expect(etag).toMatch(/^".+"$/)
    expect((await games('', { 'If-None-Match': etag })).status).toBe(304)
    expect((await games('&pageNo=2', { 'If-None-Match': etag })).status).toBe(200)
  })
})

describe('hot games', () => {
  it('[API-30][GAME-19] hot games are filtered by type and vendor', async () => {
    const { send } = await lobby()
    const hot = async (query: string) => {
      const { answer } = await send('GET /wps/relay/GCSGAME_hotGamesV2', {
        query: `?isPlatform=2&platform=flash,html5-desktop${query}`,
      })
      // The cast is safe: the test server validates responses against the API contract.
      return (answer.value?.list ?? []) as Shown[]
    }
    const all = await hot('&vassalage=')
    expect(all.length).toBeGreaterThanOrEqual(12)
    for (const game of all) expect(game.isHot).toBe(1)
    const live = await hot('&gameType=LIVE')
    expect(live.length).toBeGreaterThan(0)
    for (const game of live) expect(game).toMatchObject({ isHot: 1, gameType: 'LIVE' })
  })
})

describe('vendors', () => {
  it('[API-31][LOB-45][LOB-46][LOB-47] vendors are grouped by category, with cards, classifications and sort orders', async () => {
    const { send } = await lobby('PT')
    const { answer } = await send('GET /wps/relay/GCSGAME_newGameVendor', {
      query: '?platform=html5-desktop',
    })
    // The cast is safe: the test server validates responses against the API contract.
    const { lanes, sorting } = answer.value as {
      lanes: { title: string; cards: Shown[]; gameClassify: { key: string }[] }[]
      sorting: { gameCategory: string; vendors: string[] }[]
    }
    expect(lanes.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT']),
    )
    expect(sorting.map(({ vendors }) => vendors.length)).toEqual(
      lanes.map(({ cards }) => cards.length),
    )
    const sports = lanes.find(({ title }) => title === 'SPORTS')?.cards ?? []
    const esports = sports.filter(({ gameType }) => gameType === 'ESPORTS')
    expect(esports.map(({ vassalage }) => vassalage)).toEqual(['IMES', 'IA', 'TF'])
    expect(sports.map(({ vassalage }) => vassalage)).toContain('SV3')
    expect(sports.find(({ vassalage }) => vassalage === 'SV3')).toMatchObject({
      logo: expect.stringMatching(/^\/art\/vendors\/SV3\./),
      logoDark: expect.stringMatching(/^\/art\/vendors\/SV3-dark\./),
      banner: expect.stringMatching(/^\/art\/vendors\/SV3-banner\./),
      accent: expect.stringMatching(/^#[0-9A-F]{6}$/),
    })
    const lotteries = lanes.find(({ title }) => title === 'ELOTT')?.cards ?? []
    expect(lotteries.map(({ vassalage }) => vassalage)).toContain('TCG_LOTTO_VN')
  })

  it('[API-32] game types are listed for all vendors or for one', async () => {
    const { send } = await lobby('PT')
    const types = async (query: string) => {
      const { answer } = await send('GET /wps/relay/GCSGAME_getVassGameType', { query })
      // The cast is safe: the test server validates responses against the API contract.
      return answer.value?.list as Schemas['VassalageGameTypes'][]
    }
    expect(await types('')).toHaveLength(catalogue.vendors.length)
    const [jdb] = await types('?vassalage=JDB')
    expect(jdb?.gameTypes.map(({ gameType }) => gameType).sort()).toEqual(['FISH', 'RNG'])
    for (const { gameTypes } of await types('?gameType=RNG')) {
      expect(gameTypes.map(({ gameType }) => gameType)).toEqual(['RNG'])
      for (const { games, gameClassify } of gameTypes) {
        expect(gameClassify.reduce((sum, kind) => sum + kind.games, 0)).toBe(games)
      }
    }
  })
})

describe('cockfight', () => {
  const fight = catalogue.games({ gameClassify: 'COCKFIGHT' }).find(canStart)
  if (!fight) throw new Error('There are no cockfights')
  const { nodeId, vendor, gameType } = fight

  /**
   * Starts a platform whose market licenses cockfights. Ana, a member, has a cockfight among the
   * favourites and the recent games.
   */
  async function withPlayedFight() {
    const platform = await lobby('PT')
    const { send, login, asMember } = platform
    const headers = asMember((await login('ana', 'portico-ana-1')).body.value?.token)
    const ask = async (key: OperationKey, parts: Parameters<typeof send>[1] = {}) => {
      const { status, answer } = await send(key, { headers, ...parts })
      return { status, text: JSON.stringify(answer), ...answer }
    }
    const star = { body: { nodeId, vendor, gameType } }
    const game = { body: { nodeId } }
    expect((await ask('POST /wps/relay/MCSFE_addFavoriteGameV2', star)).success).toBe(true)
    expect((await ask('POST /wps/game/startGame', game)).value).toMatchObject({ mode: 'REAL' })
    return { ...platform, ask, star, game }
  }
  const lists: [OperationKey, string][] = [
    ['GET /wps/relay/GCSGAME_gameList', `${list}&gameClassify=COCKFIGHT`],
    ['GET /wps/relay/GCSGAME_newGameVendor', '?platform=html5-desktop'],
    ['GET /wps/relay/GCSGAME_getVassGameType', ''],
    ['GET /wps/relay/MCSFE_getFavoriteGames', ''],
    [
      'GET /wps/relay/MCSFE_getFavoriteGamesList',
      '?clientType=3&platform=html5-desktop&pageNo=1&pageSize=999',
    ],
    ['GET /wps/relay/GCS_recentGame', '?clientType=3'],
  ]
  const shows = ({ text }: { text: string }) => text.includes(`"${vendor}"`)

  it('[GAME-08] a cockfight appears in every list if the licence allows it', async () => {
    const { ask } = await withPlayedFight()
    for (const [key, query] of lists) expect(shows(await ask(key, { query })), key).toBe(true)
  })

  it('a cockfight appears nowhere in Brazil, where it is illegal', async () => {
    const { ask, star, game, context } = await withPlayedFight()
    await changePlatform(context, { market: marketOf('BR') })
    for (const [key, query] of lists) {
      const answer = await ask(key, { query })
      expect([answer.success, shows(answer)], key).toEqual([true, false])
    }
    const details = { path: `/wps/games/${nodeId}` }
    const whole = { body: { launchMode: 'GAME', nodeId, device: 'WEB' } }
    const before = { query: `?nodeId=${nodeId}` }
    expect((await ask('GET /wps/games/{nodeId}', details)).status).toBe(404)
    expect((await ask('GET /wps/relay/GCS_gameLaunchFB', before)).status).toBe(404)
    expect((await ask('POST /wps/game/startGame', game)).status).toBe(404)
    expect((await ask('POST /wps/game/launchGame', whole)).status).toBe(404)
    expect((await ask('POST /wps/relay/MCSFE_addFavoriteGameV2', star)).status).toBe(404)
  })

  it('a cockfight is never suggested in Brazil', () => {
    const offer = offerIn(catalogue, marketOf('BR'))
    for (const game of offer.games({ gameType })) {
      for (const other of suggestionsFor(game, offer, 50)) expect(other.vendor).not.toBe(vendor)
    }
  })
})

describe('game details', () => {
  it('game details have the return to player, names and stakes, and an unknown id is rejected', async () => {
    const { send } = await lobby()
    const [game] = catalogue.games({ vendors: ['PG'] })
    const told = await send('GET /wps/games/{nodeId}', { path: `/wps/games/${game?.nodeId}` })
    expect(told.answer.value).toMatchObject({
      game: { nodeId: game?.nodeId, vassalage: 'PG' },
      isFavorite: false,
    })
    const unknown = await send('GET /wps/games/{nodeId}', { path: '/wps/games/1' })
    expect(unknown).toMatchObject({ status: 404, answer: { code: 'NOT_FOUND' } })
  })

  const details = async (nodeId: string | undefined) => {
    const { send } = await lobby()
    const { status, answer } = await send('GET /wps/games/{nodeId}', {
      path: `/wps/games/${nodeId}`,
    })
    // The cast is safe: the test server validates responses against the API contract.
    return { status, value: answer.value as { volatility?: string; related: Shown[] } | undefined }
  }

  it('game details have a volatility for a slot but not for a live table', async () => {
    const volatilityOf = async (gameType: 'RNG' | 'LIVE') =>
      (await details(catalogue.games({ gameType })[0]?.nodeId)).value?.volatility
    expect(await volatilityOf('RNG')).toMatch(/^(LOW|MEDIUM|HIGH)$/)
    expect(await volatilityOf('LIVE')).toBeUndefined()
  })

  it('game details list the next games of the same vendor and type, and the first games follow after the last one', async () => {
    const slots = catalogue.games({ vendors: ['PG'], gameType: 'RNG' }).map(({ nodeId }) => nodeId)
    const relatedTo = async (nodeId: string | undefined) =>
      (await details(nodeId)).value?.related.map((other) => other.nodeId)
    expect(await relatedTo(slots[3])).toEqual(slots.slice(4, 16))
    expect(await relatedTo(slots.at(-2))).toEqual([slots.at(-1), ...slots.slice(0, 11)])
  })

  it('a catalogue item that opens a list of games has no details', async () => {
    const list = catalogue.games().find(({ isGame }) => isGame === 'VASSALAGE')
    expect((await details(list?.nodeId)).status).toBe(404)
  })
})
