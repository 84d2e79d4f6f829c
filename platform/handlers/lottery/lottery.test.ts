import { describe, expect, it } from 'vitest'
import { findLottery, lotteryCatalogue } from '../../../mocks/content/games/lotteryGames.ts'
import { openedDraws } from '../../../mocks/content/lottery/draws.ts'
import { drawOnSale, nextDraw } from '../../../mocks/content/lottery/drawTimes.ts'
import { lotteries } from '../../../mocks/content/lottery/lotteryMenus.ts'
import { rememberPlayed } from '../../domain/play/games/memberGames.ts'
import { startPlatform } from '../platformForTests.ts'

type Menu = {
  accountTypeName: string
  gameMenus: {
    group: string
    games: { gameCode: string; pays: string; licensedBy?: string }[]
  }[]
}
// The cast is safe: the test server validates responses against the API contract.
const asMenu = (value: unknown) => value as Menu
const codesOf = ({ gameMenus }: Menu) =>
  gameMenus.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))

function lotteryOf(code: string) {
  const lottery = findLottery(code)
  if (!lottery) throw new Error(`There is no ${code}`)
  return lottery
}
const noon = Date.UTC(2026, 10, 21, 12)

describe('lottery menu', () => {
  it('[API-48][LOTT-01][LOTT-02] the lottery menu has every lottery in its group, under one account type', async () => {
    const { send } = await startPlatform()
    const menu = asMenu((await send('GET /lgw/games/game_menus')).answer.value)
    expect(menu.accountTypeName).toBe('TCG_LOTTO_VN')
    expect(codesOf(menu).sort()).toEqual(lotteryCatalogue.map(({ code }) => code).sort())
  })

  it('a foreign lottery has the name of the authority that licenses it, and a lottery of the platform has none', async () => {
    const { send } = await startPlatform()
    const headers = { 'Accept-Language': 'en' }
    const { answer } = await send('GET /lgw/games/game_menus', { headers })
    const games = asMenu(answer.value).gameMenus.flatMap((group) => group.games)
    const authority = (code: string) => games.find(({ gameCode }) => gameCode === code)?.licensedBy
    expect(authority('VN_NORTH')).toBe('Ministry of Finance of Vietnam')
    expect(authority('SEA_SG_TOTO')).toBe('Gambling Regulatory Authority of Singapore')
    for (const own of ['LOTT_SEIS', 'ELOTT_KENO_5', 'VN_1MIN'])
      expect(authority(own)).toBeUndefined()
  })

  it('[API-49] the lottery menu of a prize mode has the lotteries of that mode and the highest prize of each', async () => {
    const { send } = await startPlatform()
    const menu = async (mode: string) => {
      const query = `?prizeMode=${mode}&device=WEB`
      return asMenu((await send('GET /lgw/vn/games/game_menu', { query })).answer.value)
    }
    const [plain, other, south] = [await menu('LOTT'), await menu('ZY'), await menu('SEA')]
    expect(codesOf(plain)).toContain('VN_NORTH')
    expect(codesOf(other)).toContain('VN_NORTH')
    const prizes = (menu: Menu) =>
      menu.gameMenus.flatMap(({ games }) => games.map(({ gameCode, pays }) => [gameCode, pays]))
    expect(Object.fromEntries(prizes(plain))).toMatchObject({
      VN_NORTH: '920.00',
      LOTT_SEIS: '2000000.00',
      LOTT_MILHAR: '7200.00',
    })
    expect(prizes(plain)).toEqual(expect.arrayContaining(prizes(other)))
    expect(codesOf(south)).toEqual(
      lotteryCatalogue.filter(({ vendor }) => vendor === 'TCG_SEA').map(({ code }) => code),
    )
    const without = await send('GET /lgw/vn/games/game_menu', { query: '?prizeMode=LOTT' })
    expect(without.status).toBe(422)
  })

  it('[API-50] the recent lottery menu has the lotteries that the member played last, and requires a login', async () => {
    const { send, login, asMember, context, store, time } = await startPlatform()
    const { body } = await login('ana', 'portico-ana-1')
    for (const code of ['VN_NORTH', 'SEA_MY_4D']) {
      const game = lotteries.gameOf(code)
      if (!game) throw new Error(`There is no ${code}`)
      time.now += 1000
      await rememberPlayed(context, store, 'm-ana', game)
    }
    const headers = asMember(body.value?.token)
    const recent = await send('GET /lgw/vn/games/game_menu/recent', { headers })
    expect(codesOf(asMenu(recent.answer.value))).toEqual(['SEA_MY_4D', 'VN_NORTH'])
    expect((await send('GET /lgw/vn/games/game_menu/recent')).status).toBe(401)
  })
})

describe('draws', () => {
  it('the next draw of a lottery is on its next draw day, at its draw time', () => {
    expect(nextDraw(lotteryOf('VN_NORTH'), noon)).toEqual({
      drawId: '20261122',
      drawsAt: '2026-11-22T11:15:00.000Z',
      closesAt: '2026-11-22T11:00:00.000Z',
    })
    // 2026-11-21 is a Saturday; An Giang is drawn on Thursdays.
    expect(nextDraw(lotteryOf('VN_SOUTH_AG'), noon).drawsAt).toBe('2026-11-26T09:15:00.000Z')
    expect(nextDraw(lotteryOf('SEA_TH_GOV'), noon).drawsAt).toBe('2026-12-01T08:30:00.000Z')
    expect(nextDraw(lotteryOf('ELOTT_5D_3'), noon + 1).drawsAt).toBe('2026-11-21T12:03:00.000Z')
  })

  it('when the ticket sales of a draw close, the lottery sells tickets for the draw after it', () => {
    const quick = lotteryOf('ELOTT_5D_1')
    const next = Date.parse('2026-11-21T12:01:00.000Z')
    expect(drawOnSale(quick, next - 6_001).drawId).toBe('202611211201')
    expect(drawOnSale(quick, next - 6_000).drawId).toBe('202611211202')
    expect(nextDraw(quick, next - 6_000).drawId).toBe('202611211201')
  })

  it('the results of a draw are published at its draw time and never change', async () => {
    const { context, time } = await startPlatform()
    const opened = async (game: Parameters<typeof openedDraws>[1], now: number, count: number) => {
      time.now = now
      return openedDraws(context, game, count)
    }
    for (const game of lotteryCatalogue) {
      const { drawId, drawsAt } = nextDraw(game, noon)
      const at = Date.parse(drawsAt)
      expect((await opened(game, at - 1, 1))[0]?.drawId, game.code).not.toBe(drawId)
      const [draw] = await opened(game, at, 1)
      expect(draw?.drawId).toBe(drawId)
      expect((await opened(game, at + 40 * 86_400_000, 1))[0]).not.toEqual(draw)
      expect(nextDraw(game, at).drawId > drawId).toBe(true)
    }
    const yesterday = noon - 86_400_000
    const daily = lotteryOf('VN_NORTH')
    const today = await opened(daily, noon, 5)
    expect(today.slice(1)).toEqual(await opened(daily, yesterday, 4))
  })

  it('two platforms with different secrets draw different numbers', async () => {
    const platforms = await Promise.all([startPlatform(), startPlatform()])
    const draws = platforms.map(async ({ context }, index) => {
      // Test platforms are copies of one seed, with the same secret.
      await context.store.settings.remove({ id: 'vendorSecret' })
      context.randomBytes = (count) => new Uint8Array(count).fill(index)
      return openedDraws(context, lotteryOf('ELOTT_KENO_5'), 5)
    })
    const [one, other] = await Promise.all(draws)
    expect(one?.map(({ drawId }) => drawId)).toEqual(other?.map(({ drawId }) => drawId))
    expect(one).not.toEqual(other)
  })

  it('a draw has as many numbers as its format defines', async () => {
    const { context } = await startPlatform()
    const numbers = async (code: string) => {
      const [draw] = await openedDraws(context, lotteryOf(code), 1)
      return draw?.prizes.flatMap((prize) => prize.numbers) ?? []
    }
    expect(await numbers('VN_NORTH')).toHaveLength(27)
    expect(await numbers('VN_SOUTH_HCM')).toHaveLength(18)
    expect(await numbers('ELOTT_KENO_5')).toHaveLength(20)
    expect(new Set(await numbers('ELOTT_RACE_1')).size).toBe(10)
    expect(new Set(await numbers('LOTT_SEIS')).size).toBe(6)
    expect((await numbers('SEA_MY_4D'))[0]).toMatch(/^\d{4}$/)
    expect((await numbers('ELOTT_K3_1')).every((die) => /^[1-6]$/.test(die))).toBe(true)
  })

  it('[API-51] the draws of a lottery are listed newest first, and an unknown lottery is rejected', async () => {
    const { send } = await startPlatform()
    const opened = (gameCode: string) =>
      send('GET /lgw/vn/numeros/opened/game', { query: `?gameCode=${gameCode}&limit=7` })
    const { answer } = await opened('VN_1MIN')
    // The cast is safe: the test server validates responses against the API contract.
    const draws = answer.value?.draws as { drawId: string }[]
    const ids = draws.map(({ drawId }) => drawId)
    expect(ids).toHaveLength(7)
    expect(ids).toEqual(ids.toSorted().reverse())
    expect((await opened('VN_NOWHERE')).status).toBe(404)
  })

  it('[API-52] the latest draws are listed for all lotteries or for one group', async () => {
    const { send } = await startPlatform()
    const latest = async (query: string) => {
      const { answer } = await send('GET /lotto/lgw/games/opened/numero', { query })
      // The cast is safe: the test server validates responses against the API contract.
      return answer.value?.list as { gameCode: string; draws: object[] }[]
    }
    expect(await latest('')).toHaveLength(lotteryCatalogue.length)
    expect((await latest('?group=VN_NORTH')).map(({ gameCode }) => gameCode)).toEqual(['VN_NORTH'])
  })
})
