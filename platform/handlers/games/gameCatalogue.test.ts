import { expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { hasRtp } from '../../../src/lib/gameOdds.ts'
import { gameName, originalName } from '../../domain/base/content/game.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { startPlatform } from '../platformForTests.ts'

type GameCatalogue = components['schemas']['GameCatalogue']

async function start() {
  const platform = await startPlatform()
  const ask = async (query = '', headers = {}) => {
    const {
      status,
      answer,
      headers: got,
    } = await platform.send('GET /wps/games/catalogue', { query, headers })
    // The cast is safe: the test server validates responses against the API contract.
    return { status, etag: got.get('ETag'), value: answer.value as GameCatalogue }
  }
  return { ...platform, ask }
}

it('[ACT-22] the catalogue has every playable game, the most popular first', async () => {
  const { ask, context } = await start()
  await changePlatform(context, { market: marketOf('PT') })
  const { columns } = (await ask()).value
  const games = catalogue.games().filter(({ isGame }) => isGame === 'GAME')
  expect(columns.nodeId).toEqual(games.map(({ nodeId }) => nodeId))
  for (const column of Object.values(columns)) expect(column).toHaveLength(games.length)
})

it('the catalogue has the fields that game lists show', async () => {
  const { ask, context } = await start()
  const { columns, vendors, gameTypes, pictures } = (await ask('?language=en')).value
  for (const place of [0, 1, 2, 5_000, columns.nodeId.length - 1]) {
    const game = catalogue.find(columns.nodeId[place] ?? '')
    if (!game) throw new Error('There is no such game')
    const name = gameName(game, 'en')
    const picture = pictures[columns.picture[place] ?? -1]
    expect({
      displayName: columns.displayName[place],
      nodeName: columns.nodeName[place] || name,
      vendor: vendors[columns.vendor[place] ?? -1],
      gameType: gameTypes[columns.gameType[place] ?? -1],
      picture: picture?.replaceAll('{nodeId}', game.nodeId),
      supportPlay: columns.supportPlay[place],
      inMaintenance: columns.inMaintenance[place],
      rtp: columns.rtp[place],
    }).toEqual({
      displayName: name,
      nodeName: originalName(game),
      vendor: { vassalage: game.vendor, name: game.vendorName },
      gameType: game.gameType,
      picture: context.providers.images?.game(game.nodeId) ?? '',
      supportPlay: game.hasTrial ? 0 : 1,
      inMaintenance: game.inMaintenance ? 1 : 0,
      rtp: hasRtp(game.gameType) ? (game.rtp / 100).toFixed(2) : '',
    })
  }
})

it('only lotteries have a game code in the catalogue', async () => {
  const { ask } = await start()
  const { columns, gameTypes } = (await ask()).value
  for (const [place, code] of columns.gameCode.entries()) {
    const isLottery = /LOTT/.test(gameTypes[columns.gameType[place] ?? -1] ?? '')
    expect(code !== '').toBe(isLottery)
  }
})

it('the catalogue is in the language of the query parameter, or else of the header, and a matching ETag gets a 304 response', async () => {
  const { ask } = await start()
  const english = await ask('?language=en', { 'Accept-Language': 'pt' })
  expect((await ask('', { 'Accept-Language': 'en' })).etag).toBe(english.etag)
  expect((await ask('?language=pt')).etag).not.toBe(english.etag)
  const again = await ask('?language=en', { 'If-None-Match': english.etag })
  expect(again.status).toBe(304)
})

it('the catalogue changes as soon as the licences of the market change', async () => {
  const { ask, context } = await start()
  const vendorsOf = async () => (await ask()).value.vendors.map(({ vassalage }) => vassalage)
  expect(await vendorsOf()).not.toContain('SV3')
  await changePlatform(context, { market: marketOf('PT') })
  expect(await vendorsOf()).toContain('SV3')
})
