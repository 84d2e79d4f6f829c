import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { type GameKind, kindOf } from '../../mocks/rules/kindOf.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { logInOperator } from '../support/operatorClient.ts'
import { operatorPassword, startGatewayProcess } from '../support/runningGateway.ts'
import { frameCosts, threadMark } from './games/frameCosts.ts'
import { launch, median, round } from './page/measuredPage.ts'

/**
 * Factor by which the device of a player is slower. It multiplies the CPU time of a frame. Chromium's
 * own throttling is too slow while rendering without a GPU occupies the processors: at a factor of 4,
 * frames of the fishing game took 8 to 20 times as long.
 */
const slowdown = 4
/** Milliseconds for which a game is played, first without measurement and then with measurement. */
const times = { before: 6_000, measured: 10_000 }
/** Milliseconds between two actions of the player. */
const pause = 500
/** Milliseconds for which a person holds a button or a key. */
const press = 60
/** Maximum milliseconds of script, style and layout in a frame. */
const budget = 8

/** Input that plays a kind of game: selectors of elements to click in turn, and keys. */
type Playing = { presses: readonly string[]; keys: readonly string[] }

const usual: Playing = { presses: ['#controls .button:not(.quiet)'], keys: [] }
const table: Playing = { presses: ['#stage .spot', '#controls .button:not(.quiet)'], keys: [] }
const playings: Readonly<Record<Exclude<GameKind, 'vendorList'>, Playing>> = {
  slot: { presses: ['.spinButton'], keys: [] },
  fish: { presses: ['.fish .targets'], keys: ['ArrowRight', 'Space'] },
  roulette: table,
  sicBo: table,
  baccarat: table,
  dragonTiger: table,
  cockfight: table,
  crash: usual,
  lottery: { presses: ['#stage :is(.ball, .turn)', '#controls .buy'], keys: [] },
  sportsBook: { presses: ['#stage .price'], keys: ['PageDown', 'PageUp'] },
  mines: { presses: ['#controls .button:not(.quiet)', '#stage button'], keys: [] },
}

type PlayedKind = keyof typeof playings

/** First game of each kind. */
function gamesByKind(): Map<PlayedKind, Game> {
  const games = new Map<PlayedKind, Game>()
  for (const game of catalogue.games({})) {
    const kind = kindOf(game)
    if (kind !== 'vendorList' && !games.has(kind) && canStart(game)) games.set(kind, game)
  }
  return games
}

/**
 * Permits cockfights, which the default market forbids, so that games of every kind can be
 * measured.
 */
async function allowEveryKind(url: string): Promise<void> {
  const operator = await logInOperator(url, operatorPassword)
  await operator.changeSettings((settings) => ({
    ...settings,
    market: { ...settings.market, cockfight: true },
  }))
}

async function openAsAna(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 1440, height: 780 }
  const context = await browser.newContext({ locale: 'pt-BR', viewport })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Usuário ou celular').fill('ana')
  await dialog.getByLabel('Senha *').fill('portico-ana-1')
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return page
}

/**
 * Opens a game alone in a page, since the measurement would otherwise include the work of the
 * portal around the game.
 */
async function openGame(portal: Page, url: string, { nodeId }: Game): Promise<Page> {
  await portal.goto(`${url}/game/${nodeId}`)
  const start = portal.getByRole('main').getByRole('button', { name: 'Jogar agora', exact: true })
  await start.click()
  const frame = portal.locator('iframe[src*="/play/"]')
  const address = (await frame.getAttribute('src')) ?? ''
  const page = await portal.context().newPage()
  await page.goto(new URL(address, url).href)
  return page
}

/**
 * Centres of the elements to click, found once, since finding them takes script time. A locator
 * would add listeners for pointer events to the page, which take up to 3 ms of a frame.
 */
const placesOf = (page: Page, { presses }: Playing): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (!box) throw new Error(`The game has no ${selector}`)
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }),
    presses,
  )

/** Plays for a time, by pointer and keys alone. */
async function play(page: Page, playing: Playing, time: number): Promise<void> {
  const places = await placesOf(page, playing)
  const end = Date.now() + time
  for (let turn = 0; Date.now() < end; turn += 1) {
    const place = places[turn % Math.max(1, places.length)]
    if (place) await page.mouse.click(place.x, place.y, { delay: press })
    for (const key of playing.keys) await page.keyboard.press(key, { delay: press })
    await setTimeout(pause)
  }
}

/** Trace events recorded while a game is played. */
async function trace(session: CDPSession, playing: () => Promise<void>): Promise<object[]> {
  const events: object[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  )
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  })
  await session.send('Runtime.evaluate', { expression: `console.timeStamp('${threadMark}')` })
  await playing()
  await session.send('Tracing.end')
  await ended
  return events
}

async function measure(
  portal: Page,
  url: string,
  [kind, game]: [PlayedKind, Game],
): Promise<number[]> {
  const page = await openGame(portal, url, game)
  const session = await page.context().newCDPSession(page)
  const playing = playings[kind]
  await play(page, playing, times.before)
  await session.send('HeapProfiler.collectGarbage')
  const events = await trace(session, () => play(page, playing, times.measured))
  await page.close()
  return frameCosts(events).map((cost) => cost * slowdown)
}

const percentile = (costs: readonly number[], share: number): number =>
  costs.toSorted((one, other) => one - other)[Math.ceil(costs.length * share) - 1] ?? Number.NaN

/** Line of the table: the first cell aligned to the left, all others to the right. */
const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(10))).join('')

/** Time for script, style and layout in each frame of the demonstration's games during play. */
export async function run() {
  const gateway = await startGatewayProcess()
  const browser = await launch()
  try {
    await allowEveryKind(gateway.url)
    const portal = await openAsAna(browser, gateway.url)
    const lines = [line(['', 'frames', 'median', '95 %', 'longest', 'over 8 ms', 'of 8 ms'])]
    const rows = []
    for (const [kind, game] of gamesByKind()) {
      const costs = await measure(portal, gateway.url, [kind, game])
      const usually = percentile(costs, 0.95)
      const over = costs.filter((cost) => cost > budget).length / Math.max(1, costs.length)
      lines.push(
        line([
          kind,
          costs.length,
          round(median(costs), 2),
          round(usually, 2),
          round(Math.max(...costs), 1),
          `${round(100 * over)} %`,
          `${round(usually / budget, 2)} ×`,
        ]),
      )
      rows.push({
        figure: `${kind}: 95 % of the frames`,
        value: round(usually, 2),
        unit: 'ms',
        target: `<= ${budget}`,
      })
    }
    return {
      title: `Script, style and layout of a frame (${slowdown} x slower, ${times.measured / 1000} s of play)`,
      table: lines,
      rows,
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
