import { describe, expect, it } from 'vitest'
import { endSession, openSession } from '../../platform/domain/accounts/session/sessions.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import { sha256 } from '../../platform/domain/base/context/digest.ts'
import { marketOf } from '../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import { openLaunch } from '../../platform/domain/play/games/launches.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { startPlatform } from '../../platform/handlers/platformForTests.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { roundAt, usualTimes } from '../rules/table/tableTimes.ts'
import type { PlayedRound } from './frame/emulatedGame.ts'
import { createVendorServer } from './vendorServer.ts'

const hour = 3_600_000
const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
const [fight] = catalogue.games({ gameClassify: 'COCKFIGHT' }).filter(canStart)
if (!slot || !fight) throw new Error('The catalogue lacks games')

type SpinAnswer = { ok: boolean; code?: string; result?: PlayedRound }

/** Launches a game for Ana, a member. */
async function openGame({ game = slot, mode = 'REAL' as 'REAL' | 'TRIAL', language = 'pt' } = {}) {
  const platform = await startPlatform()
  const { context, store, passTime } = platform
  const chance = seededBytes('vendor')
  context.randomBytes = (count) => Uint8Array.from(chance(count))
  const sessionToken = await openSession(context, 'm-ana')
  const player = { memberId: 'm-ana', sessionId: await sha256(sessionToken) }
  const launched = { game: game ?? { nodeId: '' }, player, mode, language }
  const { token } = await store.transaction((tables) => openLaunch(context, tables, launched))
  // The default market forbids cockfights.
  if (game === fight) await changePlatform(context, { market: marketOf('PT') })
  const vendor = createVendorServer(() => context)
  const ask = async (path: string, init?: RequestInit) =>
    vendor(new Request(`https://portico.test/play/${path}`, init))
  const post = async (act: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await ask(`${token}/${act}`, { method: 'POST', body: text })
    return { status: response?.status, json: await response?.json() }
  }
  // The cast is safe: the emulated vendor sends this type.
  const spin = async (body: unknown) => {
    const { status, json } = await post('spin', body)
    return { status, answer: json as SpinAnswer }
  }
  /** Bets 5.00 on each result of the next fight. */
  const betOnFight = async () => {
    await passTime(roundAt(usualTimes, context.now()).endsAt - context.now())
    const chips = ['meron', 'wala', 'fightDraw'].map((spot) => ({ spot, stake: 500 }))
    const round = roundAt(usualTimes, context.now()).number
    return (await post('bet', { round, chips })).json
  }
  const balance = async () => (await store.wallets.get('m-ana'))?.balance ?? 0
  const placed = () => store.launchBets.count()
  return {
    ...platform,
    ...player,
    sessionToken,
    token,
    ask,
    post,
    betOnFight,
    spin,
    balance,
    placed,
  }
}

const newKey = () => crypto.randomUUID()

describe('page of a launched game', () => {
  it('the game page runs only its own script, and can be embedded only in pages of its own origin', async () => {
    const { ask, token } = await openGame()
    const response = await ask(token)
    const policy = response?.headers.get('Content-Security-Policy') ?? ''
    const html = (await response?.text()) ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
    expect(response?.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    expect(response?.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(html.match(/<script|<style/g)).toHaveLength(3)
    expect(html.split(`nonce="${nonce}"`)).toHaveLength(3)
    expect(policy).toMatch(/style-src 'sha256-/)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })

  it('each response with the game page has a different nonce', async () => {
    const { ask, token } = await openGame()
    const policies = await Promise.all(
      [1, 2].map(async () => (await ask(token))?.headers.get('Content-Security-Policy')),
    )
    expect(policies[0]).not.toBe(policies[1])
  })

  it.each([
    ['pt', '>Saldo<', '>Voltar ao site<'],
    ['en-US', '>Balance<', '>Back to the site<'],
  ])('the game page is in the language %s', async (language, ...texts) => {
    const { ask, token } = await openGame({ language })
    const html = await (await ask(token))?.text()
    for (const text of texts) expect(html).toContain(text)
  })

  it('the game page returns 404 for an unknown token, and 410 for an expired launch', async () => {
    const { ask, token, passTime } = await openGame()
    for (const path of ['f'.repeat(48), 'not-a-token', `${token}/other`]) {
      const headers = { 'Accept-Language': 'en' }
      const response = await ask(path, { headers })
      expect(response?.status, path).toBe(404)
      expect(await response?.text(), path).toContain('Game not found')
    }
    await passTime(5 * hour)
    const expired = await ask(token)
    expect(expired?.status).toBe(410)
    // The page is in the language of the launch, not of the request.
    expect(await expired?.text()).toContain('Esta partida expirou')
  })
})

describe('rounds of a launched game', () => {
  it('[ROLE-08] playing a round places a bet for the member and returns the new balance', async () => {
    const { spin, balance, store, context } = await openGame()
    const before = await balance()
    const { answer } = await spin({ stake: 500, key: newKey() })
    expect(answer).toMatchObject({ ok: true, result: { status: 'SETTLED', stake: 500 } })
    const [row] = await store.bets.find({
      where: { memberId: 'm-ana', placedAt: { atLeast: context.now() } },
    })
    expect(row).toMatchObject({ stake: 500, nodeId: slot?.nodeId, rtp: slot?.rtp })
    expect(row?.details).toEqual({ gameRound: answer.result?.gameRound })
    expect(await balance()).toBe(before - 500 + (row?.win ?? 0))
    expect(answer.result?.balance).toEqual({ real: await balance(), bonus: 6_000 })
  })

  it('concurrent and repeated requests with one idempotency key play a round once', async () => {
    const { spin, placed, balance } = await openGame()
    const key = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => spin({ stake: 500, key })))
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(await placed()).toBe(1)
    const after = await balance()
    const other = await spin({ stake: 1_000, key })
    expect(other.answer).toEqual({ ok: false, code: 'KEY_REUSED' })
    expect(await balance()).toBe(after)
  })

  it('a bet on a cockfight is debited at once and stays pending', async () => {
    const { betOnFight, balance } = await openGame({ game: fight })
    const before = await balance()
    expect(await betOnFight()).toMatchObject({ result: { status: 'PENDING', win: 0 } })
    expect(await balance()).toBe(before - 1_500)
  })

  it('a round with play money changes no ledger, and repeating its key returns the same result', async () => {
    const { spin, balance, store } = await openGame({ mode: 'TRIAL' })
    const before = [await balance(), await store.bets.count(), await store.ledgerEntries.count()]
    const key = newKey()
    const first = await spin({ stake: 500, key })
    expect(first.answer).toMatchObject({ ok: true, result: { status: 'SETTLED' } })
    expect(first.answer.result?.balance).toBeUndefined()
    expect(await spin({ stake: 500, key })).toEqual(first)
    const after = [await balance(), await store.bets.count(), await store.ledgerEntries.count()]
    expect(after).toEqual(before)
  })

  it.each([
    [500, 'INSUFFICIENT_BALANCE'],
    [10, 'AMOUNT_OUT_OF_RANGE'],
  ])(
    'a round for %i cents with 4.99 in the wallet is rejected and debits nothing',
    async (stake, code) => {
      const { spin, balance, placed, store, context } = await openGame()
      await store.wallets.update('m-ana', { balance: 499 })
      await store.bonuses.remove({ memberId: 'm-ana' })
      const { answer } = await spin({ stake, key: newKey() })
      expect(answer).toEqual({ ok: false, code })
      expect([await balance(), await placed()]).toEqual([499, 0])
      expect(await store.bets.count({ placedAt: { atLeast: context.now() } })).toBe(0)
    },
  )

  it('a bet on a cockfight is rejected in a market whose licence forbids cockfights', async () => {
    const { betOnFight, ask, token, context } = await openGame({ game: fight })
    expect(await betOnFight()).toMatchObject({ ok: true, result: { status: 'PENDING' } })
    expect((await ask(token))?.status).toBe(200)
    await changePlatform(context, { market: marketOf('BR') })
    expect(await betOnFight()).toEqual({ ok: false, code: 'GAME_MAINTENANCE' })
    expect((await ask(token))?.status).toBe(404)
  })

  it('a round is rejected during maintenance and after the expiry of the launch', async () => {
    const { spin, context, passTime } = await openGame()
    await changePlatform(context, { maintenance: true })
    const play = async () => (await spin({ stake: 500, key: newKey() })).answer.code
    expect(await play()).toBe('GAME_MAINTENANCE')
    await changePlatform(context, { maintenance: false })
    await passTime(5 * hour)
    expect(await play()).toBe('LAUNCH_EXPIRED')
  })

  it('a round is rejected after the end of the session, and the game page says that the session has ended', async () => {
    const { ask, spin, placed, balance, context, store, sessionId, token, passTime } =
      await openGame()
    const key = newKey()
    const first = await spin({ stake: 500, key })
    // Waits for longer than the market's shortest spin.
    await passTime(3_000)
    await endSession(context, sessionId)
    const before = await balance()
    expect((await spin({ stake: 500, key: newKey() })).answer).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    })
    // A retry of an earlier request returns its result and debits no second stake.
    expect(await spin({ stake: 500, key })).toEqual(first)
    expect([await placed(), await balance()]).toEqual([1, before])
    expect(await store.bets.count({ memberId: 'm-ana', status: 'PENDING' })).toBe(0)
    const page = await ask(token)
    expect(page?.status).toBe(410)
    expect(await page?.text()).toContain('Sua sessão terminou')
  })

  it('a round with play money is rejected after the end of the session', async () => {
    const { spin, context, sessionId } = await openGame({ mode: 'TRIAL' })
    await endSession(context, sessionId)
    const { answer } = await spin({ stake: 500, key: newKey() })
    expect(answer).toEqual({ ok: false, code: 'SESSION_EXPIRED' })
  })

  it('a bet is settled and paid after its session has ended', async () => {
    const { betOnFight, balance, store, context, sessionId, passTime } = await openGame({
      game: fight,
    })
    await betOnFight()
    await endSession(context, sessionId)
    const before = await balance()
    await passTime(hour)
    const [bet] = await store.bets.find({
      where: { memberId: 'm-ana', placedAt: { atLeast: context.now() - 2 * hour } },
      orderBy: { column: 'placedAt', direction: 'descending' },
    })
    expect(bet).toMatchObject({ status: 'SETTLED', stake: 1_500 })
    // The bet covers all three results, so that one of them wins.
    expect(bet?.win).toBeGreaterThan(0)
    expect(await balance()).toBe(before + (bet?.win ?? 0))
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a text for a stake', { stake: '5.00', key: 'abcdefgh' }],
    ['a stake below nothing', { stake: -500, key: 'abcdefgh' }],
    ['no key', { stake: 500 }],
    ['a key of other letters', { stake: 500, key: '../../../x' }],
    ['a body that is too large', { stake: 500, key: 'a'.repeat(9000) }],
  ])('a round with %s is rejected as invalid', async (_, body) => {
    const { post, placed } = await openGame()
    expect((await post('spin', body)).json).toEqual({ ok: false, code: 'REQUEST_INVALID' })
    expect(await placed()).toBe(0)
  })
})
