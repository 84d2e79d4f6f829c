import { answerAbsent } from '../../mocks/emulator/absentPage.ts'
import { chatAddress, gameAddress, socialAddress } from '../support/emulators.ts'
import type { Scene, Stage } from './scene.ts'

const caller = ({ page, language }: Stage) => ({ request: page.request, language })

async function openGame(stage: Stage, gameType: Parameters<typeof gameAddress>[1]) {
  await stage.page.goto(await gameAddress(caller(stage), gameType))
}

/** Plays a round of a game, and waits for its result. */
async function playOnce({ page }: Stage) {
  await page.locator('#play').click()
  await page.locator('#play[aria-disabled=false], #play[hidden]').waitFor({ state: 'attached' })
}

/** Results of rounds for games without a free trial. */
const otherRounds = {
  table: { symbols: ['PLAYER_7', 'BANKER_4'], win: '2.00' },
  numbers: { symbols: ['4', '8', '2', '9'], selection: '4817', win: '0.00' },
  match: {
    symbols: [],
    status: 'PENDING',
    win: '0.00',
    odds: '1.95',
    event: 'Atlético-MG × Cruzeiro',
    selection: 'Cruzeiro',
  },
}

/** A game after a round with a fake response of its vendor. */
const answered = (name: string, answer: object): Scene => ({
  name: `emulator-game-${name}`,
  prepare: async (stage) => {
    await openGame(stage, 'RNG')
    await stage.page.route('**/play/*/bets', (route) => route.fulfill({ json: answer }))
    await playOnce(stage)
  },
})

const round = (name: keyof typeof otherRounds) =>
  answered(name, { played: true, status: 'SETTLED', stake: '1.00', ...otherRounds[name] })
const refusalScene = (name: string, code: string) => answered(name, { played: false, code })

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
  { name: 'emulator-game', prepare: (stage) => openGame(stage, 'RNG') },
  {
    name: 'emulator-game-fish',
    prepare: async (stage) => {
      await openGame(stage, 'FISH')
      await playOnce(stage)
    },
  },
  round('table'),
  round('numbers'),
  round('match'),
  refusalScene('insufficient', 'INSUFFICIENT_BALANCE'),
  refusalScene('ended', 'LAUNCH_EXPIRED'),
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
