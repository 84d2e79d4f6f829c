import type { Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { countPosts, loseAnswers } from '../../support/onceOnly.ts'
import { wheelTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const spinButton = (page: Page) => main(page).getByRole('button', { name: 'Girar', exact: true })
const skipButton = (page: Page) => main(page).getByRole('button', { name: 'Ver o resultado' })
const ticketsOf = (page: Page) => main(page).getByText(/^Você (tem \d+ giros?|não tem giros)$/)
const historyOf = (page: Page) => main(page).getByRole('table', { name: 'Roleta da sorte' })
/** Text of a spin's result; the page's other status element counts the history's rows. */
const resultOf = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /carteira|saldo de pontos|nos seus giros|não deu prêmio/ })

/** Pauses the wheel's animation, so that it does not end before the test skips it. */
const holdTurn = (page: Page) =>
  page.waitForFunction(() => {
    const turn = document
      .getAnimations()
      .find(({ effect }) => effect?.getTiming().duration === 3600)
    turn?.pause()
    return turn !== undefined
  })

async function openAsAna(page: Page) {
  await enterAs(page, 'ana', '/member/wheel')
  await expect(ticketsOf(page)).toBeVisible()
  await expect(historyOf(page)).toBeVisible()
}

const spinsIn = async (page: Page) => (await historyOf(page).getByRole('row').count()) - 1

/** Expects the history to have a number of spins, and the newest one to match the shown result. */
async function expectResultInHistory(page: Page, spins: number) {
  await expect(historyOf(page).getByRole('row')).toHaveCount(spins + 1)
  const prize = await historyOf(page).getByRole('row').nth(1).getByRole('cell').last().innerText()
  await expect(main(page).getByRole('row', { name: prize }).first()).toBeVisible()
  const words = (await resultOf(page).innerText()).replaceAll('\u00a0', ' ')
  expect(words).toContain(prize.replaceAll('\u00a0', ' '))
}

test('[ACT-34, PROMO-07] a ticket spins the wheel once, its animation can be skipped, and the history lists the spin', async ({
  page,
}) => {
  await openAsAna(page)
  await expect(ticketsOf(page)).toHaveText('Você tem 3 giros')
  await expect(spinButton(page)).toHaveAccessibleDescription('Você tem 3 giros')
  const chances = main(page).getByRole('table', { name: 'Prêmios e chances' })
  await expect(chances.getByRole('row', { name: 'R$ 5.000,00 0,01%' })).toBeVisible()
  const before = await spinsIn(page)
  const spins = countPosts(page, /\/wps\/wheel\/spins$/)
  await spinButton(page).click()
  await holdTurn(page)
  await expect(skipButton(page)).toBeFocused()
  await expect(ticketsOf(page)).toHaveText('Você tem 2 giros')
  await expect(resultOf(page)).toHaveCount(0)
  await skipButton(page).press('Enter')
  await expect(resultOf(page)).toBeVisible({ timeout: 2000 })
  await expect(spinButton(page)).toBeFocused()
  await expectResultInHistory(page, before + 1)
  expect(spins()).toBe(1)
})

test('[ACT-34] a spin with reduced motion shows its result without animation', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsAna(page)
  const before = await spinsIn(page)
  const spins = countPosts(page, /\/wps\/wheel\/spins$/)
  await spinButton(page).dblclick()
  await expect(resultOf(page)).toBeVisible()
  await expect(skipButton(page)).toHaveCount(0)
  await expectResultInHistory(page, before + 1)
  expect(spins()).toBe(1)
})

test('[ACT-34] a spin whose response is lost spends one ticket, and its result can be fetched', {
  tag: '@full',
}, async ({ page }) => {
  await openAsAna(page)
  const before = await spinsIn(page)
  const keys = await loseAnswers(page, '**/wps/wheel/spins')
  await spinButton(page).dblclick()
  const again = main(page).getByRole('button', { name: 'Ver o resultado do giro' })
  await expect(again).toBeVisible()
  await expect(historyOf(page).getByRole('row')).toHaveCount(before + 2)
  await again.click()
  await holdTurn(page)
  await skipButton(page).press('Enter')
  await expect(resultOf(page)).toBeVisible()
  await expectResultInHistory(page, before + 1)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
