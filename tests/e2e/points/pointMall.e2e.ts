import { enterAs } from '../../support/enterAs.ts'
import { pointsTest as test } from '../../support/ownGatewayTest.ts'
import {
  cardOf,
  convertCall,
  openConvert,
  openDialog,
  openMall,
  openRedeem,
  ownPoints,
  pointsOn,
  redeemCall,
  referenceIn,
  watchKeys,
} from '../../support/pointMall.ts'
import { expect, expectSignedIn } from '../../support/portalTest.ts'
import { expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

/** Seconds until the demonstration approves or rejects an order of goods. */
const day = 86_400

test('[PTS-01, PTS-02] goods are in the HTML document, and a visitor who redeems goods logs in and returns to the points mall', {
  tag: '@full',
}, async ({ page, gateway }) => {
  for (const [lang, name] of [
    ['pt', 'Copo térmico Portico 473 ml'],
    ['en', 'Portico insulated tumbler, 473 ml'],
  ] as const) {
    const answer = await page.request.get(`${gateway.url}/pointMall?lang=${lang}`)
    expect(await answer.text()).toContain(name)
  }
  await page.goto('/pointMall')
  const main = page.getByRole('main')
  await expect(main.getByText('Os pontos não expiram.')).toBeVisible()
  await expect(cardOf(page, /^Console/).getByText('Esgotado')).toBeVisible()
  await expect(cardOf(page, /^Smartphone/)).toContainText(/90\.000 pontos \+ R\$\s499,00/)
  await expect(cardOf(page, /^Smartphone/)).toContainText('Estoque: 5')
  await main.getByRole('radio', { name: 'Produtos' }).click()
  await expect(cardOf(page, /^Bônus/)).toHaveCount(0)
  const login = await openDialog(page, cardOf(page, /^Copo/).getByRole('button'), 'Entrar')
  await login.getByLabel('Usuário ou celular').fill('ana')
  await login.getByLabel('Senha *').fill('portico-ana-1')
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectSignedIn(page, 'Ana')
  await expect(page).toHaveURL('/pointMall')
  await expect(ownPoints(page)).toContainText('4.789 pontos')
  await expect(ownPoints(page)).toContainText('Os pontos não expiram.')
  await expect(cardOf(page, /^Fone/)).toContainText('Faltam 13.211 pontos')
  await expect(cardOf(page, /^Fone/).getByRole('button')).toHaveCount(0)
})

test('[ACT-41, PTS-03, REG-75] the points mall shows points, ratios, redemptions and the required delivery fields in English', async ({
  page,
}) => {
  await openMall(page, '/pointMall?lang=en')
  const button = cardOf(page, /tumbler/).getByRole('button', { name: /^Redeem: Portico/ })
  const dialog = await openDialog(page, button, 'Redeem points')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Receiving address and phone are required.')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Points', exact: true }).click()
  await expect(page).toHaveURL(/\/member\/points/)
  const ratios = page.getByRole('region', { name: 'How to earn points' })
  for (const [term, value] of [
    ['Live casino', '5 points'],
    ['Lottery', '8 points'],
    ['Tables', '5 points'],
    ['Slots', '10 points'],
    ['Sports', '8 points'],
    ['When you convert', '100 points = R$\u00a01.00'],
  ] as const) {
    const fact = ratios.getByText(term, { exact: true }).locator('..')
    await expect(fact.getByRole('definition')).toHaveText(value)
  }
  // Brazil allows no reward for a deposit.
  await expect(ratios.getByText('Deposits', { exact: true })).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Points' })
  const newest = table.getByRole('row').nth(1)
  await expect(newest).toContainText('Slots')
  await expect(newest.getByRole('cell').nth(3)).toHaveText(/\+\d+$/)
  await expect(newest.getByRole('cell').nth(4)).toHaveText(/4,789$/)
  // Deposits give no points in Brazil, so the list of points has no deposits.
  await page.getByLabel('Type').selectOption('Deposits')
  await expect(newest).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Member centre' })
  await menu.getByRole('link', { name: 'Redeem history' }).click()
  const history = page.getByRole('table', { name: 'Redeem history' })
  await expect(history.getByRole('row').nth(1)).toContainText('Approved')
})

test('[ACT-39, PTS-03, PTS-05, PTS-06, ROLE-11, REG-75] a member redeems goods, and a rejected order refunds its points', async ({
  page,
  context,
  gateway,
}) => {
  await openMall(page)
  const newEntries = gateway.readLedger('m-ana').length
  const dialog = await openRedeem(page, /^Copo/)
  await dialog.getByLabel('Nome de quem recebe *').fill('Ana Beatriz Moura')
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Endereço de entrega e telefone são obrigatórios.',
  )
  await expect(dialog.getByLabel('CEP *')).toBeFocused()
  await dialog.getByLabel('CEP *').fill('01310-100')
  await expect(dialog.getByLabel('Rua *')).toHaveValue('Avenida Paulista')
  await expect(dialog.getByLabel('Cidade *')).toHaveValue('São Paulo')
  // The word “Recusar” in the delivery address makes the demonstration reject the order.
  await dialog.getByLabel('Rua *').fill('Rua Recusar')
  await dialog.getByLabel('Número *').fill('12')
  await dialog.getByLabel('Telefone de quem recebe *').fill('12')
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(dialog.getByText(/^Informe um telefone com DDD/)).toBeVisible()
  await dialog.getByLabel('Telefone de quem recebe *').fill('(11) 98765-0001')
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confira antes de resgatar' })).toBeFocused()
  await expect(dialog.getByText('Rua Recusar, 12', { exact: true })).toBeVisible()
  await expect(dialog).toContainText('289 pontos')
  await dialog.getByLabel('Senha de transação *').fill('482915')
  const keys = watchKeys(page, redeemCall)
  await dialog.getByRole('button', { name: 'Resgatar por 4.500 pontos' }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'Resgate solicitado' })).toBeFocused()
  expect(keys).toHaveLength(1)
  await expect(dialog.getByRole('status')).toHaveText('Em análise')
  const reference = await referenceIn(dialog)
  expect(reference).toMatch(/^[0-9A-F]{12}$/)
  await dialog.getByRole('button', { name: 'Meus resgates' }).click()
  await expect(page).toHaveURL('/member/redemptions')
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toHaveCount(1)
  const cells = row.getByRole('cell')
  for (const [index, text] of [
    [2, /Produto$/],
    [3, /Copo térmico Portico 473 ml$/],
    [4, /\D1$/],
    [5, /\D4\.500$/],
    [6, /R\$\s0,00$/],
    [7, /Em análise$/],
  ] as const) {
    await expect(cells.nth(index)).toHaveText(text)
  }
  await page.getByRole('link', { name: 'Meus pontos' }).click()
  await expect(ownPoints(page)).toContainText('289 pontos')
  const change = page.getByRole('row').filter({ hasText: 'Copo térmico' }).first()
  await expect(change.getByRole('cell').nth(3)).toHaveText(/-4\.500$/)
  await expect(change.getByRole('cell').nth(4)).toHaveText(/289$/)
  // The order costs only points: the ledger has no new entries.
  expect(gateway.readLedger('m-ana')).toHaveLength(newEntries)

  // The session expires within the day that passes here, so a new tab logs in again.
  await gateway.passTime(day)
  const later = await context.newPage()
  await enterAs(later, 'ana', '/member/redemptions')
  const decided = later.getByRole('row').filter({ hasText: reference })
  await expect(decided.getByRole('cell').nth(7)).toHaveText(/Recusado$/)
  await later.getByLabel('Situação').selectOption('Aprovado')
  await expect(decided).toHaveCount(0)
  await later.goto('/member/points')
  await expect(ownPoints(later)).toContainText('4.789 pontos')
  const returned = later.getByRole('row').filter({ hasText: 'Pontos devolvidos' })
  await expect(returned.getByRole('cell').nth(3)).toHaveText(/\+4\.500$/)
})

test('[ACT-40] a double click converts points to money once, at the shown ratio, and both records show it', async ({
  page,
  gateway,
}) => {
  await openMall(page)
  const before = await pointsOn(page)
  const newEntries = watchLedger(gateway, 'm-ana', 510)
  const dialog = await openConvert(page)
  await expect(dialog).toContainText(/100 pontos\s*R\$\s1,00/)
  const amount = dialog.getByLabel('Pontos a converter *')
  for (const [typed, message] of [
    ['', 'Informe quantos pontos quer converter.'],
    ['490', 'Informe pelo menos 500 pontos.'],
    ['505', 'Informe um múltiplo de 10.'],
    ['500,5', 'Informe um número inteiro, como 1.500.'],
    ['90.000', /^Informe no máximo [\d.]+ pontos/],
  ] as const) {
    await amount.fill(typed)
    await dialog.getByRole('button', { name: 'Revisar' }).click()
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await amount.fill('510')
  await expect(dialog.getByRole('status').filter({ hasText: 'Você recebe' })).toContainText(
    /R\$\s5,10/,
  )
  await dialog.getByRole('button', { name: 'Revisar' }).click()
  const send = dialog.getByRole('button', { name: /^Converter 510 pontos em R\$\s5,10$/ })
  const password = dialog.getByLabel('Senha de transação *')
  await password.fill('482916')
  await send.click()
  await expect(dialog.getByText('A senha de transação está incorreta.')).toBeVisible()
  const keys = watchKeys(page, convertCall)
  await password.fill('482915')
  await send.dblclick()
  await expect(dialog.getByText(/R\$\s5,10 já está na sua carteira/)).toBeVisible()
  expect(keys).toHaveLength(1)
  expect(newEntries()).toEqual(['POINTS 510'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  await dialog.getByRole('button', { name: 'Meus pontos' }).click()
  await expect.poll(() => pointsOn(page)).toBe(before - 510)
  const change = page.getByRole('row').filter({ hasText: 'Conversão em dinheiro' })
  await expect(change.getByRole('cell').nth(3)).toHaveText(/-510$/)
  await page.goto('/member/accountRecord')
  const entry = page.getByRole('row').filter({ hasText: 'Conversão de pontos' }).first()
  await expect(entry).toContainText(/R\$\s5,10/)
})
