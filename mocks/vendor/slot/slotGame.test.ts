import { describe, expect, it } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { sha256 } from '../../../platform/domain/base/context/digest.ts'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { openLaunch } from '../../../platform/domain/play/games/launches.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../../platform/handlers/platformForTests.ts'
import { toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { slotSymbolNames } from '../../content/games/slotTexts.ts'
import { machineOf } from '../../rules/slot/machines.ts'
import type { PlayedRound } from '../frame/emulatedGame.ts'
import type { PageData } from '../frame/pageData.ts'
import { createVendorServer } from '../vendorServer.ts'
import type { SlotOpening } from './opening.ts'
import { symbolNames } from './theme.ts'

const slots = catalogue
  .games({ gameType: 'RNG' })
  .filter((game) => canStart(game) && game.gameClassify !== 'MINI')
const gameWith = (mechanic: string) => {
  const found = slots.find((game) => machineOf(game).mechanic === mechanic)
  if (!found) throw new Error(`No slot with ${mechanic}`)
  return found
}

type Answer = { ok: boolean; code?: string; result?: PlayedRound }

/** Starts a slot for Ana, a member. */
async function openSlot(mechanic: string) {
  const platform = await startPlatform()
  const { context, store } = platform
  const chance = seededBytes(mechanic)
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const game = gameWith(mechanic)
  const player = {
    memberId: 'm-ana',
    sessionId: await sha256(await openSession(context, 'm-ana')),
  }
  const launched = { game, player, mode: 'REAL' as const, language: 'pt' }
  const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
  const vendor = createVendorServer(() => context)
  const ask = (path: string, init?: RequestInit) =>
    vendor(new Request(`https://portico.test/play/${path}`, init))
  const spin = async (body: unknown) => {
    const response = await ask(`${token}/spin`, { method: 'POST', body: JSON.stringify(body) })
    // The cast is safe: the emulated vendor sends this type.
    return (await response?.json()) as Answer
  }
  const page = async () => (await (await ask(token))?.text()) ?? ''
  return { ...platform, game, spin, page }
}

/** Shortest spin of the Brazilian market, in milliseconds. */
const pause = 2_500
const newKey = () => crypto.randomUUID()

/** Opening data that the server embeds in the page. */
function dataOf(html: string): PageData<SlotOpening> {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  // The cast is safe: the JSON comes from the server under test.
  return JSON.parse(json) as PageData<SlotOpening>
}

describe('page of a slot', () => {
  it.each(['LINES', 'WAYS', 'CLASSIC'])(
    '[PLAY-01] the stage of a slot with the mechanic %s has a drawing of each of its symbols',
    async (mechanic) => {
      const { page, game } = await openSlot(mechanic)
      const html = await page()
      for (const name of Object.values(symbolNames(game.motif, machineOf(game)))) {
        expect(html.split(`id="s-${name}"`), name).toHaveLength(2)
      }
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const { symbols } = dataOf(html).opening
      expect(symbols[0]?.name).toBe(game.motif)
      for (const { name, label } of symbols) {
        expect(label).toBe(slotSymbolNames[name]?.pt ?? name)
      }
    },
  )

  it('[PLAY-01] every motif of a slot has a name in both languages', () => {
    for (const game of slots) {
      for (const name of Object.values(symbolNames(game.motif, machineOf(game)))) {
        if (/^[a-z]/.test(name)) expect(slotSymbolNames, name).toHaveProperty(name)
      }
    }
  })

  it('[PLAY-01] a slot page that is opened again shows the earlier rounds', async () => {
    const { spin, page } = await openSlot('LINES')
    const before = dataOf(await page()).opening.rounds
    const { result } = await spin({ stake: 500, key: newKey() })
    const [last, ...earlier] = dataOf(await page()).opening.rounds
    expect(earlier).toEqual(before)
    expect(last).toMatchObject({ stake: 500, win: result?.win })
    expect(last?.reels).toHaveLength(5)
  })
})

describe('spin of a slot', () => {
  it.each(['LINES', 'WAYS', 'CLASSIC'])(
    '[PLAY-01] a spin with the mechanic %s pays the sum of its screens and stores them',
    async (mechanic) => {
      const { spin, store, passTime } = await openSlot(mechanic)
      for (let round = 0; round < 10; round += 1) {
        await passTime(pause)
        const { result } = await spin({ stake: 500, key: newKey() })
        if (result?.gameRound.kind !== 'SLOT') throw new Error('The round has no reels')
        const { screens } = result.gameRound
        expect(result.gameRound.mechanic).toBe(mechanic)
        expect(screens.reduce((sum, { amount }) => sum + toMinor(amount), 0)).toBe(result.win)
        const bet = await store.bets.get(result.betId)
        expect(bet?.details.gameRound).toEqual(result.gameRound)
      }
    },
  )

  it.each([
    ['no stake', { key: 'abcdefgh' }, 'REQUEST_INVALID'],
    ['a decimal stake', { stake: '5.00', key: 'abcdefgh' }, 'REQUEST_INVALID'],
    ['half a cent', { stake: 500.5, key: 'abcdefgh' }, 'REQUEST_INVALID'],
    ['a negative stake', { stake: -500, key: 'abcdefgh' }, 'REQUEST_INVALID'],
    ['no key', { stake: 500 }, 'REQUEST_INVALID'],
    ['a stake between two steps', { stake: 505, key: 'abcdefgh' }, 'AMOUNT_OUT_OF_RANGE'],
    ['a stake above the maximum', { stake: 99_999_990, key: 'abcdefgh' }, 'AMOUNT_OUT_OF_RANGE'],
  ])('[PLAY-01] a spin with %s is refused and debits nothing', async (_, body, code) => {
    const { spin, store } = await openSlot('LINES')
    expect(await spin(body)).toMatchObject({ ok: false, code })
    expect(await store.launchBets.count()).toBe(0)
  })

  it("[PLAY-01] a spin within the market's shortest spin time is refused, but a repeated request returns its round", async () => {
    const { spin, passTime, store, context } = await openSlot('LINES')
    const first = { stake: 500, key: newKey() }
    const { result } = await spin(first)
    await passTime(pause - 1)
    expect(await spin({ stake: 500, key: newKey() })).toEqual({ ok: false, code: 'TOO_FAST' })
    expect((await spin(first)).result?.betId).toBe(result?.betId)
    await passTime(1)
    const answers = await Promise.all([1, 2, 3].map(() => spin({ stake: 500, key: newKey() })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await store.launchBets.count()).toBe(2)
    await changePlatform(context, { market: marketOf('PT') })
    expect(await spin({ stake: 500, key: newKey() })).toMatchObject({ ok: true })
  })
})
