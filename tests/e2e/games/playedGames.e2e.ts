import type { FrameLocator, Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { type GameKind, kindOf, tableTraits } from '../../../mocks/rules/kindOf.ts'
import { roundAt, usualTimes } from '../../../mocks/rules/table/tableTimes.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { enterAs } from '../../support/enterAs.ts'
import { passTo, passToShortFlights, serverTime } from '../../support/gameTimes.ts'
import { logInOperator } from '../../support/operatorClient.ts'
import { roundsTest as test } from '../../support/ownGatewayTest.ts'
import { playRound } from '../../support/playRound.ts'
import { expect } from '../../support/portalTest.ts'
import { operatorPassword, type RunningGateway } from '../../support/runningGateway.ts'
import { minorIn } from '../../support/shownMoney.ts'
import { enter, tabTo } from '../../support/tabTo.ts'

/** Longest time until a table has opened, closed and drawn a round, in milliseconds. */
const twoRounds = 70_000

const gameOf = (kind: GameKind, isSuitable: (game: Game) => boolean = () => true): Game => {
  const game = catalogue
    .games({})
    .find((one) => canStart(one) && kindOf(one) === kind && isSuitable(one))
  if (!game) throw new Error(`The catalogue has no game of the kind ${kind}`)
  return game
}

/** Longest time in milliseconds until a ticket is drawn in a lottery with a draw each minute. */
const quickDraw = 75_000

/** Time of the next draw of a lottery with a draw each minute, in milliseconds since 1970. */
const nextDraw = async (gateway: RunningGateway): Promise<number> =>
  Math.floor((await serverTime(gateway)) / 60_000 + 1) * 60_000

const isQuickLottery = ({ gameCode }: Game) => gameCode === 'ELOTT_5D_1'

const isUsual = (game: Game) => !tableTraits(game).isSpeed

/** Opens a game for real money as ana. */
async function openGame(page: Page, { nodeId }: Game): Promise<FrameLocator> {
  await enterAs(page, 'ana', `/game/${nodeId}`)
  const start = page.getByRole('main').getByRole('button', { name: 'Jogar agora', exact: true })
  await start.click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  return frame
}

const resultOf = (frame: FrameLocator) => frame.locator('#result')

/** Results of a table as its tile in the lobby shows them, newest first. */
async function resultsInLobby(page: Page, { nodeId, gameClassify }: Game): Promise<string[]> {
  const query = `pageSize=100&gameClassify=${gameClassify}`
  const response = await page.request.get(`/wps/relay/GLS2_roomList?${query}`)
  // The cast is safe: the contract defines this response of `GLS2_roomList`.
  const { value } = (await response.json()) as {
    value: { list: { nodeId: string; results: string[] }[] }
  }
  return value.list.find((room) => room.nodeId === nodeId)?.results ?? []
}

/** Opens a table as ana at the start of a round. The page gets a fake clock. */
async function openTable(page: Page, gateway: RunningGateway, kind: GameKind) {
  const game = gameOf(kind, isUsual)
  await page.clock.install()
  await passTo(gateway, roundAt(usualTimes, await serverTime(gateway)).endsAt)
  return { game, frame: await openGame(page, game) }
}

/** Time for which a test watches a draw, in milliseconds. */
const watched = 3_000

/** Moves the clocks of the page and the gateway to the end of the draw of the table's round. */
async function passToEndOfDraw(page: Page, gateway: RunningGateway) {
  const { drawnAt } = roundAt(usualTimes, await serverTime(gateway))
  await passTo(gateway, drawnAt - watched, page)
}

/** Places a chip on a spot in the first round that is open long enough. */
async function placeChip(frame: FrameLocator, spot: string) {
  await expect(frame.locator('#phase')).toHaveText('Façam suas apostas', { timeout: twoRounds })
  await frame.getByRole('button', { name: spot, exact: true }).click()
  await frame.getByRole('button', { name: /^Apostar R\$/ }).click()
  await expect(resultOf(frame)).toHaveText(/Aposta de .* feita/)
}

test('[PLAY-01] a slot spins, and the record of the bet shows its reels', async ({ page }) => {
  await openGame(page, gameOf('slot'))
  expect(await playRound(page)).toMatch(/ganhou|prêmio|Voltaram/)
  await page.goto('/member/bettingRecord')
  await page
    .getByRole('button', { name: /: detalhes$/ })
    .first()
    .click()
  const reels = page.getByRole('dialog').getByRole('table').first()
  await expect(reels.getByRole('cell').first()).toBeVisible()
})

test('[PLAY-02] a roulette bet with a chip of a typed amount is settled by the number that the lobby shows', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const { game, frame } = await openTable(page, gateway, 'roulette')
  const amount = frame.getByRole('textbox', { name: 'Ficha de outro valor' })
  // A press selects the old amount, so that typing replaces it.
  await amount.click()
  await amount.pressSequentially('7,30')
  await placeChip(frame, 'Vermelho')
  await expect(frame.getByRole('button', { name: /^Aposta feita: R\$\s7,30$/ })).toBeVisible()
  await passToEndOfDraw(page, gateway)
  const result = resultOf(frame)
  await expect(result).toHaveText(/Você ganhou|Não foi desta vez|Voltaram/, {
    timeout: twoRounds,
  })
  const number = /\d+/.exec((await result.textContent()) ?? '')?.[0]
  expect((await resultsInLobby(page, game))[0]).toBe(number)
})

test('[PLAY-03] a baccarat bet is settled, and its round is the last one on the bead plate', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const { game, frame } = await openTable(page, gateway, 'baccarat')
  await placeChip(frame, 'Banca')
  await passToEndOfDraw(page, gateway)
  await expect(resultOf(frame)).toHaveText(/Você ganhou|Não foi desta vez|Voltaram/, {
    timeout: twoRounds,
  })
  const sides: Readonly<Record<string, string>> = {
    BANKER: 'Banca',
    PLAYER: 'Jogador',
    TIE: 'Empate',
  }
  const [latest = ''] = await resultsInLobby(page, game)
  const bead = frame.getByRole('img', { name: /^Bead Plate/ })
  await expect(bead).toHaveAttribute('aria-label', new RegExp(`antigo: ${sides[latest]}`))
})

test('[GAME-08] a chip is visible on the spot of a cockfight, and the bet is settled', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const operator = await logInOperator(gateway.url, operatorPassword)
  await operator.changeSettings((settings) => ({
    ...settings,
    market: { ...settings.market, cockfight: true },
  }))
  const { frame } = await openTable(page, gateway, 'cockfight')
  await placeChip(frame, 'Meron')
  const size = await frame.locator('.bet .stack').boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThan(20)
  await passToEndOfDraw(page, gateway)
  await expect(resultOf(frame)).toHaveText(/(Meron|Wala) vence|Empate/, { timeout: twoRounds })
})

test('[PLAY-04] a target of a fishing game is chosen by keys, and a shot at it costs its stake', {
  tag: '@full',
}, async ({ page }) => {
  const frame = await openGame(page, gameOf('fish'))
  const balance = frame.locator('#balance')
  const before = await balance.textContent()
  const targets = frame.getByRole('listbox', { name: 'Alvos no mar' })
  await targets.press('ArrowRight')
  const aimedId = await targets.getByRole('option', { selected: true }).getAttribute('id')
  await expect(targets).toHaveAttribute('aria-activedescendant', aimedId ?? '')
  await frame.getByRole('button', { name: 'Atirar' }).click()
  await expect(balance).not.toHaveText(before ?? '')
})

test('[PLAY-05] a crash bet is cashed out automatically, and its flight is verified from the seeds', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const game = gameOf('crash')
  await passToShortFlights(gateway, game)
  const frame = await openGame(page, game)
  const bet = frame.getByRole('region', { name: 'Aposta 1' })
  await bet.getByRole('checkbox').check()
  await bet.getByRole('textbox', { name: /saque automático/ }).fill('1,01')
  await bet.getByRole('button', { name: /^Apostar/ }).click()
  await expect(resultOf(frame)).toHaveText(/Você sacou/, { timeout: twoRounds })
  await frame.getByRole('button', { name: 'Conferir a justiça do jogo' }).click()
  await expect(frame.getByText('É o mesmo resultado da rodada.')).toBeVisible()
})

test('[PLAY-06, PLAY-10] a round of mines survives a reload, is paid once although the response of its cash-out is lost, and is verified', async ({
  page,
  gateway,
}) => {
  const frame = await openGame(page, gameOf('mines'))
  await frame.getByRole('button', { name: 'Menos minas' }).click()
  await frame.getByRole('button', { name: 'Menos minas' }).click()
  await frame.getByRole('button', { name: /^Apostar R\$/ }).click()
  await expect(resultOf(frame)).toHaveText(/Rodada aberta/)
  // Chromium focuses every list that scrolls, other browsers do not.
  const multipliers = frame.getByRole('list', { name: 'Multiplicador' })
  await expect(multipliers).toHaveAttribute('tabindex', '0')
  await page.getByRole('button', { name: 'Carregar o jogo de novo' }).click()
  await expect(resultOf(frame)).toHaveText('Sua rodada continua de onde parou.')
  await frame.getByRole('button', { name: 'Casa aleatória' }).click()
  await expect(resultOf(frame)).toHaveText(/Casa segura|A aposta foi perdida/)
  await page.route('**/play/*/cashOut', async (route) => {
    // The server settles the round; its response is lost.
    await route.fetch()
    await route.abort()
  })
  const cashOut = frame.getByRole('button', { name: /^Sacar/ })
  const begin = gateway.readLedger('m-ana').length
  // One tile of 25 hides the mine. If it was opened, the round is over and nothing can be cashed
  // out.
  const isOpen = /Casa segura/.test((await resultOf(frame).textContent()) ?? '')
  if (isOpen) await cashOut.click()
  await expect(resultOf(frame)).toHaveText(/Você sacou|A aposta foi perdida/)
  const win = isOpen ? await minorIn(resultOf(frame)) : 0
  const wins = gateway
    .readLedger('m-ana')
    .slice(begin)
    .filter(({ kind }) => kind === 'WIN')
  expect(wins.filter(({ amount }) => amount === win)).toHaveLength(isOpen ? 1 : 0)
  await frame.getByRole('button', { name: 'Conferir a justiça do jogo' }).click()
  await expect(frame.getByText('É o mesmo resultado da rodada.')).toBeVisible()
})

test('[ACT-27] two tickets of a quick lottery are bought by the keyboard, wait for its draw, and the record shows the drawn numbers', async ({
  page,
  gateway,
}) => {
  await page.clock.install()
  await passTo(gateway, await nextDraw(gateway))
  const frame = await openGame(page, gameOf('lottery', isQuickLottery))
  const button = (name: string) => frame.getByRole('button', { name, exact: true })
  await button('Último dígito').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, frame.getByRole('spinbutton', { name: 'Dígito 1 de 1' }))
  await page.keyboard.press('7')
  await page.keyboard.press('ArrowDown')
  await enter(page, button('Adicionar bilhete'))
  const live = frame.getByRole('status')
  await expect(live.filter({ hasText: /^Bilhete adicionado: .*6/ })).toBeVisible()
  await enter(page, button('Surpresinha'), 'Shift+Tab')
  const purchase = frame.getByRole('region', { name: 'Sua compra' })
  await expect(purchase.getByRole('button', { name: /^Remover o bilhete/ })).toHaveCount(2)
  const buy = frame.getByRole('button', { name: /^Comprar · R\$/ })
  const own = frame.getByRole('region', { name: 'Meus bilhetes' })
  const waiting = own.getByText('Aguardando o sorteio')
  const closed = resultOf(frame).filter({ hasText: 'fecharam' })
  await enter(page, buy)
  await expect(waiting.or(closed)).toBeVisible()
  // The sales of a draw may close between the choice and the purchase.
  if (await closed.isVisible()) await buy.click()
  await expect(waiting).toBeVisible()
  await passTo(gateway, (await nextDraw(gateway)) - watched, page)
  await expect(own.getByText(/^(Prêmio de|Sem prêmio)/)).toBeVisible({ timeout: quickDraw })
  await expect(live.filter({ hasText: /^Sorteados: \d{5}\./ })).toBeVisible()
  await page.goto('/member/bettingRecord')
  await page
    .getByRole('button', { name: /: detalhes$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Bilhetes' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: /^\d{5}/ })).toBeVisible()
  await expect(dialog.getByText(/^(Sem prêmio|1 acerto, prêmio de)/)).toHaveCount(2)
})
