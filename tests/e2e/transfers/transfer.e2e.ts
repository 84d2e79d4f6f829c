import { enterAs } from '../../support/enterAs.ts'
import { expect, test } from '../../support/portalTest.ts'
import { balanceOf, expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

test('[ACT-10] a transfer to the upline requires the transaction password, is sent once by a double click, and is in the history', async ({
  page,
  gateway,
}) => {
  await enterAs(page, 'ana', '/member/transferUpline')
  const main = page.getByRole('main')
  const newEntries = watchLedger(gateway, 'm-ana', 1_234)
  const receivedEntries = watchLedger(gateway, 'm-carla', 1_234)
  const before = await balanceOf(page).textContent()
  await main.getByLabel('Valor *').fill('12,34')
  await main.getByLabel(/^Mensagem/).fill('Almoço')
  await main.getByRole('button', { name: 'Revisar' }).click()
  await expect(main.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/transfers')) {
      sends.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  await main.getByLabel('Senha de transação *').fill('482915')
  await main.getByRole('button', { name: /^Enviar R\$/ }).dblclick()
  await expect(main.getByText(/^Você enviou R\$\s*12,34 para carla/)).toBeVisible()
  expect(sends).toHaveLength(1)
  await expect(balanceOf(page)).not.toHaveText(before ?? '')
  expect(newEntries()).toEqual(['TRANSFER_SENT -1234'])
  expect(receivedEntries()).toEqual(['TRANSFER_RECEIVED 1234'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  const rows = main.getByRole('row').filter({ hasText: 'Almoço' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('carla')
})
