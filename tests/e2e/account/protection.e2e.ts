import type { Locator, Page } from '@playwright/test'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { protectionTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect, expectSignedIn, logIn } from '../../support/portalTest.ts'

const day = 24 * 3600

async function openProtection(page: Page): Promise<Locator> {
  await page.goto('/member/protection')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Seus limites' })).toBeVisible()
  return main
}

/** Row of a limit, by its kind and period. */
const rowOf = (main: Locator, kind: string, period: string) =>
  main
    .getByRole('region', { name: kind })
    .getByRole('listitem')
    .filter({ has: main.page().getByRole('heading', { name: period }) })

async function openLimit(main: Locator, name: string): Promise<Locator> {
  await main.getByRole('button', { name: new RegExp(`^(Definir|Alterar) o ${name}$`) }).click()
  const dialog = dialogOf(main.page(), name.replace(/^l/, 'L'))
  await expect(dialog.getByRole('status')).toBeVisible()
  return dialog
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Salvar limite' })

/**
 * Saves a limit: an amount, or hours.
 * @returns the form's text about when the limit applies.
 */
async function setLimit(main: Locator, name: string, value: string): Promise<string> {
  const dialog = await openLimit(main, name)
  await dialog.getByLabel(/^(Novo limite \*|Horas)$/).fill(value)
  const status = dialog.getByRole('status')
  await expect(status).toContainText(/Vale (na hora|a partir)/)
  const effect = await status.textContent()
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  return effect ?? ''
}

const reais = (text: string) => `R\\$\\s*${text.replaceAll('.', '\\.')}`

/**
 * One case for each kind of limit. `typed` and `shown` are the texts for an initial, a lower and a
 * higher limit.
 */
const limitKinds = [
  {
    kind: 'Depósitos',
    period: 'Por dia',
    name: 'limite diário de depósito',
    typed: ['200', '150,50', '500'],
    shown: [reais('200,00'), reais('150,50'), reais('500,00')],
  },
  {
    kind: 'Perdas',
    period: 'Por semana',
    name: 'limite semanal de perda',
    typed: ['80', '60', '90'],
    shown: [reais('80,00'), reais('60,00'), reais('90,00')],
  },
  {
    kind: 'Apostas',
    period: 'Por mês',
    name: 'limite mensal de apostas',
    typed: ['1.234,5', '1.000', '2.000'],
    shown: [reais('1.234,50'), reais('1.000,00'), reais('2.000,00')],
  },
  {
    kind: 'Tempo',
    period: 'Por dia',
    name: 'limite diário de tempo',
    typed: ['3', '2', '4'],
    shown: ['3 h', '2 h', '4 h'],
  },
] as const

const moment = /\d{1,2} de [a-z]{3}\. de \d{4}, \d\d:\d\d/

/** Sets a limit, lowers it, raises it, and cancels the raise. */
async function changeLimit(main: Locator, limit: (typeof limitKinds)[number]): Promise<void> {
  const { kind, period, name, typed, shown } = limit
  const [first, lower, higher] = typed
  const row = rowOf(main, kind, period)
  await expect(row).toContainText(/Sem limite · .* até agora/)
  await setLimit(main, name, first)
  await expect(row).toContainText(new RegExp(` de ${shown[0]}`))
  expect(await setLimit(main, name, lower)).toContain('Vale na hora.')
  await expect(row).toContainText(new RegExp(` de ${shown[1]}`))
  const effect = await setLimit(main, name, higher)
  expect(effect).toMatch(new RegExp(`Vale a partir de ${moment.source}. Até lá, .*${shown[1]}`))
  const start = moment.exec(effect)?.[0]
  await expect(row).toContainText(new RegExp(` de ${shown[1]}`))
  await expect(row).toContainText(new RegExp(`A partir de ${start}: ${shown[2]}`))
  const cancel = row.getByRole('button', { name: /^Cancelar mudança do limite/ })
  await cancel.click()
  await expect(cancel).toHaveCount(0)
}

test('[ACT-18] a lower limit of deposits, losses, bets or time applies at once, a higher one or a removal on the date shown', async ({
  page,
  context,
  gateway,
}) => {
  const username = await startAsNewMember(page)
  const main = await openProtection(page)
  const row = rowOf(main, 'Depósitos', 'Por dia')
  for (const limit of limitKinds) await changeLimit(main, limit)

  const removal = await openLimit(main, 'limite diário de depósito')
  await removal.getByRole('radio', { name: 'Remover o limite' }).check()
  await expect(removal.getByRole('status')).toContainText(/O limite acaba em .*\. Até lá, continua/)
  await removal.getByRole('button', { name: 'Remover limite' }).click()
  await expect(row).toContainText(new RegExp(`A partir de ${moment.source}: sem limite`))
  await page.reload()
  await expect(row).toContainText(/R\$\s*0,00 de R\$\s*150,50/)

  await gateway.passTime(day)
  const later = await context.newPage()
  await logIn(later, username, newMembersPassword)
  await expectSignedIn(later, username)
  await expect(rowOf(await openProtection(later), 'Depósitos', 'Por dia')).toContainText(
    /Sem limite/,
  )
})

test('[ACT-18] the limit form reports invalid input at its field and explains the effect before saving', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const main = await openProtection(page)
  await setLimit(main, 'limite diário de perda', '50')
  const dialog = await openLimit(main, 'limite semanal de perda')
  const amount = dialog.getByLabel('Novo limite *')
  for (const [text, problem] of [
    ['', 'Informe o valor.'],
    ['muito', /^Informe só o número/],
    ['-20', /sem sinal/],
    ['99999999999999', /algarismos demais/],
  ] as const) {
    await amount.fill(text)
    await save(dialog).click()
    await expect(dialog.getByText(problem)).toBeVisible()
    await expect(amount).toBeFocused()
  }
  const meaning = dialog.getByRole('status')
  await amount.fill('40')
  await expect(meaning).toContainText(/Seu limite diário de R\$\s*50,00 é maior/)
  await amount.fill('0')
  await expect(meaning).toContainText('Você não pode apostar até aumentar este limite.')
  await amount.fill('90')
  await expect(meaning).toHaveText('Vale na hora.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  const time = await openLimit(main, 'limite diário de tempo')
  await time.getByLabel('Horas').fill('25')
  await save(time).click()
  await expect(time.getByText('Digite no máximo 24 h.').first()).toBeVisible()
  await time.getByLabel('Horas').fill('1')
  await time.getByLabel('Minutos').fill('75')
  await expect(time.getByText('Digite de 0 a 59 minutos.')).toBeVisible()
})

test('the limit form reports a lost network and keeps its values for a retry', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const main = await openProtection(page)
  const dialog = await openLimit(main, 'limite diário de apostas')
  await page.route('**/wps/member/limits/*', (route) => route.abort())
  await dialog.getByLabel('Novo limite *').fill('70')
  await save(dialog).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Novo limite *')).toHaveValue('70')
  await page.unroute('**/wps/member/limits/*')
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(main, 'Apostas', 'Por dia')).toContainText(/de R\$\s*70,00/)
})

test('[ACT-18] a real-money game does not start when the time limit is used up, and shows the reason', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await startAsNewMember(page)
  const main = await openProtection(page)
  const dialog = await openLimit(main, 'limite diário de tempo')
  await dialog.getByLabel('Minutos').fill('5')
  await save(dialog).click()
  await expect(dialog).toBeHidden()
  await gateway.passTime(6 * 60)
  await page.reload()
  await expect(rowOf(main, 'Tempo', 'Por dia')).toContainText('Esgotado até')
  await page.goto('/seamless?nodeId=100184')
  await expect(page.getByText(/um limite que você definiu/)).toBeVisible()
  await page.getByRole('link', { name: 'Meus limites' }).first().click()
  await expect(page).toHaveURL('/member/protection')
})

test('the limits pass axe and fit the window in each theme and width, and are set by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const main = await openProtection(page)
  const button = main.getByRole('button', { name: 'Definir o limite diário de depósito' })
  await button.press('Enter')
  const dialog = dialogOf(page, 'Limite diário de depósito')
  const amount = dialog.getByLabel('Novo limite *')
  await expect(amount).toBeFocused()
  await page.keyboard.type('120')
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const change = main.getByRole('button', { name: 'Alterar o limite diário de depósito' })
  await expect(change).toBeFocused()
  await change.press('Enter')
  await expect(amount).toBeFocused()
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^A partir de/)).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
