import type { Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'
import type { RunningGateway } from '../../support/runningGateway.ts'
import { minorIn } from '../../support/shownMoney.ts'

/** Opens the wallet as ana, and moves all her money back from the game vendors. */
async function openWallet(page: Page) {
  await enterAs(page, 'ana', '/member/wallet')
  await expect(partOf(page, 'Saldo real')).toBeVisible()
  const takeBack = partOf(page, 'Nos provedores de jogos').getByRole('button')
  if (await takeBack.isVisible()) {
    await takeBack.click()
    await expect(page.getByText('Não há dinheiro seu nos provedores no momento.')).toBeVisible()
  }
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const moveForm = (page: Page) => {
  const form = partOf(page, 'Transferir entre carteiras')
  return {
    from: form.getByLabel('De', { exact: true }),
    to: form.getByLabel('Para', { exact: true }),
    amount: form.getByRole('textbox', { name: 'Valor' }),
    send: form.getByRole('button', { name: 'Transferir' }),
    status: form.getByRole('status'),
  }
}

const figure = (page: Page, term: string) =>
  partOf(page, 'Saldo real').getByText(term, { exact: true }).locator('xpath=..')

const sumsOf = (gateway: RunningGateway) => {
  const sums = new Map<string, number>()
  for (const { account, amount } of gateway.readLedger('m-ana')) {
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  return sums
}

test('[ACT-09, WAL-01, MEM-06] money moves to, between and back from vendors, and the ledger matches the page', async ({
  page,
  gateway,
}) => {
  await openWallet(page)
  const begin = gateway.readLedger('m-ana').length
  const before = await minorIn(partOf(page, 'Saldo real'))
  const { from, to, amount, send, status } = moveForm(page)

  await amount.fill('150,25')
  await send.dblclick()
  await expect(status).toContainText('Transferência de R$ 150,25 feita')
  const header = page.getByRole('banner')
  await expect.poll(() => minorIn(header)).toBe(before - 15_025)

  await from.selectOption('Pontal')
  await to.selectOption('Cloud Quay 9')
  await amount.fill('50')
  await send.click()
  await expect(status).toContainText('Cloud Quay 9: R$ 50,00')
  await expect.poll(() => minorIn(partOf(page, 'Saldo real'))).toBe(before - 15_025)
  const sums = sumsOf(gateway)
  expect([sums.get('m-ana'), sums.get('m-ana/vendor/PT'), sums.get('m-ana/vendor/CQ9')]).toEqual([
    before - 15_025,
    10_025,
    5_000,
  ])

  const vendors = partOf(page, 'Nos provedores de jogos')
  await vendors.getByRole('button', { name: /Trazer tudo de volta: R\$\s150,25/ }).click()
  await expect(vendors.getByRole('status')).toContainText('R$ 150,25 de volta, de 2 provedores')
  await expect.poll(() => minorIn(header)).toBe(before)
  await expect.poll(() => minorIn(partOf(page, 'Saldo real'))).toBe(before)

  const rows = gateway.readLedger('m-ana').slice(begin)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['WALLET_MOVED']))
  expect(
    rows.map(({ account, amount: movedAmount }) => `${account} ${movedAmount}`).sort(),
  ).toEqual(
    [
      ...['m-ana -15025', 'm-ana/vendor/PT 15025'],
      ...['m-ana/vendor/PT -5000', 'm-ana/vendor/CQ9 5000'],
      ...['m-ana/vendor/PT -10025', 'm-ana/vendor/CQ9 -5000', 'm-ana 15025'],
    ].sort(),
  )
})

test('[WAL-04, WAL-05, STATE-07] the single-wallet mode is stored for the session and survives a reload', {
  tag: '@full',
}, async ({ page }) => {
  await openWallet(page)
  await moveForm(page).amount.fill('20')
  await moveForm(page).send.click()
  await expect(moveForm(page).status).toBeVisible()

  const merchantWallet = '**/wps/relay/GCS_merchantWallet'
  await page.route(merchantWallet, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({
      response,
      json: { ...answer, value: { ...answer.value, isSingle: true } },
    })
  })
  await page.reload()
  const moving = partOf(page, 'Transferir entre carteiras')
  const vendors = partOf(page, 'Nos provedores de jogos')
  await expect(vendors.getByText('Agora um único saldo vale para todos os jogos.')).toBeVisible()
  await expect(moving).toHaveCount(0)
  const kept = () => page.evaluate(() => sessionStorage.getItem('merchantWallet') ?? '')
  await expect.poll(kept).toContain('"isSingle":true')

  await page.unroute(merchantWallet)
  await page.route(merchantWallet, (route) => route.abort())
  await page.reload()
  await expect(vendors.getByText('Agora um único saldo vale para todos os jogos.')).toBeVisible()
  await expect(moving).toHaveCount(0)
  await vendors.getByRole('button', { name: /Trazer tudo de volta/ }).click()
  await expect(vendors.getByRole('status')).toContainText('R$ 20,00 de volta, de 1 provedor')
})

test('the whole wallet works by keyboard, and giving up a bonus costs the announced amount', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openWallet(page)
  const real = await minorIn(partOf(page, 'Saldo real'))
  const { amount, status } = moveForm(page)
  await amount.focus()
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Transferência de R$ 12,50 feita')
  const takeBack = page.getByRole('button', { name: /Trazer tudo de volta/ })
  await expect(takeBack).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(takeBack).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(partOf(page, 'Nos provedores de jogos').getByRole('status')).toContainText(
    'R$ 12,50',
  )

  const bonuses = partOf(page, 'Bônus ativos')
  const giveUp = bonuses.getByRole('button', { name: 'Abrir mão do bônus' })
  await giveUp.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page, 'Abrir mão deste bônus?')
  await expect(dialog.getByRole('button', { name: 'Manter o bônus' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(giveUp).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Você perde').locator('xpath=..')).toContainText('R$ 60,00')
  await dialog.getByRole('button', { name: 'Manter o bônus' }).press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Você abriu mão do bônus de R$ 60,00.')).toBeVisible()
  await expect(bonuses.getByText('Você não tem bônus ativo.')).toBeVisible()
  await expect.poll(() => minorIn(partOf(page, 'Saldo real'))).toBe(real)
  await expect.poll(() => minorIn(figure(page, 'Saldo de bônus'))).toBe(0)
  const ledger = gateway.readLedger('m-ana').filter(({ account }) => account === 'm-ana/bonus')
  expect(ledger.map(({ kind, amount: movedAmount }) => [kind, movedAmount])).toEqual([
    ['BONUS', 6_000],
    ['BONUS_FORFEITED', -6_000],
  ])
})

test('the wallet with an error at its amount field passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await openWallet(page)
  await moveForm(page).amount.fill('𝟏𝟐𝟑')
  await moveForm(page).send.click()
  await expect(page.getByText('Use os algarismos de 0 a 9.')).toBeVisible()
  await expect(moveForm(page).amount).toHaveValue('𝟏𝟐𝟑')
  await expectAccessibleInEachVariant(page)
})
