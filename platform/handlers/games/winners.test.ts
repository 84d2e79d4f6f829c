import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { startPlatform } from '../platformForTests.ts'

type Entry = { vo: Record<string, string> }

async function board() {
  const platform = await startPlatform()
  const key = 'GET /wps/relay/GCSGAME_getRankList'
  const read = async (query = '', headers: Record<string, string> = {}) => {
    const { answer } = await platform.send(key, { query, headers })
    // The cast is safe: the test server validates responses against the API contract.
    const { entries } = answer.value as unknown as { entries: Entry[] }
    return entries.map(({ vo }) => vo)
  }
  const [game] = catalogue.games({ gameType: 'LIVE' }).filter(({ isGame }) => isGame === 'GAME')
  if (!game) throw new Error('There are no live games')
  const win = (amount: number, at: number) =>
    platform.store.bigWins.insert({
      id: 'b-1',
      customerName: 'ma***92',
      nodeId: game.nodeId,
      amount,
      at,
    })
  return { ...platform, read, win, game }
}

describe('winner board', () => {
  it('[API-33][CONST-29][LOB-43][LOB-44] the winner board lists 20 wins, the largest first, each in a `vo` object', async () => {
    const { read } = await board()
    const wins = await read('?gameCategory=ALL&language=PT&limitNum=20')
    expect(wins).toHaveLength(20)
    const amounts = wins.map(({ winAmount }) => toMinor(winAmount ?? ''))
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    expect(await read()).toEqual(wins)
  })

  it('the sports winner board has 20 wins, none of them from cockfights, because the market forbids these', async () => {
    const { read } = await board()
    const wins = await read('?gameCategory=SPORTS&limitNum=20')
    expect(wins).toHaveLength(20)
    for (const { vassalage } of wins) expect(vassalage).not.toBe('SV3')
  })

  it('[LOB-42] a win has the game, its picture, the amount, and a winner whose name is mostly masked', async () => {
    const { read } = await board()
    for (const { customerName, gameName, iconUrl, winAmount, nodeId } of await read()) {
      expect(customerName).toMatch(/^.{1,2}\*\*\*.{0,2}$/)
      expect(gameName).not.toBe('')
      expect(iconUrl).toContain(nodeId)
      expect(winAmount).toMatch(/^\d+\.\d\d$/)
      expect(catalogue.find(nodeId ?? '')?.isGame).toBe('GAME')
    }
  })

  it('the winner board changes over time', async () => {
    const { read, passTime } = await board()
    const before = await read()
    await passTime(2 * 3_600_000)
    const after = await read()
    expect(after).not.toEqual(before)
    await passTime(24 * 3_600_000)
    const ids = new Set(after.map(({ winId }) => winId))
    expect((await read()).filter(({ winId }) => ids.has(winId ?? ''))).toEqual([])
  })

  it("a member's big win stays on the winner board for a day, in rank order", async () => {
    const { read, win, passTime, time } = await board()
    await win(99_999_900, time.now)
    expect((await read())[0]).toMatchObject({ customerName: 'ma***92', winAmount: '999999.00' })
    await passTime(24 * 3_600_000 + 1)
    expect((await read()).some(({ winId }) => winId === 'b-1')).toBe(false)
  })

  it('the winner board filters wins by game type, and names games in the requested language', async () => {
    const { read, win, game, time } = await board()
    await win(50_000, time.now)
    const live = await read('?gameCategory=LIVE&limitNum=5')
    expect(live).toHaveLength(5)
    expect(live.every(({ gameType }) => gameType === 'LIVE')).toBe(true)
    expect(live.some(({ nodeId }) => nodeId === game.nodeId)).toBe(true)
    const slots = await read('?gameCategory=RNG')
    expect(slots.some(({ winId }) => winId === 'b-1')).toBe(false)
    const names = async (language: string) =>
      (await read(`?language=${language}&limitNum=100`)).map(({ gameName }) => gameName)
    expect(await names('en')).not.toEqual(await names('pt'))
  })
})

describe('jackpot', () => {
  async function jackpot() {
    const platform = await startPlatform()
    const read = async () => (await platform.send('GET /wps/jackpot')).answer.value
    return { ...platform, read }
  }

  it('[LOB-39] the jackpot shows the pool and its growth per minute', async () => {
    const { read, time } = await jackpot()
    const first = await read()
    const pool = Object(first?.pool)
    expect(first).toMatchObject({ isShown: true, pool: { currency: 'BRL' } })
    time.now += 60_000
    const grown = toMinor(Object((await read())?.pool).amount) - toMinor(pool.amount)
    expect(grown).toBe(toMinor(pool.perMinute))
  })

  it('[CONST-32] the jackpot is hidden if the market disables it, and has no pool without a game vendor', async () => {
    const { read, context } = await jackpot()
    await changePlatform(context, { market: { ...marketOf('BR'), jackpot: false } })
    expect(await read()).toEqual({ isShown: false })
    await changePlatform(context, { market: marketOf('BR') })
    delete context.providers.vendors
    expect(await read()).toEqual({ isShown: true })
  })
})
