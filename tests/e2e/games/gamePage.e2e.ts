import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { startSession } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

/** Game that can be played and has a free trial. */
const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')
if (!game) throw new Error('The catalogue has no slot with a trial')
const name = gameName(game, 'pt')
const { nodeId } = game

test('[GAME-36] a visitor opens a game by its URL and tries it without an account', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`/game/${nodeId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(`${name} – ${game.vendorName} · Portico`)
  await page.getByRole('button', { name: 'Teste grátis', exact: true }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(`/game/${nodeId}`)
})

test('the document of a game contains its content before any script runs', {
  tag: '@full',
}, async ({ request }) => {
  const found = await request.get(`/game/${nodeId}`)
  expect(found.status()).toBe(200)
  const html = await found.text()
  expect(html).toContain(`<title>${name} – ${game.vendorName} · Portico</title>`)
  expect(html).toContain('Aposta mínima')
  const missing = await request.get('/game/nowhere')
  expect(missing.status()).toBe(404)
})

test("[ROUTE-45] a game from a list opens at the top of its page, and Back returns to the list's position", {
  tag: '@full',
}, async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/rng?vassalage=PG&page=2')
  const tiles = page.getByRole('list', { name: 'Slots' }).getByRole('article')
  // The document contains the games of all vendors. Hydration filters them.
  await expect(tiles.filter({ hasText: 'Palma Games' })).toHaveCount(18)
  const link = tiles.nth(14).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await place()
  expect(left).toBeGreaterThan(0)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(place).toBe(0)
  const next = page
    .getByRole('list', { name: /^Mais jogos/ })
    .getByRole('link')
    .first()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect.poll(place).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL('/rng?vassalage=PG&page=2')
  await expect.poll(place).toBe(left)
})

test('an unknown game shows a not-found page with a link to the list', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/game/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jogo não encontrado')
  await page.getByRole('link', { name: 'Ver todos os slots' }).click()
  await expect(page).toHaveURL('/rng')
})

/** Baccarat table that is not under maintenance. */
function openTable() {
  const open = catalogue.games({ gameType: 'LIVE', gameClassify: 'BACCARAT' }).find(canStart)
  if (!open) throw new Error('No baccarat table is open')
  return open
}

test('a live game shows the dealer, the players and the results of the last rounds', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`/game/${openTable().nodeId}`)
  const table = page.getByRole('region', { name: 'Na mesa agora' })
  await expect(table.getByText(/^Fala /)).toBeVisible()
  await expect(table).toContainText(/Jogadores/)
  const rounds = table.getByRole('list', { name: 'Últimas rodadas' }).getByRole('listitem')
  await expect(rounds.first()).toHaveText(/(Banca|Jogador|Empate)$/)
  await expectAccessible(page)
})

test('the bet button of a live table is in the window without scrolling', {
  tag: '@full',
}, async ({ page }) => {
  const table = catalogue
    .games({ gameType: 'LIVE' })
    .find((one) => one.gameClassify === 'ROULETTE' && canStart(one))
  if (!table) throw new Error('The catalogue has no roulette')
  await startSession(page, 'ana')
  await page.goto(`/seamless?nodeId=${table.nodeId}`)
  const button = page.frameLocator('iframe').getByRole('button', { name: /^Apostar/ })
  const bottom = async () => {
    const box = await button.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await expect(button).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const barOfPages = page.getByRole('navigation', { name: 'Navegação principal' })
    const end = width === 390 ? ((await barOfPages.boundingBox())?.y ?? 0) : height
    await expect.poll(bottom, `at ${width} px`).toBeLessThanOrEqual(end)
  }
})

test('the result and the countdown of a lottery are not wrapped on a wide screen', {
  tag: '@full',
}, async ({ page }) => {
  const lottery = catalogue
    .games({ gameType: 'LOTT' })
    .find(({ gameCode }) => gameCode === 'SEA_SG_4D')
  if (!lottery) throw new Error('The catalogue has no 4D lottery of Singapore')
  await startSession(page, 'ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/seamless?nodeId=${lottery.nodeId}`)
  const frame = page.frameLocator('iframe')
  for (const text of [frame.getByRole('timer'), frame.locator('#result')]) {
    await expect(text).toHaveText(/\S/)
    const lines = await text.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const bottoms = new Set<number>()
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom))
      }
      return bottoms.size
    })
    expect(lines).toBe(1)
  }
})
