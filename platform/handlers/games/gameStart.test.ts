import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import {
  forgetIdentityForTests,
  verifyForTests,
} from '../../domain/accounts/identity/verifyForTests.ts'
import type { Game } from '../../domain/base/content/game.ts'
import { startOfDay } from '../../domain/base/time/marketTime.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { findLaunch } from '../../domain/play/games/launches.ts'
import { startPlatform } from '../platformForTests.ts'

const usable = ({ inMaintenance, isGame }: Game) => !inMaintenance && isGame === 'GAME'
function gameThat(fits: (game: Game) => boolean): Game {
  const game = catalogue.games().find(fits)
  if (!game) throw new Error('There is no such game')
  return game
}
const withTrial = gameThat((game) => usable(game) && game.hasTrial)
const withoutTrial = gameThat((game) => usable(game) && !game.hasTrial)
const brokenGame = gameThat(({ inMaintenance }) => inMaintenance)
const group = gameThat(({ isGame }) => isGame === 'VASSALAGE')

async function players() {
  const platform = await startPlatform()
  const { login, asMember, send, store } = platform
  const as = async (name: string) =>
    asMember((await login(name, `portico-${name}-1`)).body.value?.token)
  const start = async (body: object, headers: Record<string, string> = {}) =>
    send('POST /wps/game/startGame', { body, headers })
  const launch = async (body: object, headers: Record<string, string>) =>
    send('POST /wps/game/launchGame', { body, headers })
  const launched = (url: unknown) => findLaunch(store, String(url).replace('/play/', ''))
  return { ...platform, as, start, launch, launched }
}

describe('game start', () => {
  it('[GAME-26][ROLE-08][API-43] a member starts a game for money, which becomes a recent game', async () => {
    const { as, start, launched, send } = await players()
    const ana = await as('ana')
    const { answer } = await start({ nodeId: withTrial.nodeId, backUrl: '/rng' }, ana)
    expect(answer.value).toMatchObject({ mode: 'REAL', nodeId: withTrial.nodeId })
    const row = await launched(answer.value?.launchUrl)
    expect(row).toMatchObject({ memberId: 'm-ana', mode: 'REAL', backUrl: '/rng', language: 'pt' })
    const recent = await send('GET /wps/relay/GCS_recentGame', {
      query: '?clientType=3',
      headers: ana,
    })
    expect(recent.answer.value?.list).toMatchObject([{ nodeId: withTrial.nodeId }])
  })

  it('[PLAY-07] a sports book opens at the selection that the member pressed, and other games ignore the selection', async () => {
    const { as, start, launched } = await players()
    const ana = await as('ana')
    const target = 'bra-202611211210-2:RESULT:HOME'
    const book = gameThat((game) => usable(game) && game.gameType === 'ESPORTS')
    const { answer } = await start({ nodeId: book.nodeId, target }, ana)
    expect(await launched(answer.value?.launchUrl)).toMatchObject({ target })
    const slot = gameThat((game) => usable(game) && game.gameType === 'RNG')
    const other = await start({ nodeId: slot.nodeId, target }, ana)
    expect(await launched(other.answer.value?.launchUrl)).toMatchObject({ target: null })
  })

  it('[ROLE-03] a visitor has to log in to start a game, except for a free trial', async () => {
    const { start, launched } = await players()
    const { nodeId } = withTrial
    expect(await start({ nodeId })).toMatchObject({
      status: 401,
      answer: { code: 'NOT_LOGGED_IN' },
    })
    const { answer } = await start({ nodeId, freeTrial: true })
    expect(answer.value).toMatchObject({ mode: 'TRIAL' })
    expect(await launched(answer.value?.launchUrl)).toMatchObject({ memberId: null })
  })

  it('[GAME-35][GAME-36][ROLE-14] a trial member plays free trials, and needs a real account for money', async () => {
    const { as, start, launch } = await players()
    const bruno = await as('bruno')
    const { nodeId } = withTrial
    expect(await start({ nodeId, freeTrial: true }, bruno)).toMatchObject({
      answer: { value: { mode: 'TRIAL' } },
    })
    const needsAccount = { status: 403, answer: { code: 'TRIAL_NOT_ALLOWED' } }
    expect(await start({ nodeId }, bruno)).toMatchObject(needsAccount)
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    expect(await launch(whole, bruno)).toMatchObject(needsAccount)
  })

  it('[GAME-27] a free trial is offered only for a game that has one', async () => {
    const { as, start } = await players()
    const trial = { nodeId: withoutTrial.nodeId, freeTrial: true }
    for (const caller of [{}, await as('ana')]) {
      expect((await start(trial, caller)).answer).toMatchObject({ code: 'FREE_TRIAL_NOT_OFFERED' })
    }
  })

  it('[ERR-23] a game under maintenance is rejected with suggestions of playable popular games', async () => {
    const { as, start } = await players()
    const ana = await as('ana')
    const { answer } = await start({ nodeId: brokenGame.nodeId }, ana)
    expect(answer).toMatchObject({ success: false, code: 'GAME_MAINTENANCE' })
    // The cast is safe: the test server validates responses against the API contract.
    const suggested = answer.value?.suggestedGames as { nodeId: string }[]
    expect(suggested).toHaveLength(6)
    for (const { nodeId } of suggested) {
      expect((await start({ nodeId }, ana)).answer.success).toBe(true)
    }
  })

  it('a game group and an unknown game cannot be started', async () => {
    const { as, start } = await players()
    const ana = await as('ana')
    expect((await start({ nodeId: group.nodeId }, ana)).status).toBe(404)
    expect((await start({ nodeId: '42' }, ana)).status).toBe(404)
  })

  it('a self-excluded member cannot start a game', async () => {
    const { as, start, launch, store } = await players()
    const ana = await as('ana')
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: 0, until: null })
    const { nodeId } = withTrial
    const out = { success: false, code: 'SELF_EXCLUDED' }
    expect((await start({ nodeId }, ana)).answer).toMatchObject(out)
    expect((await start({ nodeId, freeTrial: true }, ana)).answer).toMatchObject(out)
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    expect((await launch(whole, ana)).answer).toMatchObject(out)
  })

  it('a game for money cannot be started after a time limit is used up', async () => {
    const { as, start, launch, store, context } = await players()
    const ana = await as('ana')
    const size = { amount: 60, pendingAmount: null, pendingAt: null, changedAt: 0 }
    await store.playerLimits.insert({
      id: 'm-ana/TIME/DAY',
      memberId: 'm-ana',
      kind: 'TIME',
      period: 'DAY',
      ...size,
    })
    const day = startOfDay(context.now())
    await store.playDays.update(`m-ana/${day}`, { milliseconds: 60 * 60_000 })
    const { nodeId } = withTrial
    const out = { success: false, code: 'PLAYER_LIMIT_REACHED' }
    expect((await start({ nodeId }, ana)).answer).toMatchObject(out)
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    expect((await launch(whole, ana)).answer).toMatchObject(out)
    expect((await start({ nodeId, freeTrial: true }, ana)).answer.success).toBe(true)
  })

  it('[SAFE-03] a game for money is rejected until the identity is verified, and a free trial starts', async () => {
    const { as, start, launch, store, context } = await players()
    const ana = await as('ana')
    await forgetIdentityForTests(store, 'm-ana')
    const { nodeId } = withTrial
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    const out = { success: false, code: 'IDENTITY_REQUIRED', value: { identityLevel: 1 } }
    expect((await start({ nodeId }, ana)).answer).toMatchObject(out)
    expect((await launch(whole, ana)).answer).toMatchObject(out)
    expect((await start({ nodeId, freeTrial: true }, ana)).answer.success).toBe(true)
    expect(await store.recentGames.count({ memberId: 'm-ana' })).toBe(1)
    const { identity: _, ...others } = context.providers
    context.providers = others
    const closed = { success: false, code: 'IDENTITY_UNAVAILABLE' }
    expect((await start({ nodeId }, ana)).answer).toMatchObject(closed)
    expect((await launch(whole, ana)).answer).toMatchObject(closed)
    await verifyForTests(store, 'm-ana')
    expect((await start({ nodeId }, ana)).answer.success).toBe(true)
  })

  it('startGame and launchGame reject a game under maintenance', async () => {
    const { as, start, launch } = await players()
    const ana = await as('ana')
    const { nodeId } = brokenGame
    const whole = { launchMode: 'GAME', nodeId, device: 'WEB' }
    for (const { answer } of [await start({ nodeId }, ana), await launch(whole, ana)]) {
      expect(answer).toMatchObject({ success: false, code: 'GAME_MAINTENANCE' })
    }
  })

  it('the back URL of a launch has to be a path of the portal', async () => {
    const { as, start } = await players()
    const ana = await as('ana')
    for (const backUrl of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'rng',
      '/\tx',
    ]) {
      expect((await start({ nodeId: withTrial.nodeId, backUrl }, ana)).status, backUrl).toBe(422)
    }
  })

  it('a launch is removed after it has expired', async () => {
    const { as, start, launched, passTime, context } = await players()
    const { answer } = await start({ nodeId: withTrial.nodeId }, await as('ana'))
    await passTime(5 * 3_600_000)
    await removeExpired(context)
    expect(await launched(answer.value?.launchUrl)).toBeUndefined()
  })
})

describe('lottery launch', () => {
  it('[API-41][API-42] a lottery launch opens the lottery lobby in the requested prize mode and view', async () => {
    const { as, launch, launched } = await players()
    const { answer } = await launch(
      {
        launchMode: 'LOTT',
        lottoArea: 'VN',
        prizeMode: 'ZY',
        gameCode: 'VN_NORTH',
        view: 'BETTING',
        device: 'WEB',
        backUrl: '/vnLottery',
        language: 'pt',
      },
      await as('ana'),
    )
    const row = await launched(answer.value?.launchUrl)
    expect(row).toMatchObject({
      mode: 'REAL',
      prizeMode: 'ZY',
      view: 'BETTING',
      backUrl: '/vnLottery',
    })
    expect(catalogue.find(row?.nodeId ?? '')?.gameCode).toBe('VN_NORTH')
  })

  it('an unknown lottery or a slot cannot be launched as a lottery', async () => {
    const { as, launch } = await players()
    const ana = await as('ana')
    const [slot] = catalogue.games({ gameType: 'RNG' })
    for (const gameCode of ['VN_NOWHERE', slot?.gameCode]) {
      const body = {
        launchMode: 'LOTT',
        lottoArea: 'VN',
        prizeMode: 'LOTT',
        gameCode,
        view: 'LOBBY',
        device: 'WEB',
      }
      expect((await launch(body, ana)).status).toBe(404)
    }
  })
})

describe('fallback of a failed start', () => {
  it('[API-39] the fallback of a failed game start reports if the game is playable, and suggests other games', async () => {
    const { send } = await players()
    const fallback = async (nodeId: string) =>
      (await send('GET /wps/relay/GCS_gameLaunchFB', { query: `?nodeId=${nodeId}` })).answer.value
    expect(await fallback(withTrial.nodeId)).toMatchObject({ playable: true })
    const refused = Object(await fallback(brokenGame.nodeId))
    expect(refused).toMatchObject({ playable: false, code: 'GAME_MAINTENANCE' })
    expect(refused.suggestions.length).toBeGreaterThan(0)
    for (const { nodeId } of refused.suggestions) {
      expect(await fallback(nodeId)).toMatchObject({ playable: true })
    }
  })
})
