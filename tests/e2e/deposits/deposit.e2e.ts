import type { Locator, Page } from '@playwright/test'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { bankHoursTest, depositTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import { balanceOf, expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

async function openDeposit(page: Page): Promise<Locator> {
  await enterAs(page, 'ana', '/member/deposit')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Valor *')).toBeVisible()
  return main
}

/** Orders a deposit by the selected method. */
async function order(page: Page, main: Locator, amount: string): Promise<void> {
  await main.getByLabel('Valor *').fill(amount)
  await main.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
}

/**
 * Seconds until the demonstration's bank recognises a payment. The bank finds the transfer by the
 * uploaded proof.
 */
const bankSeconds = 16
/** Seconds until an order has expired and a late payment arrives. */
const lateSeconds = 17 * 60

test('[ACT-01, ROLE-09, MEM-07] a Pix deposit is ordered once, paid with its code, and raises the balance', async ({
  page,
  gateway,
}) => {
  const main = await openDeposit(page)
  const newEntries = watchLedger(gateway, 'm-ana', 5_000)
  const before = await balanceOf(page).textContent()
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/wps/deposits')) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await expect(main.getByRole('radio', { name: /^Pix/ })).toBeChecked()
  await main.getByRole('button', { name: /^R\$\s*50,00$/ }).click()
  await expect(main.getByText('Entra no seu saldo').locator('..')).toContainText(/R\$\s*50,00/)
  await main.getByRole('button', { name: 'Ir para o pagamento' }).dblclick()
  await expect(page).toHaveURL(/\/member\/deposit\?order=d-/)
  expect(keys).toHaveLength(1)
  await expect(main.getByRole('img', { name: 'QR Code deste pagamento Pix' })).toBeVisible()
  await expect(main.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201.*br\.gov\.bcb\.pix/)
  await expect(main.getByText(/^Pague só de uma conta do CPF/)).toBeVisible()
  await expect(main.getByRole('timer')).toContainText(/1[45]:\d\d/)
  await gateway.passTime(bankSeconds)
  await expect(main.getByRole('heading', { name: /^R\$\s*50,00 no seu saldo$/ })).toBeVisible()
  await expect(balanceOf(page)).not.toHaveText(before ?? '')
  expect(newEntries()).toEqual(['DEPOSIT 5000'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  const receipt = main.getByRole('region', { name: 'Comprovante de depósito' })
  await expect(receipt.getByText(/\*\*\*\.456\.789-\*\*/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Only the receipt is printed, without the page around it.
  await expect(receipt.getByText('Número do pedido')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveText(['Comprovante de depósito'])
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await main.getByRole('link', { name: 'Todos os depósitos' }).click()
  const newest = main.getByRole('table', { name: 'Depositar' }).getByRole('row').nth(1)
  await expect(newest).toContainText(/Pix.*Pago.*50,00/)
})

test('[MEM-07] the deposit page explains failed, late and partial payments, payments from another CPF, and payments for a cancelled order', {
  tag: '@full',
}, async ({ page, gateway }) => {
  const main = await openDeposit(page)
  const before = await balanceOf(page).textContent()
  /**
   * Orders an amount whose cents select the outcome, advances the clock, and expects the outcome.
   */
  const meet = async (amount: string, seconds: number, title: string | RegExp, text: RegExp) => {
    await order(page, main, amount)
    await gateway.passTime(seconds)
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main.getByText(text)).toBeVisible()
    await main.getByRole('link', { name: 'Novo depósito' }).click()
  }
  await meet('31,13', bankSeconds, 'Seu banco recusou o pagamento', /^Nenhum dinheiro saiu/)
  const sentBack = /Devolvemos R\$\s*31,17 a ela/
  await meet('31,17', bankSeconds, 'Pagamento de outro CPF', sentBack)
  await order(page, main, '31,19')
  await main.getByRole('button', { name: 'Cancelar o pedido' }).click()
  await main.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(main.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible()
  await gateway.passTime(bankSeconds)
  await expect(main.getByText(/^Seu pagamento chegou depois do cancelamento/)).toBeVisible()
  await expect(balanceOf(page)).toHaveText(before ?? '')
  await main.getByRole('link', { name: 'Novo depósito' }).click()
  const newEntries = watchLedger(gateway, 'm-ana', 3_116)
  await meet('31,16', lateSeconds, /31,16 no seu saldo$/, /^O pagamento chegou depois/)
  expect(newEntries()).toEqual(['DEPOSIT 3116'])
  await meet('30,15', bankSeconds, /15,07 no seu saldo$/, /recebemos R\$\s*15,07/)
  await expectBalanceOfLedger(page, gateway, 'm-ana')
})

test('an open and a cancelled deposit order pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/member/deposit')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Valor *')).toBeVisible()
  await order(page, main, '33,14')
  await expect(main.getByRole('img', { name: 'QR Code deste pagamento Pix' })).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await main.getByRole('button', { name: 'Cancelar o pedido' }).click()
  await main.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(main.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible()
  await expectAccessibleInEachVariant(page)
})

bankHoursTest(
  '[ACT-02] a bank transfer shows its data and reference, takes images as proof, and arrives',
  async ({ page, context, gateway }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const main = await openDeposit(page)
    const newEntries = watchLedger(gateway, 'm-ana', 15_000)
    const before = await balanceOf(page).textContent()
    await main.getByRole('radio', { name: /^Transferência/ }).check()
    await order(page, main, '150,00')
    await main.getByRole('button', { name: 'Copiar Referência' }).click()
    const reference = await page.evaluate(() => navigator.clipboard.readText())
    // The reference of the transfer is the number of the order.
    await expect(main.getByText(reference, { exact: true })).toHaveCount(2)
    const picture = (name: string, buffer = Buffer.from(pngForTests(60, 80))) => ({
      name,
      mimeType: 'image/png',
      buffer,
    })
    const input = main.locator('input[type=file]')
    await input.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map((name) => picture(name)))
    await expect(main.getByText('Escolha até 3 imagens.')).toBeVisible()
    await input.setInputFiles(picture('texto.png', Buffer.from('<html></html>')))
    await expect(main.getByText(/^Este arquivo não é uma imagem/)).toBeVisible()
    await input.setInputFiles(['1.png', '2.png'].map((name) => picture(name)))
    await expect(main.getByText('Enviada', { exact: true })).toHaveCount(2)
    await main.getByRole('button', { name: 'Enviar comprovante' }).click()
    await expect(main.getByText(/^2 imagens enviadas em .*procurando a sua/)).toBeVisible()
    await gateway.passTime(bankSeconds)
    await expect(main.getByRole('heading', { name: /^R\$\s*150,00 no seu saldo$/ })).toBeVisible()
    await expect(balanceOf(page)).not.toHaveText(before ?? '')
    expect(newEntries()).toEqual(['DEPOSIT 15000'])
    await expectBalanceOfLedger(page, gateway, 'm-ana')
  },
)
