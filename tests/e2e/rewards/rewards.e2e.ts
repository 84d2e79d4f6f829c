import type { Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { countPosts, openSecondTab } from '../../support/onceOnly.ts'
import { rewardTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import { minorIn } from '../../support/shownMoney.ts'
import { startAsPlayer } from '../../support/startAsPlayer.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const cardsOf = (page: Page) =>
  main(page).getByRole('list', { name: 'Para resgatar' }).getByRole('listitem')
const cardOf = (page: Page, title: string) => cardsOf(page).filter({ hasText: title })
const claimOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `Resgatar: ${title}` })
const historyOf = (page: Page) => main(page).getByRole('table', { name: 'Central de prêmios' })
const menuEntry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Central do jogador' })
    .getByRole('link', { name: /^Central de prêmios/ })

async function openAsAna(page: Page) {
  await enterAs(page, 'ana', '/member/rewardCentre')
  await expect(cardsOf(page).first()).toBeVisible()
}

async function enterCode(page: Page, code: string) {
  const field = main(page).getByLabel('Código *')
  await field.fill(code)
  await main(page).getByRole('button', { name: 'Usar código' }).click()
  return field
}

test('[ACT-31, PROMO-01] a double press claims a reward once, shows a celebration, and does not move other rewards', async ({
  page,
  gateway,
}) => {
  await openAsAna(page)
  await expect(menuEntry(page)).toContainText('2')
  // Rewards are sorted by expiry, with the date in plain text.
  await expect(cardsOf(page).first()).toContainText(/Prêmio de atividade.*Resgate até \d+ de/)
  await expect(cardsOf(page).last()).toContainText(/Bônus de equipe.*Não expira/)
  const balance = page.getByRole('banner')
  const before = await minorIn(balance)
  const placeBefore = await cardOf(page, 'Bônus de equipe').boundingBox()
  const claims = countPosts(page, /\/claim$/)
  const entries = gateway.readLedger('m-ana').length
  await claimOf(page, 'Prêmio de atividade').dblclick()
  const card = cardOf(page, 'Prêmio de atividade')
  await expect(card.getByText('Resgatado', { exact: true })).toBeVisible()
  await expect(card).toContainText(/Pago em \d+ de/)
  await expect(card).not.toContainText('Resgate até')
  await expect(card.getByRole('heading', { name: 'Prêmio de atividade' })).toBeFocused()
  await expect(page.getByText('O valor já está na sua carteira.')).toBeVisible()
  const sparks = card.locator('svg[aria-hidden]')
  expect(await sparks.evaluate((drawing) => getComputedStyle(drawing).animationDuration)).not.toBe(
    '0s',
  )
  expect(await cardOf(page, 'Bônus de equipe').boundingBox()).toEqual(placeBefore)
  expect(claims()).toBe(1)
  await expect.poll(() => minorIn(balance)).toBe(before + 2_000)
  const paid = gateway.readLedger('m-ana').slice(entries)
  expect(paid.map(({ kind, amount }) => [kind, amount])).toEqual([['BONUS', 2_000]])
  await expect(menuEntry(page)).toContainText('1')
  const row = historyOf(page).getByRole('row', { name: /Prêmio de atividade/ })
  await expect(row).toContainText('Resgatado')
})

test('[ACT-31, PROMO-01] a reward claimed in two tabs is paid once, and both tabs show it', {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  await openAsAna(page)
  const other = await openSecondTab(page, context)
  await expect(claimOf(other, 'Bônus de equipe')).toBeVisible()
  const entries = gateway.readLedger('m-ana').length
  await Promise.all([page, other].map((tab) => claimOf(tab, 'Bônus de equipe').click()))
  for (const tab of [page, other]) {
    await expect(cardOf(tab, 'Bônus de equipe').getByText(/^Pago em \d+ de/)).toBeVisible()
  }
  const paid = gateway.readLedger('m-ana').slice(entries)
  expect(paid.map(({ amount }) => amount)).toEqual([1_000])
})

test('[ACT-32, PROMO-08] a bonus code is rejected at its field with the reason, or becomes a claimable reward', async ({
  page,
  gateway,
}) => {
  await startAsPlayer(page, gateway)
  await page.goto('/member/rewardCentre')
  await expect(main(page).getByText('Nenhum prêmio para resgatar agora.')).toBeVisible()
  for (const [code, error] of [
    [' ', 'Digite o código.'],
    ['NADA-AQUI', 'Esse código não existe. Confira e tente de novo.'],
    ['PASCOA2025', 'Este código expirou.'],
    ['ESGOTADO', 'Este código já foi utilizado.'],
  ] as const) {
    const field = await enterCode(page, code)
    await expect(field).toHaveAccessibleDescription(error)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(code)
  }
  const field = await enterCode(page, ' telegram50 ')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^Bônus do canal no Telegram: R\$\s50,00/ }),
  ).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(menuEntry(page)).toContainText('1')
  const title = 'Bônus do canal no Telegram'
  await claimOf(page, title).press('Enter')
  await expect(cardOf(page, title).getByText('Resgatado', { exact: true })).toBeVisible()
  await expect.poll(() => minorIn(page.getByRole('banner'))).toBe(5_000)
  const row = historyOf(page).getByRole('row', { name: /Telegram/ })
  await expect(row).toContainText('Código de bônus')
  await expect(row).toContainText(/R\$\s50,00/)
  await expect(row).toContainText('Resgatado')
  await expect(await enterCode(page, 'TELEGRAM50')).toHaveAccessibleDescription(
    'Este código já foi utilizado.',
  )
})

test('the reward centre passes axe and fits the window in each theme and width, and celebrates without animation under reduced motion', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startAsPlayer(page, gateway)
  await page.goto('/member/rewardCentre')
  await enterCode(page, 'TELEGRAM50')
  const title = 'Bônus do canal no Telegram'
  await expect(claimOf(page, title)).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await claimOf(page, title).press('Enter')
  const card = cardOf(page, title)
  await expect(card.getByText('Resgatado', { exact: true })).toBeVisible()
  const sparks = card.locator('svg[aria-hidden]')
  await expect(sparks).toHaveCSS('opacity', '0')
  await expect(sparks).toHaveCSS('animation-duration', '0s')
  await expectAccessibleInEachVariant(page)
})
