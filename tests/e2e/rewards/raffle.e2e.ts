import type { Page } from '@playwright/test'
import { enterAs, enterAsNewMember } from '../../support/enterAs.ts'
import {
  expectAccessible,
  expectAccessibleInEachVariant,
  inEachVariant,
} from '../../support/expectAccessible.ts'
import { raffleTest as test } from '../../support/ownGatewayTest.ts'
import { highStakesSlot, playRound } from '../../support/playRound.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

const title = 'Sorteio da semana: R$ 2.000'
/** Seconds in a week. When they have passed, the raffle of the current week has been drawn. */
const week = 7 * 24 * 3600

const slot = highStakesSlot()

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

async function logInAsAna(page: Page) {
  await enterAs(page, 'ana')
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
  await enterAsNewMember(page)
  await page.goto('/promotions')
  const dialog = await openRaffle(page)
  const own = dialog.getByRole('region', { name: 'Sorteio desta semana' })
  await expect(own.getByText(/^R\$\s0,00 de R\$\s200,00 em apostas válidas$/)).toBeVisible()
  await expect(own.getByText(/^Faltam R\$\s200,00 em apostas válidas/)).toBeVisible()
  await expect(own.getByRole('progressbar', { name: 'Seu progresso' })).toBeVisible()
  await expect(own.getByText(/^\d+ de .*, 00:00$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pegar meu bilhete' })).toHaveCount(0)
})

test('[API-59] a raffle ticket is taken once, even in two tabs, and its prize is claimed once after the draw', {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  // The test takes long: three log-ins, three loads of the promotions and two rounds of a game.
  test.setTimeout(240_000)
  await logInAsAna(page)
  await page.goto(`/game/${slot.nodeId}`)
  await main(page).getByRole('button', { name: 'Jogar agora', exact: true }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  // Bets R$ 100 a round.
  await game.getByLabel('Outro valor').fill('100')
  for (let round = 1; round <= 2; round += 1) await playRound(page)

  await page.goto('/promotions')
  const here = await openRaffle(page)
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.pathname)
    }),
  ])
  const there = await openRaffle(other)
  let claims = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('claimRafflePromotion')) claims += 1
  })
  const take = 'Pegar meu bilhete'
  await expect(there.getByRole('button', { name: take })).toBeVisible()
  await here.getByRole('button', { name: take }).dblclick()
  const ticketOf = (dialog: typeof here) =>
    dialog.getByRole('region', { name: 'Sorteio desta semana' }).getByText(/^\d{6}$/)
  await expect(ticketOf(here)).toBeVisible()
  await expect(here.getByRole('region', { name: 'Sorteio desta semana' })).toBeFocused()
  expect(claims).toBe(1)
  const number = (await ticketOf(here).textContent()) ?? ''
  await expect(page.getByText(`O bilhete ${number} é seu.`)).toBeVisible()
  // The other tab still shows the button. The server returns the existing ticket, not a second one.
  await there.getByRole('button', { name: take }).click()
  await expect(ticketOf(there)).toHaveText(number)
  await expect(there.getByRole('button', { name: take })).toHaveCount(0)
  await expect(
    there.getByRole('definition').filter({ hasText: /^1$/ }),
    'one ticket is in the draw',
  ).toBeVisible()
  await other.close()

  await gateway.passTime(week)
  // Removes the expired session, with which the portal would open the log-in on its own.
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await logInAsAna(page)
  await page.goto('/promotions')
  const drawn = await openRaffle(page)
  const last = drawn.getByRole('region', { name: 'Último sorteio' })
  await expect(last.getByText(/, 1 bilhete$/)).toBeVisible()
  await expect(last.getByText(number)).toBeVisible()
  await expect(last.getByText(/^Seu bilhete ganhou R\$\s2\.000,00\.$/)).toBeVisible()
  await expect(ticketOf(drawn)).toHaveCount(0)
  const before = gateway.readLedger('m-ana').length
  await last.getByRole('button', { name: 'Resgatar o prêmio' }).dblclick()
  await expect(last.getByText(/e você já resgatou o prêmio\.$/)).toBeVisible()
  await expect(last).toBeFocused()
  const paid = gateway.readLedger('m-ana').slice(before)
  expect(paid.map(({ amount }) => amount)).toEqual([200_000])
  await page.keyboard.press('Escape')

  await page.evaluate(() => sessionStorage.removeItem('token'))
  await enterAsNewMember(page)
  await page.goto('/promotions')
  const others = await openRaffle(page)
  await expect(others.getByText('Você não tinha bilhete neste sorteio.')).toBeVisible()
})

test('a raffle that fails to load can be retried, and its promotion stays readable', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsNewMember(page)
  await page.route('**/wps/raffles/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/promotions')
  const dialog = await openRaffle(page)
  await expect(dialog.getByText('Não foi possível carregar o sorteio')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Regras' })).toBeVisible()
  await page.unroute('**/wps/raffles/**')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(dialog.getByText(/^Faltam R\$/)).toBeVisible()
})

test('the raffle passes axe and fits in each variant, and its ticket is taken by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsNewMember(page)
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
