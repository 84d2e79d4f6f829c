import type { Browser, Page } from '@playwright/test'
import { enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { teamTest as test } from '../../support/ownGatewayTest.ts'
import {
  closeAnnouncements,
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  freshUsername,
  logIn,
  submitOf,
} from '../../support/portalTest.ts'
import { enter, tabTo } from '../../support/tabTo.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

async function openCentre(page: Page) {
  await enterAsAgent(page, 'carla', '/agentHome/registerCentre')
  await expect(page.getByRole('table')).toBeVisible()
}

/**
 * Presses a button until its dialog opens, since a page that is not hydrated yet may miss a press.
 * @returns the dialog
 */
async function press(page: Page, name: string) {
  const dialog = dialogOf(page, name)
  await expect(async () => {
    if ((await dialog.count()) === 0) {
      await page.getByRole('main').getByRole('button', { name }).click({ timeout: 3000 })
    }
    await expect(dialog.getByRole('radio').first()).toBeAttached({ timeout: 5000 })
  }).toPass()
  return dialog
}

const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })

/** Opens a page in a new browser context, as another user. */
async function visit(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await context.addInitScript(closeAnnouncements)
  return context.newPage()
}

/** Value of a date field, a number of days from now. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('[ACT-44, AGENT-02, AGENT-07] an invitation link is created, shared, used by a visitor, and ended', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCentre(page)
  const dialog = await press(page, 'Novo convite')
  await dialog.getByLabel('Anotação').fill('Grupo do bairro')
  await dialog.getByRole('textbox', { name: 'Último dia' }).fill(dayAhead(-3))
  await dialog.getByLabel('Cadastros permitidos').fill('dez')
  await dialog.getByLabel('A mesma para todos os jogos (%)').fill('0,25')
  await dialog.getByRole('button', { name: 'Aplicar a todos' }).click()
  await expect(dialog.getByLabel('Slots *')).toHaveValue('0,25')
  await dialog.getByLabel('Slots *').fill('99')
  await dialog.getByRole('button', { name: 'Criar convite' }).click()
  await expect(dialog.getByText('Escolha hoje ou um dia depois.')).toBeVisible()
  await expect(dialog.getByText(/número inteiro de 1 a 100\.000/)).toBeVisible()
  await expect(dialog.getByLabel('Slots *')).toHaveAccessibleDescription(/a sua taxa/)
  await dialog.getByRole('textbox', { name: 'Último dia' }).fill(dayAhead(30))
  await dialog.getByLabel('Cadastros permitidos').fill('10')
  await dialog.getByLabel('Slots *').fill('0,5')

  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/agent/invitations')) calls += 1
  })
  await dialog.getByRole('button', { name: 'Criar convite' }).dblclick()
  await expect(dialog.getByText('Seu link está pronto.')).toBeVisible()
  expect(calls).toBe(1)
  await expect(dialog.getByRole('img', { name: /^QR Code de/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copiar o link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const code = link.slice(-8)
  expect(code).toMatch(/^[A-Z0-9]{8}$/)
  expect(link).toBe(new URL(`/register?referralCode=${code}`, page.url()).href)
  await dialog.locator('button', { hasText: 'Fechar' }).click()
  const row = rowOf(page, code)
  await expect(row).toContainText('Grupo do bairro')
  await expect(row).toContainText('0 de 10')
  await expect(row).toContainText(/0,25\s?% a 0,50\s?%/)

  await row.getByRole('button', { name: `Mostrar o QR Code de ${code}` }).click()
  const qrCode = dialogOf(page, `QR Code de ${code}`)
  await expect(qrCode.getByRole('img', { name: `QR Code de ${code}` })).toBeVisible()
  const download = page.waitForEvent('download')
  await qrCode.getByRole('button', { name: 'Baixar o QR Code' }).click()
  expect((await download).suggestedFilename()).toBe(`portico-${code}.svg`)
  await page.keyboard.press('Escape')

  const visitor = await visit(browser, baseURL)
  await visitor.goto(link)
  const form = dialogOf(visitor, 'Crie sua conta')
  await expect(form.getByLabel('Usuário *')).toBeVisible()
  await expect(form.getByText('Este convite não está valendo.')).toHaveCount(0)
  const username = await fillAccount(form)
  await submitOf(form).click()
  await expectSignedIn(visitor, username)
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('1 de 10', { timeout: 5000 })
  }).toPass()
  // Each cell also contains its column's title, which is visible on phones.
  await expect(row.getByRole('cell').nth(4)).toHaveText('Visitas1')
  await expect(row.getByRole('cell').nth(6)).toHaveText('Primeiros depósitos0')
  await page.goto('/agentHome/downline')
  await expect(rowOf(page, username)).toBeVisible()

  await page.goto('/agentHome/registerCentre')
  const question = dialogOf(page, 'Encerrar o convite?')
  await expect(async () => {
    if ((await question.count()) === 0) {
      await row.getByRole('button', { name: `Encerrar ${code}` }).click({ timeout: 3000 })
    }
    await expect(question.getByText(/continua na sua equipe/)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await question.getByRole('button', { name: 'Encerrar convite' }).click()
  await expect(row).toContainText('Encerrado')
  await expect(row.getByRole('button')).toHaveCount(0)

  const late = await visit(browser, baseURL)
  await late.goto(link)
  const lateForm = dialogOf(late, 'Crie sua conta')
  await expect(lateForm.getByText('Este convite não está valendo.')).toBeVisible()
  await expectAccessible(late)
  await late.context().close()
})

test('[ACT-45, AGENT-07] an account that an agent opens joins the team, and its owner has to change the first password', async ({
  page,
  browser,
  baseURL,
}) => {
  await openCentre(page)
  const dialog = await press(page, 'Abrir uma conta')
  await dialog.getByLabel('Usuário *').fill('carla')
  await dialog.getByLabel('Primeira senha *').fill('curta')
  await dialog.getByRole('button', { name: 'Abrir a conta' }).click()
  await expect(dialog.getByLabel('Primeira senha *')).toHaveAttribute('aria-invalid', 'true')
  const username = freshUsername()
  await dialog.getByLabel('Primeira senha *').fill('Gavea2026')
  await dialog.getByRole('button', { name: 'Abrir a conta' }).click()
  await expect(dialog.getByLabel('Usuário *')).toHaveAccessibleDescription(/já/)
  await dialog.getByLabel('Usuário *').fill(username)
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/agent/members')) calls += 1
  })
  await dialog.getByRole('button', { name: 'Abrir a conta' }).dblclick()
  await expect(dialog.getByText('A conta está aberta.')).toBeVisible()
  expect(calls).toBe(1)
  await expect(dialog.getByText(username, { exact: true })).toBeVisible()
  await expect(dialog.getByText('Gavea2026')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ver a equipe' }).click()
  await expect(page).toHaveURL('/agentHome/downline')
  await expect(rowOf(page, username)).toBeVisible()

  const person = await visit(browser, baseURL)
  await logIn(person, username, 'Gavea2026')
  await expect(dialogOf(person, 'Troque sua senha')).toContainText('primeiro acesso')
  await person.context().close()
})

test('[ACT-44] an invitation is created in English by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await openCentre(page)
  await page.goto('/agentHome/registerCentre?lang=en')
  const opener = page.getByRole('main').getByRole('button', { name: 'New invitation' })
  const dialog = dialogOf(page, 'New invitation')
  await expect(async () => {
    if ((await dialog.count()) === 0) {
      await opener.focus({ timeout: 3000 })
      await page.keyboard.press('Enter')
    }
    await expect(dialog.getByLabel('Note')).toBeFocused({ timeout: 5000 })
  }).toPass({ timeout: 20_000 })
  await page.keyboard.type('Flyer')
  // The rates of a first invitation are 0. If they stayed 0, the form would ask for a confirmation.
  await tabTo(page, dialog.getByRole('textbox', { name: 'The same for all games (%)' }))
  await page.keyboard.type('1')
  // Enter in this field fills in all rates.
  await page.keyboard.press('Enter')
  await enter(page, dialog.getByRole('button', { name: 'Create invitation' }))
  await expect(dialog.getByText('Your link is ready.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('row').filter({ hasText: 'Flyer' })).toContainText('Open')
})
