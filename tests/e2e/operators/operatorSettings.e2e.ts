import type { Locator, Page } from '@playwright/test'
import { openPart } from '../../support/consolePage.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import type { OperatorClient } from '../../support/operatorClient.ts'
import { expect, openRegister, test } from '../../support/portalTest.ts'
import { enter } from '../../support/tabTo.ts'

// Longer timeout, since password hashing is slow on purpose.
test.describe.configure({ timeout: 90_000 })

const module = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name, exact: true })
const choose = (page: Page, status: string) => page.getByRole('radio', { name: status }).check()

/** Saves the settings. @returns the text of the confirmation dialog. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Salvar…' }).click()
  const question = page.getByRole('dialog', { name: 'Salvar estas configurações?' })
  const said = await question.innerText()
  await question.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Configurações salvas.').last()).toBeVisible()
  await expect(page.getByText('Nenhuma alteração por salvar')).toBeVisible()
  return said
}

/** Presses a button of an open dialog with Tab and Enter. */
async function pressInDialog(page: Page, { title, button }: { title: string; button: string }) {
  const dialog = page.getByRole('dialog', { name: title })
  // Wait until the dialog has moved the focus, shortly after it opens.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await enter(page, dialog.getByRole('button', { name: button, exact: true }))
}

let before: Awaited<ReturnType<OperatorClient['settings']>>['settings']

// Remembers the settings before each test and restores them after it.
test.beforeEach(async ({ operator }) => {
  before = (await operator.settings()).settings
})
test.afterEach(async ({ operator }) => {
  await operator.changeSettings(() => before)
})

test('[ROLE-26] switching off sign-up by mobile number removes its tab from an open registration form', {
  tag: '@full',
}, async ({ page, context }) => {
  const player = await context.newPage()
  const dialog = await openRegister(player)
  await dialog.getByLabel('Usuário *').fill('ana1')
  await expect(dialog.getByRole('tab', { name: 'Celular' })).toBeVisible()

  await openPart(page, 'settings')
  await module(page, 'Cadastro com celular').uncheck()
  expect(await save(page)).toContain('Cadastro com celular: de Ligado para Desligado')
  await expect(dialog.getByRole('tab', { name: 'Celular' })).toHaveCount(0, { timeout: 15_000 })
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('ana1')
})

test('[ROLE-01] disabling the module of player accounts marks the modules below it as off and closes the sign-up', {
  tag: '@full',
}, async ({ page, context }) => {
  await openPart(page, 'settings')
  const members = page.getByRole('group', { name: 'Parte de Contas de jogadores' })
  const reason = 'Desligado para os jogadores, porque Contas de jogadores está desligado.'
  await expect(members.getByText(reason)).toHaveCount(0)
  await module(page, 'Contas de jogadores').uncheck()
  await expect(members.getByRole('switch')).toHaveCount(14)
  await expect(members.getByText(reason)).toHaveCount(14)
  await expect(module(page, 'Cadastro com usuário')).toBeChecked()
  expect(await save(page)).toContain('Ninguém vai conseguir se cadastrar')
  const player = await context.newPage()
  await player.goto('/register')
  await expect(player.getByRole('dialog')).toContainText('Cadastro fechado por enquanto')
})

test('[ROLE-25, ROLE-27] the settings switch sign-up methods, and the password of the sign-up by mobile number, on and off', {
  tag: '@full',
}, async ({ page, context }) => {
  await openPart(page, 'settings')
  await module(page, 'Cadastro com usuário').uncheck()
  await module(page, 'Senha no cadastro com celular').uncheck()
  await save(page)
  const player = await context.newPage()
  await player.goto('/register')
  const dialog = player.getByRole('dialog')
  await expect(dialog.getByLabel('Celular *')).toBeVisible()
  await expect(dialog.getByRole('tab')).toHaveCount(0)
  await expect(dialog.getByLabel('Usuário *')).toHaveCount(0)
  await expect(dialog.getByLabel('Senha *', { exact: true })).toHaveCount(0)

  await module(page, 'Cadastro com usuário').check()
  await module(page, 'Senha no cadastro com celular').check()
  await save(page)
  await expect(dialog.getByRole('tab', { name: 'Usuário' })).toBeVisible()
  await expect(dialog.getByLabel('Senha *', { exact: true })).toBeVisible()
})

test("the settings show a market's legal age beside the minimum age of the rules, and save the selected market", {
  tag: '@full',
}, async ({ page, operator }) => {
  await openPart(page, 'settings')
  const { markets } = await operator.settings()
  const other = markets.find(({ code }) => code !== 'BR')
  await page.getByLabel('Licença', { exact: true }).selectOption(other?.code ?? '')
  await expect(page.getByText(`Idade legal: ${other?.minimumAge} anos`)).toBeVisible()
  await expect(page.getByText('Jogadores precisam ter 18 anos ou mais')).toBeVisible()
  await save(page)
  expect((await operator.settings()).settings.market).toEqual(other)
  await page.getByRole('link', { name: 'regras do cadastro' }).click()
  await expect(page.getByLabel('Idade mínima')).toHaveValue('18')
})

test('settings that another operator saves during an edit are merged, and a conflict requires a choice', {
  tag: '@full',
}, async ({ page, operator }) => {
  await openPart(page, 'settings')
  await page.getByLabel('Giro mais curto, em segundos').fill('6.0')
  await module(page, 'Loja de pontos').uncheck()
  await operator.changeSettings(({ market, ...settings }) => ({
    ...settings,
    announcements: false,
    market: { ...market, ...(market.play && { play: { ...market.play, shortestSpin: '5.0' } }) },
  }))
  await page.getByRole('button', { name: 'Salvar…' }).click()
  await page
    .getByRole('dialog', { name: 'Salvar estas configurações?' })
    .getByRole('button', { name: 'Salvar', exact: true })
    .click()

  await expect(page.getByRole('alert')).toContainText('Outra pessoa salvou outras configurações')
  expect((await operator.settings()).settings.market.play?.shortestSpin).toBe('5.0')
  await page.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await expect(page.getByText('Uma configuração foi alterada pelas duas pessoas')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Da outra pessoa: 5 segundos' })).toBeFocused()
  await page.getByRole('radio', { name: 'Sua: 6 segundos' }).check()
  await page.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await save(page)

  const { settings } = await operator.settings()
  expect(settings.market.play?.shortestSpin).toBe('6.0')
  expect(settings.announcements).toBe(false)
  expect(settings.whitelabel).toContainEqual({ modId: 'PTSYS3', enabled: false })
})

test('unsaved settings survive a lost network and are saved when it is back', {
  tag: '@full',
}, async ({ page, operator }) => {
  await openPart(page, 'settings')
  await module(page, 'Comunicados').uncheck()
  await page.route('**/ops/platform', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Salvar…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi salvo.')
  await expect(module(page, 'Comunicados')).not.toBeChecked()
  await page.unrouteAll()
  await save(page)
  expect((await operator.settings()).settings.announcements).toBe(false)
})

test('settings are switched, discarded and saved by the keyboard alone', {
  tag: '@full',
}, async ({ page, operator }) => {
  await openPart(page, 'settings')
  await page.getByRole('radio', { name: 'Aberto' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Manutenção' })).toBeChecked()
  await module(page, 'Comunicados').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 alterações por salvar')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).focus()
  await page.keyboard.press('Enter')
  await pressInDialog(page, { title: 'Descartar as alterações?', button: 'Descartar' })
  await expect(page.getByText('Nenhuma alteração por salvar')).toBeVisible()
  await expect(module(page, 'Comunicados')).toBeChecked()

  await module(page, 'Comunicados').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Salvar…' }).focus()
  await page.keyboard.press('Enter')
  await pressInDialog(page, { title: 'Salvar estas configurações?', button: 'Salvar' })
  await expect(page.getByText('Nenhuma alteração por salvar')).toBeVisible()
  await expect(module(page, 'Comunicados')).not.toBeChecked()
  expect((await operator.settings()).settings.announcements).toBe(false)
})

test('the settings pass axe and fit the window in each theme and width', { tag: '@full' }, async ({
  page,
  operator,
}) => {
  await openPart(page, 'settings')
  await expectAccessibleInEachVariant(page)
  await choose(page, 'Manutenção')
  await module(page, 'Contas de jogadores').uncheck()
  await page.getByRole('button', { name: 'Salvar…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await operator.changeSettings((settings) => ({ ...settings, announcements: false }))
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Outra pessoa salvou')
  await expectAccessibleInEachVariant(page)
})
