import type { Locator, Page } from '@playwright/test'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { enterAs } from '../../support/enterAs.ts'
import { withdrawalTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import { balanceOf, expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

async function openWithdraw(page: Page): Promise<Locator> {
  await enterAs(page, 'ana', '/member/withdraw')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Valor *')).toBeVisible()
  return main
}

/** Opens the withdrawal form in a second tab, with the session of the first. */
async function openSecondTab(page: Page): Promise<Page> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const other = await page.context().newPage()
  await other.addInitScript(
    (storedToken) => sessionStorage.setItem('token', storedToken ?? ''),
    token,
  )
  await other.goto('/member/withdraw')
  await expect(other.getByRole('main').getByLabel('Valor *')).toBeVisible()
  return other
}

/** Fills in the withdrawal form. @returns its submit button */
async function fillWithdrawal(main: Locator, amount: string): Promise<Locator> {
  await main.getByLabel('Valor *').fill(amount)
  await main.getByRole('button', { name: 'Revisar' }).click()
  await expect(main.getByRole('heading', { name: 'Confira antes de sacar' })).toBeFocused()
  await main.getByLabel('Senha de transação *').fill('482915')
  return main.getByRole('button', { name: /^Sacar R\$/ })
}

const stateOf = (main: Locator, state: string) =>
  main.getByRole('region', { name: 'Seu saque' }).getByRole('status').getByText(state)

/** Seconds until the demonstration's bank has approved and paid a withdrawal. */
const bankSeconds = 26
/** Seconds until the bank has investigated a disputed payment. */
const disputeSeconds = 61

/** Records the idempotency keys of the requests that create a withdrawal. */
function watchKeys(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/wps/withdrawals')) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

const proof = {
  name: 'extrato.png',
  mimeType: 'image/png',
  buffer: Buffer.from(pngForTests(60, 80)),
}

test('[ACT-03, ACT-05, ROLE-09, MEM-08, WAL-06] a double click sends a withdrawal once, and the member confirms its payment', async ({
  page,
  gateway,
}) => {
  const main = await openWithdraw(page)
  const newEntries = watchLedger(gateway, 'm-ana', 2_100)
  const before = await balanceOf(page).textContent()
  const keys = watchKeys(page)
  await (await fillWithdrawal(main, '21,00')).dblclick()
  await expect(page).toHaveURL(/\/member\/withdraw\?request=/)
  expect(keys).toHaveLength(1)
  await expect(balanceOf(page)).not.toHaveText(before ?? '')
  await expect(main.getByText(/^Pagamento em até/)).toBeVisible()
  await gateway.passTime(bankSeconds)
  await expect(stateOf(main, 'Pago, confirme')).toBeVisible()
  await expect(main.getByText(/^Será dado como recebido em/)).toBeVisible()
  await main.getByRole('button', { name: 'Confirmar recebimento' }).click()
  await expect(stateOf(main, 'Recebido')).toBeVisible()
  expect(newEntries()).toEqual(['WITHDRAWAL -2100'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  await main.getByRole('link', { name: 'Todos os saques' }).click()
  const history = main.getByRole('table', { name: 'Sacar' })
  await expect(history.getByRole('row').filter({ hasText: 'R$ 21,00' })).toHaveCount(1)
})

test('[ACT-04] a withdrawal is cancelled after a confirmation, and its money returns', async ({
  page,
  gateway,
}) => {
  const main = await openWithdraw(page)
  const newEntries = watchLedger(gateway, 'm-ana', 2_214)
  const before = (await balanceOf(page).textContent()) ?? ''
  // An amount that ends in ,14 makes the demonstration's bank review the withdrawal for an hour.
  await (await fillWithdrawal(main, '22,14')).click()
  await expect(page).toHaveURL(/request=/)
  await expect(balanceOf(page)).not.toHaveText(before)
  await main.getByRole('button', { name: 'Cancelar saque' }).click()
  await expect(main.getByText(/Devolvemos R\$\s*22,14 na hora/)).toBeVisible()
  await main.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(stateOf(main, 'Cancelado')).toBeVisible()
  expect(newEntries()).toEqual(['WITHDRAWAL -2214', 'WITHDRAWAL_RETURNED 2214'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  await expect(main.getByRole('button', { name: 'Cancelar saque' })).toHaveCount(0)
})

test('[ACT-06, WAL-07] a member reports a partial payment with the received amount and a proof', async ({
  page,
  gateway,
}) => {
  const main = await openWithdraw(page)
  const newEntries = watchLedger(gateway, 'm-ana', 4_000)
  await (await fillWithdrawal(main, '40,00')).click()
  await expect(page).toHaveURL(/request=/)
  await gateway.passTime(bankSeconds)
  await expect(stateOf(main, 'Pago, confirme')).toBeVisible()
  await main.getByRole('radio', { name: 'Só uma parte' }).check()
  const review = main.getByRole('button', { name: 'Revisar' })
  const amount = main.getByLabel('Valor que chegou *')
  await amount.fill('40')
  await review.click()
  // The maximum is reduced by the fee once the day's free withdrawals are used up.
  await expect(main.getByText(/^O máximo é R\$\s*3[49],99/)).toBeVisible()
  await expect(main.getByText('Adicione uma imagem do extrato da sua conta.')).toBeVisible()
  await amount.fill('3,00')
  await main.locator('input[type=file]').setInputFiles(proof)
  await expect(main.getByText('Enviada')).toBeVisible()
  await review.click()
  const heading = main.getByRole('heading', { name: 'Confira o que você informou' })
  await expect(heading).toBeFocused()
  await main.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(stateOf(main, 'Em verificação')).toBeVisible()
  await main.getByRole('button', { name: 'Corrigir' }).click()
  await amount.fill('30,00')
  await review.click()
  await main.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(main.getByText(/Você recebeu só R\$\s*30,00/)).toBeVisible()
  await expect(main.getByText(/^Faltam R\$\s*(10|5),00/)).toBeVisible()
  expect(newEntries()).toEqual(['WITHDRAWAL -4000'])
})

test('[ACT-07, WAL-08, WAL-09, WAL-10] a member reports a missing payment with a proof, and the page explains why the payment counts as received', async ({
  page,
  gateway,
}) => {
  const main = await openWithdraw(page)
  const newEntries = watchLedger(gateway, 'm-ana', 2_316)
  // An amount that ends in ,16 makes the demonstration's bank prove that the whole amount arrived.
  await (await fillWithdrawal(main, '23,16')).click()
  await expect(page).toHaveURL(/request=/)
  await gateway.passTime(bankSeconds)
  await expect(stateOf(main, 'Pago, confirme')).toBeVisible()
  // 24 hours, and the minutes by which the tests moved the clock since the page learnt the time.
  await expect(main.getByText(/^Será dado como recebido em (1 dia \d|23):\d\d/)).toBeVisible()
  await main.getByRole('radio', { name: 'Nada' }).check()
  const review = main.getByRole('button', { name: 'Revisar' })
  await review.click()
  await expect(main.getByText('Adicione uma imagem do extrato da sua conta.')).toBeVisible()
  const file = main.locator('input[type=file]')
  await file.setInputFiles({ ...proof, buffer: Buffer.from('<html></html>') })
  await expect(main.getByText(/^Este arquivo não é uma imagem/)).toBeVisible()
  await file.setInputFiles(proof)
  await expect(main.getByText('Enviada')).toBeVisible()
  await review.click()
  await main.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(stateOf(main, 'Em verificação')).toBeVisible()
  await gateway.passTime(disputeSeconds)
  await page.reload()
  await expect(main.getByText(/não serão devolvidos/)).toBeVisible()
  expect(newEntries()).toEqual(['WITHDRAWAL -2316'])
})

test('a withdrawal whose response is lost, and that a second tab sends too, is created once', {
  tag: '@full',
}, async ({ page }) => {
  const main = await openWithdraw(page)
  const other = await openSecondTab(page)
  const second = other.getByRole('main')
  const keys: string[] = []
  await page.route('**/wps/withdrawals', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    keys.push((await request.headerValue('idempotency-key')) ?? '')
    if (keys.length > 2) return route.continue()
    // The server processes the request; its response is lost.
    await route.fetch()
    return route.abort()
  })
  await (await fillWithdrawal(main, '24,14')).click()
  await expect(main.getByText('Ainda não recebemos a resposta')).toBeVisible()
  await expect(page).toHaveURL(/request=/)
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
  await (await fillWithdrawal(second, '24,14')).click()
  await expect(other).toHaveURL(page.url())
  for (const tab of [main, second]) {
    await tab.getByRole('link', { name: 'Todos os saques' }).click()
    await expect(tab.getByRole('row').filter({ hasText: 'R$ 24,14' })).toHaveCount(1)
  }
})
