import type { Page } from '@playwright/test'
import { enterAs, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { holdScripts } from '../../support/holdScripts.ts'
import { promotionTest as test } from '../../support/ownGatewayTest.ts'
import { photo } from '../../support/photos.ts'
import { highStakesSlot, playRound } from '../../support/playRound.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'
import { startAsPlayer } from '../../support/startAsPlayer.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const slot = highStakesSlot()

const main = (page: Page) => page.getByRole('main')
const cardOf = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })

const titleOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: title, exact: true })

async function openCard(page: Page, title: string, kind: 'Promoção' | 'Atividade') {
  const dialog = dialogOf(page, kind)
  // A page that is not hydrated yet may miss the first press.
  await expect(async () => {
    if ((await dialog.count()) === 0) {
      await titleOf(page, title).click({ timeout: 3000 })
    }
    const heading = dialog.getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeVisible({ timeout: 5000 })
  }).toPass()
  return dialog
}

/** Counts the POST requests to a path from now on. @returns the current count. */
function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) calls += 1
  })
  return () => calls
}

test('[ACT-28, PROMO-05, PROMO-12, PROMO-13] a double click joins a promotion once, and its card shows the participation', async ({
  page,
}) => {
  await startAsNewMember(page)
  await page.goto('/promotions')
  for (const kind of [
    'Por tempo limitado',
    'Ofertas especiais',
    'Diárias',
    'Cashback alto',
    'VIP',
  ]) {
    await expect(main(page).getByRole('radio', { name: kind })).toBeAttached()
  }
  // Brazil's licence forbids bonuses for new members and for deposits.
  await expect(main(page).getByRole('radio', { name: 'Novos jogadores' })).toHaveCount(0)
  await expect(main(page).getByText('Pix da semana')).toHaveCount(0)
  // The state of this card depends on the date of the test.
  await expect(cardOf(page, 'Natal Premiado')).toBeVisible()
  await main(page).getByRole('radio', { name: 'Diárias' }).click()
  await expect(main(page).getByRole('radio', { name: 'Diárias' })).toBeChecked()
  await expect(cardOf(page, 'Natal Premiado')).toHaveCount(0)
  const joins = countCalls(page, /\/join$/)
  const dialog = await openCard(page, 'Desafio diário', 'Promoção')
  await expect(dialog.getByText(/Aposte R\$\s300,00 e receba R\$\s5,00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Participar' }).dblclick()
  await expect(dialog.getByText('Participando', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/R\$\s0,00 de R\$\s300,00 em apostas válidas/)).toBeVisible()
  await expect(dialog.getByRole('progressbar', { name: 'Seu progresso' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Participar' })).toHaveCount(0)
  expect(joins()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(cardOf(page, 'Desafio diário').getByText('Participando')).toBeVisible()
  await page.reload()
  await expect(cardOf(page, 'Desafio diário').getByText('Participando')).toBeVisible()
})

test('a kind of promotion that is chosen before hydration stays chosen', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/promotions', { waitUntil: 'commit' })
  const kind = main(page).getByRole('radio', { name: 'Diárias' })
  await kind.click()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(kind).toBeChecked()
})

test("[ACT-30] a member reaches a promotion's target by playing and claims its bonus once, even in two tabs", {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  await enterAs(page, 'ana', '/promotions')
  const joining = await openCard(page, 'Desafio diário', 'Promoção')
  await joining.getByRole('button', { name: 'Participar' }).click()
  await expect(joining.getByText('Participando', { exact: true })).toBeVisible()

  await page.goto(`/game/${slot.nodeId}`)
  await main(page).getByRole('button', { name: 'Jogar agora', exact: true }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  // Bets R$ 100 a round.
  await game.getByLabel('Outro valor').fill('100')
  for (let round = 1; round <= 3; round += 1) await playRound(page)

  await page.goto('/promotions')
  await expect(cardOf(page, 'Desafio diário').getByText('Bônus liberado')).toBeVisible()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      window.open(location.href)
    }),
  ])
  const here = await openCard(page, 'Desafio diário', 'Promoção')
  const there = await openCard(other, 'Desafio diário', 'Promoção')
  const before = gateway.readLedger('m-ana').length
  await Promise.all(
    [here, there].map((dialog) =>
      dialog.getByRole('button', { name: 'Resgatar o prêmio' }).click(),
    ),
  )
  await expect(here.getByText('Resgatada', { exact: true })).toBeVisible()
  await expect(there.getByText('Resgatada', { exact: true })).toBeVisible()
  const paid = gateway.readLedger('m-ana').slice(before)
  expect(paid.map(({ amount }) => amount)).toEqual([500])
})

test('[ACT-29, ACT-30, PROMO-12] a member applies to an activity with a text and an image, and claims the reward once after the review', async ({
  page,
  gateway,
}) => {
  const title = 'Mostre sua vitória'
  await startAsPlayer(page, gateway)
  await page.goto('/promotions')
  const dialog = await openCard(page, title, 'Atividade')
  const send = dialog.getByRole('button', { name: 'Enviar inscrição' })
  await send.click()
  const comment = dialog.getByLabel('Comentário *')
  await expect(dialog.getByText('Escreva um comentário.')).toBeVisible()
  await expect(comment).toBeFocused()
  await comment.fill('é'.repeat(141))
  await expect(dialog.getByText('Reduza para 140 caracteres: o seu tem 141.')).toBeVisible()
  await comment.fill('Ganhei R$ 812 com R$ 2!')
  await send.click()
  await expect(dialog.getByText('Envie pelo menos uma imagem.')).toBeVisible()
  const images = dialog.getByRole('group', { name: 'Imagens' })
  const choose = images.locator('input[type="file"]')
  await choose.setInputFiles([photo('um.png'), photo('dois.png')])
  await expect(images.getByText('Enviada')).toHaveCount(2)
  await images.getByRole('button', { name: /^Remover um\.png/ }).click()
  await expect(images.getByText('Enviada')).toHaveCount(1)
  const notAPicture = { name: 'tres.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') }
  await choose.setInputFiles([notAPicture])
  await expect(images.getByRole('status').last()).toContainText(/PNG|JPG/i)
  const sent = countCalls(page, /\/applications$/)
  await send.dblclick()
  await expect(dialog.getByText('Inscrição enviada', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Ganhei R$ 812 com R$ 2!')).toBeVisible()
  await expect(send).toHaveCount(0)
  expect(sent()).toBe(1)

  await gateway.passTime(5 * 60)
  await gateway.passTime(5 * 60 + 1)
  // A reload restores the dialog.
  const decided = dialogOf(page, 'Atividade')
  await expect(async () => {
    await page.reload()
    await expect(decided.getByText('Bônus liberado')).toBeVisible({ timeout: 3000 })
  }).toPass()
  const claims = countCalls(page, /\/claim$/)
  await decided.getByRole('button', { name: 'Resgatar o prêmio' }).dblclick()
  await expect(decided.getByText('Resgatada', { exact: true })).toBeVisible()
  expect(claims()).toBe(1)
  await expect(page.getByRole('banner').getByText(/R\$\s20,00/)).toBeVisible()
})

test('a visitor reads promotions without JavaScript, and has to log in to join one', {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await unscripted.goto(`${gateway.url}/promotions`)
  await expect(cardOf(unscripted, 'Desafio diário')).toBeVisible()
  // The market forbids gifts to people who have not bet, so a visitor does not see this activity.
  await expect(cardOf(unscripted, 'Mostre sua vitória')).toHaveCount(0)
  await plain.close()

  await page.goto('/promotions')
  const dialog = await openCard(page, 'Desafio diário', 'Promoção')
  await dialog.getByRole('button', { name: 'Entre para participar' }).click()
  await expect(dialogOf(page, 'Entrar')).toBeVisible()
})

test('a promotion card opens if it is pressed during hydration', { tag: '@full' }, async ({
  page,
  gateway,
}) => {
  await startAsPlayer(page, gateway)
  for (const [title, kind] of [
    ['Desafio diário', 'Promoção'],
    ['Mostre sua vitória', 'Atividade'],
  ] as const) {
    await page.goto('/promotions', { waitUntil: 'commit' })
    await titleOf(page, title).click()
    await expect(dialogOf(page, kind)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page, kind)).toBeHidden()
  }
})

test("the prerendered promotion cards stay usable while the member's own promotions load", {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const answer = Promise.withResolvers<void>()
  await page.route(/\/wps\/(promotions|activities)\b/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/promotions', { waitUntil: 'commit' })
  const cards = main(page).getByRole('article')
  await cards.first().waitFor()
  const found = await cards.elementHandles()
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const stay = () =>
    Promise.all(found.map((card) => card.evaluate((element) => element.isConnected)))
  expect(await stay()).not.toContain(false)
  const asked = page.waitForRequest(/\/wps\/promotions\/desafio-diario/)
  await titleOf(page, 'Desafio diário').click()
  await expect(dialogOf(page, 'Promoção')).toBeVisible()
  await asked
  expect(await stay()).not.toContain(false)
  answer.resolve()
  await expect(dialogOf(page, 'Promoção').getByRole('heading', { level: 3 })).toBeVisible()
  expect(await stay()).not.toContain(false)
})

test('the application form reports a lost network and keeps its values', { tag: '@full' }, async ({
  page,
  gateway,
}) => {
  await startAsPlayer(page, gateway)
  await page.goto('/promotions')
  const dialog = await openCard(page, 'Presente de aniversário', 'Atividade')
  const comment = dialog.getByLabel('Comentário *')
  await comment.fill('Dia 12')
  await page.route('**/applications', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(comment).toHaveValue('Dia 12')
  await page.unroute('**/applications')
  await dialog.getByRole('button', { name: 'Enviar inscrição' }).click()
  await expect(dialog.getByText('Inscrição enviada', { exact: true })).toBeVisible()
})

test('promotions and their dialogs pass axe and fit the window in each theme and width, and a promotion is joined by keyboard', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await startAsPlayer(page, gateway)
  await page.goto('/promotions')
  await expect(cardOf(page, 'Mostre sua vitória')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await titleOf(page, 'Desafio diário').focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, 'Promoção')
  const join = dialog.getByRole('button', { name: 'Participar' })
  await expect(join).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await join.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Participando', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await titleOf(page, 'Mostre sua vitória').press('Enter')
  await expect(dialogOf(page, 'Atividade').getByLabel('Comentário *')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
