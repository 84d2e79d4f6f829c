import type { Page } from '@playwright/test'
import { startAsNewMember } from '../../support/enterAs.ts'
import {
  expectAccessible,
  expectAccessibleInEachVariant,
  inEachVariant,
} from '../../support/expectAccessible.ts'
import { raffleTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

const title = 'Sorteio da semana: R$ 2.000'

const main = (page: Page) => page.getByRole('main')

/** Opens the raffle by its card. @returns its dialog. */
async function openRaffle(page: Page, name = 'Promoção', card = title) {
  const dialog = dialogOf(page, name)
  // A page that is not hydrated yet may miss the first press.
  await expect(async () => {
    if ((await dialog.count()) === 0) {
      await main(page).getByRole('button', { name: card }).first().click({ timeout: 3000 })
    }
    await expect(dialog.getByRole('heading', { name: card })).toBeVisible({ timeout: 5000 })
  }).toPass()
  return dialog
}

test("a visitor reads the raffle's conditions and prize in English, and has to log in to join", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions?lang=en')
  const dialog = await openRaffle(page, 'Promotion', 'Weekly raffle: R$ 2,000')
  await expect(
    dialog.getByText(
      /^Bet R\$\s200\.00 within the week for one ticket\. One ticket of the week wins R\$\s2,000\.00\.$/,
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Log in to join' }).click()
  await expect(dialogOf(page, 'Log in')).toBeVisible()
})

test('a member who has not bet enough sees the amount that is missing for a ticket', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await page.goto('/promotions')
  const dialog = await openRaffle(page)
  const own = dialog.getByRole('region', { name: 'Sorteio desta semana' })
  await expect(own.getByText(/^R\$\s0,00 de R\$\s200,00 em apostas válidas$/)).toBeVisible()
  await expect(own.getByText(/^Faltam R\$\s200,00 em apostas válidas/)).toBeVisible()
  await expect(own.getByRole('progressbar', { name: 'Seu progresso' })).toBeVisible()
  await expect(own.getByText(/^\d+ de .*, 00:00$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pegar meu bilhete' })).toHaveCount(0)
})

test('the raffle passes axe and fits the window in each theme and width, and its ticket is taken by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const raffle = {
    promotionId: 'sorteio-da-semana',
    prize: '2000.00',
    startsAt: '2026-11-23T03:00:00Z',
    drawsAt: '2026-11-30T03:00:00Z',
    tickets: 311,
    turnover: '260.00',
    turnoverRequired: '200.00',
    missing: '0.00',
    canClaim: true,
    lastDraw: {
      drawsAt: '2026-11-23T03:00:00Z',
      tickets: 1204,
      number: '731902',
      ownNumber: '118240',
      hasWon: false,
    },
  }
  let isTaken = false
  await page.route('**/wps/raffles/**', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: isTaken ? { ...raffle, number: '004217', tickets: 312, canClaim: false } : raffle,
      },
    }),
  )
  await page.route('**/MCS2_claimRafflePromotion', (route) => {
    isTaken = true
    const { promotionId, drawsAt, prize } = raffle
    const value = { promotionId, number: '004217', drawsAt, prize }
    return route.fulfill({ json: { success: true, value } })
  })
  await page.goto('/promotions')
  const dialog = await openRaffle(page)
  await expect(dialog.getByText('Seu bilhete não foi sorteado.')).toBeVisible()
  await expect(dialog.getByText(/, 1\.204 bilhetes$/)).toBeVisible()
  await expectAccessibleInEachVariant(page)
  const take = dialog.getByRole('button', { name: 'Pegar meu bilhete' })
  await take.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('004217', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Sorteio desta semana' })).toBeFocused()
  await inEachVariant(page, async (where) => {
    await expectAccessible(page, { where })
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow, where).toBe(0)
  })
})
