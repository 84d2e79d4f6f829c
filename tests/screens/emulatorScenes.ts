import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { tableTexts } from '../../mocks/content/games/tableTexts.ts'
import { answerAbsent } from '../../mocks/emulator/absentPage.ts'
import { emulatorLanguageOf } from '../../mocks/emulator/page.ts'
import { type GameKind, kindOf } from '../../mocks/rules/kindOf.ts'
import { machineOf } from '../../mocks/rules/slot/machines.ts'
import { amountOf, playSpins } from '../../mocks/rules/slot/spin.ts'
import { toSlotRound } from '../../mocks/vendor/slot/slotRound.ts'
import { symbolNames } from '../../mocks/vendor/slot/theme.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import {
  chatAddress,
  gameAddress,
  socialAddress,
  type TrialType,
  trialGame,
} from '../support/emulators.ts'
import { logIn } from './portalScenes.ts'
import type { Scene, Stage } from './scene.ts'

const caller = ({ page, language }: Stage) => ({ request: page.request, language })

async function openGame(stage: Stage, gameType: TrialType) {
  await stage.page.goto(await gameAddress(caller(stage), gameType))
}

/**
 * Opens a game for money outside the portal's frame. Table games, originals and tickets have no
 * free trial.
 */
async function openForMoney(stage: Stage, kind: GameKind, gameType?: Game['gameType']) {
  const { page, text } = stage
  const game = catalogue
    .games(gameType ? { gameType } : {})
    .find((one) => canStart(one) && kindOf(one) === kind)
  if (!game) throw new Error(`The catalogue has no game of the kind ${kind}`)
  await logIn(stage)
  await page.goto(`/game/${game.nodeId}`)
  const play = page.getByRole('main').getByRole('button', { name: text('games.play'), exact: true })
  await play.first().click()
  const address = await page.locator('iframe[src*="/play/"]').getAttribute('src')
  await page.goto(address ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Plays one round of a slot and waits for its end. */
async function spinOnce({ page }: Stage) {
  await page.locator('.spinButton').click()
  await page.locator('.spinButton[aria-disabled=false]').waitFor({ state: 'attached' })
}

/** A round of the free-trial slot that wins more than three times the stake. */
function wonRound(stake: number) {
  const game = trialGame('RNG')
  const machine = machineOf(game)
  for (let seed = 0; ; seed += 1) {
    const spins = playSpins(machine, seededBytes(`won/${seed}`))
    const prize = spins.reduce((sum, spin) => sum + spin.prize, 0)
    const win = amountOf(prize, stake)
    if (spins.length > 1 || win <= 3 * stake) continue
    const gameRound = toSlotRound(machine, symbolNames(game.motif, machine), spins, stake)
    const ids = { betId: 'trial', roundId: 'trial', placedAt: Date.now() }
    return { ...ids, status: 'SETTLED', stake, win, gameRound }
  }
}

const openedScene = (kind: GameKind): Scene => ({
  name: `emulator-game-${kind}`,
  prepare: (stage) => openForMoney(stage, kind),
})

/** Table game with a chip of the player, while bets are open. */
const withChip = (kind: GameKind): Scene => ({
  name: `emulator-game-${kind}-bet`,
  prepare: async (stage) => {
    const { page, language } = stage
    await openForMoney(stage, kind)
    const { betting } = tableTexts[emulatorLanguageOf(language)]
    await page.locator('#phase').filter({ hasText: betting }).waitFor({ timeout: 40_000 })
    await page.locator('.felt .spot').first().click()
  },
})

/** Slot whose spin is rejected with a code. */
const refusalScene = (name: string, code: string): Scene => ({
  name: `emulator-game-${name}`,
  prepare: async (stage) => {
    await openGame(stage, 'RNG')
    await stage.page.route('**/play/*/spin', (route) =>
      route.fulfill({ json: { ok: false, code } }),
    )
    await spinOnce(stage)
  },
})

/** Games of the demonstration: opened, with a bet, after a win, and with a rejected spin. */
const scenesOfGames: readonly Scene[] = [
  { name: 'emulator-game', prepare: (stage) => openGame(stage, 'RNG') },
  {
    name: 'emulator-game-won',
    prepare: async (stage) => {
      await openGame(stage, 'RNG')
      await stage.page.route('**/play/*/spin', (route) => {
        const { stake } = JSON.parse(route.request().postData() ?? '{}')
        return route.fulfill({ json: { ok: true, result: wonRound(stake) } })
      })
      await spinOnce(stage)
    },
  },
  {
    name: 'emulator-game-rules',
    prepare: async (stage) => {
      await openGame(stage, 'RNG')
      await stage.page.locator('#openRules').click()
    },
  },
  { name: 'emulator-game-fish', prepare: (stage) => openGame(stage, 'FISH') },
  ...(
    [
      'roulette',
      'sicBo',
      'baccarat',
      'dragonTiger',
      'crash',
      'mines',
      'sportsBook',
      'lottery',
    ] as const
  ).map(openedScene),
  ...(['roulette', 'sicBo', 'baccarat', 'dragonTiger'] as const).map(withChip),
  refusalScene('insufficient', 'INSUFFICIENT_BALANCE'),
  refusalScene('ended', 'LAUNCH_EXPIRED'),
]

const absentScene = (kind: Parameters<typeof answerAbsent>[0]): Scene => ({
  name: `emulator-absent-${kind}`,
  prepare: async ({ page, language }) => {
    const answer = await answerAbsent(kind, language)
    const body = await answer.text()
    const { status } = answer
    await page.route('**/play/gone', (route) =>
      route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }),
    )
    await page.goto('/play/gone')
  },
})

const questions = [
  'Meu saque não chegou',
  'Quanto tempo demora um depósito por Pix?',
  'como funciona o bônus e o rollover?',
  'esqueci a minha senha',
  'qual é o sentido da vida?',
  `${'umapalavramuitocompridasemespaçoalgum'.repeat(4)}`,
]

/** Emulator pages of vendors, providers and the support desk. */
export const emulatorScenes: readonly Scene[] = [
  ...scenesOfGames,
  {
    name: 'emulator-chat',
    prepare: async (stage) => void (await stage.page.goto(await chatAddress(caller(stage)))),
  },
  {
    name: 'emulator-chat-long',
    prepare: async (stage) => {
      const said = questions.map((one) => `&said=${encodeURIComponent(one)}`).join('')
      await stage.page.goto((await chatAddress(caller(stage))) + said)
    },
  },
  {
    name: 'emulator-social',
    prepare: async (stage) => void (await stage.page.goto(await socialAddress(caller(stage)))),
  },
  {
    name: 'emulator-social-wrong',
    prepare: async (stage) => {
      await stage.page.goto(await socialAddress(caller(stage)))
      await stage.page.locator('#email').fill('lia@')
      await stage.page.locator('button[value=yes]').click()
      await stage.page.locator('#email[aria-invalid=true]').waitFor()
    },
  },
  absentScene('unknownGame'),
  absentScene('expiredGame'),
  absentScene('unknownChat'),
  absentScene('usedTicket'),
]
