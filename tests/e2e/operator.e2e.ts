import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { withRule } from '../support/operatorClient.ts'
import { expect, openRegister, test } from '../support/portalTest.ts'
import { operatorPassword } from '../support/runningGateway.ts'

// The whole form's rules are a lot to look through, and passwords are slow on purpose.
test.describe.configure({ timeout: 90_000 })

async function signIn(page: Page, password = operatorPassword) {
  await page.getByLabel('Usuário', { exact: false }).fill('operator')
  await page.getByLabel('Senha *', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function openConsole(page: Page) {
  await page.goto('/operator.html')
  await signIn(page)
  await expectRules(page)
}

/** A password takes its time to verify, on purpose. */
const expectRules = (page: Page) =>
  expect(fieldOf(page, 'username')).toBeVisible({ timeout: 15_000 })

/** A field's row, by its name in the contract. */
const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('group').filter({ has: page.getByText(name, { exact: true }) })

const publishIn = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })

async function expectNoViolation(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
}

test('a rule that an operator publishes reaches a form that is open already', async ({
  page,
  context,
  operator,
}) => {
  const before = await operator.draft()
  const players = await context.newPage()
  const dialog = await openRegister(players)
  await dialog.getByLabel('Usuário *').fill('ana1')

  await openConsole(page)
  await fieldOf(page, 'username').getByLabel('Mínimo').fill('6')
  await page.getByLabel('Motivo').fill('Nomes mais longos')
  await publishIn(page).click()
  await expect(page.getByRole('alert')).toContainText('Um exemplo diz o contrário')
  await page.getByRole('button', { name: 'Descartar este exemplo' }).click()
  await publishIn(page).click()
  await expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()

  await expect(dialog.getByText(/de 6 a 16 caracteres/)).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('ana1')

  const after = await operator.draft()
  const { samples } = after.fields[0] ?? {}
  expect(after.fields).toEqual(
    withRule('username', { minLength: 6, ...(samples && { samples }) })(before).fields,
  )

  await page.getByRole('tab', { name: 'Histórico' }).click()
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(newest).toContainText('Nomes mais longos')
  await expect(newest).toContainText('No ar')
})

test('a hostile pattern is refused at its field, with a text that proves it', async ({
  page,
  operator,
}) => {
  const before = await operator.draft()
  await openConsole(page)
  const email = fieldOf(page, 'email')
  await email.getByLabel('Padrão').fill('^(a+)+$')
  await expect(email.getByText('Ainda não verificado')).toBeVisible()
  await publishIn(page).click()
  await expect(page.getByRole('alert')).toContainText('problema impede a publicação')
  await expect(email.getByText(/Hostil/)).toBeVisible()
  await expect(email.locator('code', { hasText: 'aaa' })).toBeVisible()
  await expect(email.getByLabel('Padrão')).toHaveAttribute('aria-invalid', 'true')
  expect(await operator.draft()).toEqual(before)

  await page.getByRole('link', { name: /E-mail/ }).click()
  await expect(email.getByLabel('Padrão')).toBeFocused()
  await email.getByLabel('Padrão').fill('^([a-z')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(email.getByText(/Não funciona:/)).toBeVisible()
})

test('what somebody published meanwhile is shown, and replaced only by choice', async ({
  page,
  operator,
}) => {
  await openConsole(page)
  const mine = fieldOf(page, 'payeeName').getByLabel('Máximo')
  const maximum = async () =>
    (await operator.draft()).fields.find(({ name }) => name === 'payeeName')?.maxLength
  const before = await maximum()
  await mine.fill('41')
  await operator.publish(withRule('email', { maxLength: 77 }))
  await publishIn(page).click()

  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText(/operator publicou a versão \d+ enquanto isso/)
  await expect(conflict).toContainText('alterado por você')
  await expect(conflict.getByText('77')).toBeVisible()
  expect(await maximum()).toBe(before)

  await conflict.getByRole('button', { name: /Publicar a minha sobre a versão/ }).click()
  await expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()
  expect(await maximum()).toBe(41)

  await mine.fill('42')
  await operator.publish(withRule('email', { maxLength: 66 }))
  await publishIn(page).click()
  await page.getByRole('button', { name: 'Ficar com a deles' }).click()
  await expect(mine).toHaveValue('41')
  await expect(fieldOf(page, 'email').getByLabel('Máximo')).toHaveValue('66')
})

test('a session that ends keeps the draft and asks for the password over it', async ({
  page,
  context,
  operator,
}) => {
  await openConsole(page)
  const maximum = fieldOf(page, 'payeeName').getByLabel('Máximo')
  await maximum.fill('43')
  await context.clearCookies()
  await publishIn(page).click()
  const dialog = page.getByRole('dialog', { name: 'Entre de novo' })
  await dialog.getByLabel('Senha *', { exact: true }).fill(operatorPassword)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 15_000 })
  await expect(publishIn(page)).toBeFocused()
  await expect(maximum).toHaveValue('43')
  await publishIn(page).click()
  await expect(page.getByText(/A versão \d+ está no ar/)).toBeVisible()
  const { fields } = await operator.draft()
  expect(fields.find(({ name }) => name === 'payeeName')?.maxLength).toBe(43)
})

test('a session survives a reload, and ends for good on signing out', async ({ page }) => {
  await page.goto('/operator.html')
  await signIn(page, 'wrong password')
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos.', {
    timeout: 15_000,
  })
  await signIn(page)
  await expectRules(page)
  await page.reload()
  await expectRules(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
})

test('a field moves with the keyboard, and the focus with it', async ({ page }) => {
  await openConsole(page)
  const first = fieldOf(page, 'username')
  await first.getByLabel('Mínimo').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('group').nth(1)).toContainText('username')
  await expect(first.getByLabel('Mínimo')).toBeFocused()
  await expect(page.getByText(/Usuário agora é o número 2 de \d+/)).toBeAttached()
  await first.getByRole('button', { name: 'Mover Usuário para cima' }).click()
  await expect(page.getByRole('group').first()).toContainText('username')
  await expect(page.getByText('Nenhuma alteração desde a versão')).toBeVisible()
})

test('an old version is published anew after a question', async ({ page, operator }) => {
  const first = await operator.draft()
  await operator.publish(withRule('email', { maxLength: 88 }))
  await openConsole(page)
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await page.getByRole('button', { name: 'Restaurar a versão 1', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restaurar a versão 1?' })
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Restaurada da versão 1').first()).toBeVisible()
  expect((await operator.draft()).fields).toEqual(first.fields)
  await page.getByRole('tab', { name: 'Regras do cadastro' }).click()
  await expect(fieldOf(page, 'email').getByLabel('Máximo')).not.toHaveValue('88')
})

for (const { theme, width } of [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
] as const) {
  test(`the console passes axe, ${theme} and ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((scheme) => localStorage.setItem('theme', scheme), theme)
    await page.goto('/operator.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page)
    await openConsole(page)
    await fieldOf(page, 'email').getByLabel('Padrão').fill('^(a+)+$')
    await fieldOf(page, 'username').getByLabel('Mínimo').fill('60')
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByRole('alert')).toContainText('2 problemas', { timeout: 15_000 })
    await expectNoViolation(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('tab', { name: 'Histórico' }).click()
    await expect(page.getByText('No ar')).toBeVisible()
    await expectNoViolation(page)
  })
}
