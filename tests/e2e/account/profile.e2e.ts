import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { dialogOf, expect, openRegister, registerIn, test } from '../../support/portalTest.ts'
import { saidInPassing } from '../../support/saidInPassing.ts'

/** Registers a member with a birthday, and opens the account page. */
async function openAsNewMember(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const username = await registerIn(page, dialog)
  await page.goto('/member/account')
  await expect(personalData(page).getByText('Data de nascimento')).toBeVisible()
  return username
}

const personalData = (page: Page) => page.getByRole('region', { name: 'Dados pessoais' })
const profileCard = (page: Page) => page.getByRole('region', { name: 'Perfil' })
const editor = (page: Page) => dialogOf(page, 'Editar dados pessoais')

/** Opens the profile form by the keyboard, with the focus in a field that has no value yet. */
async function fillIn(page: Page, field: string): Promise<Locator> {
  await personalData(page)
    .getByRole('button', { name: `Preencher: ${field}` })
    .press('Enter')
  const input = editor(page).getByLabel(field, { exact: true })
  await expect(input).toBeFocused()
  return input
}

/** Markup of the profile picture in a part of the page. */
const drawing = (place: Locator): Promise<string> =>
  place
    .locator('svg')
    .first()
    .evaluate((picture) => picture.innerHTML)

test('[ACT-17] a member completes the profile and changes the picture, and all pages and tabs show the changes', async ({
  page,
}) => {
  const username = await openAsNewMember(page)
  const data = personalData(page)
  await expect(data.getByText('1 de 8')).toBeVisible()
  await expect(data.getByText('Os saques só vão para contas em seu próprio nome.')).toBeVisible()
  await (await fillIn(page, 'Nome verdadeiro')).fill('Marina Araújo')
  await editor(page).getByLabel('Apelido *').fill('Mari')
  await editor(page).getByLabel('Nacionalidade').selectOption({ label: 'Brasil' })
  await editor(page).getByLabel('Profissão').fill('Professora')
  await editor(page).getByLabel('WhatsApp').fill('5511987654321')
  await editor(page).getByLabel('WhatsApp').press('Enter')
  const review = editor(page).getByRole('heading', { name: 'Confira antes de salvar' })
  await expect(review).toBeFocused()
  await expect(editor(page).getByText('Marina Araújo')).toBeVisible()
  await expect(editor(page).getByText('Professora')).toHaveCount(0)
  await editor(page).getByRole('button', { name: 'Salvar em definitivo' }).click()
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(data.getByText('4 de 8')).toBeVisible()
  await expect(data.getByText('Professora')).toBeVisible()
  await expect(profileCard(page).getByRole('heading', { name: 'Mari' })).toBeVisible()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Mari' })
  await expect(menu).toBeVisible()

  // A window that the page opens shares the session of the page.
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/member/account'))
  const other = await opening
  await expect(profileCard(other).getByRole('heading', { name: 'Mari' })).toBeVisible()
  await expect(other.locator('[data-hydrating]')).toHaveCount(0)

  await profileCard(page).getByRole('button', { name: 'Trocar imagem' }).press('Enter')
  const pictures = dialogOf(page, 'Trocar imagem')
  await expect(pictures.getByRole('radio', { checked: true })).toBeFocused()
  // The picture of a new member depends on the member's id.
  const first = await drawing(profileCard(page))
  await page.keyboard.press('ArrowRight')
  const checked = page.getByRole('radio', { checked: true })
  const chosen = await drawing(pictures.locator('label').filter({ has: checked }))
  expect(chosen).not.toBe(first)
  const said = await saidInPassing(page, 'Sua imagem foi trocada.')
  await page.keyboard.press('Enter')
  await said()
  const side = page.getByRole('main').getByRole('link', { name: username })
  for (const place of [menu, profileCard(page), side, profileCard(other)]) {
    await expect.poll(() => drawing(place)).toBe(chosen)
  }
  await page.reload()
  await expect.poll(() => drawing(profileCard(page))).toBe(chosen)
})

test('[ACT-17] a profile picture that the platform rejects is reverted, with a notice', {
  tag: '@full',
}, async ({ page }) => {
  await openAsNewMember(page)
  await expect(profileCard(page).getByRole('button', { name: 'Copiar usuário' })).toBeVisible()
  const card = profileCard(page)
  const asked = Promise.withResolvers<void>()
  await page.route('**/wps/member/info/icon', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await asked.promise
    return route.fulfill({ status: 500, body: '' })
  })
  await card.getByRole('button', { name: 'Trocar imagem' }).click()
  const pictures = dialogOf(page, 'Trocar imagem')
  const old = await drawing(card)
  const free = pictures.getByRole('radio', { checked: false }).first()
  await free.check()
  await pictures.getByRole('button', { name: 'Usar esta imagem' }).click()
  await expect.poll(() => drawing(card)).not.toBe(old)
  asked.resolve()
  await expect(page.getByRole('status').filter({ hasText: /tente de novo/i })).toBeVisible()
  await expect.poll(() => drawing(card)).toBe(old)
})

test('[ACT-17] an invalid value is reported at its field, by the page or by the platform', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  await openAsNewMember(page)
  const name = await fillIn(page, 'Nome completo')
  await name.fill('Marina\u3164 Araújo')
  await editor(page).getByLabel('Apelido *').fill('')
  await editor(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(editor(page).getByText('Escolha um apelido.')).toBeVisible()
  await expect(editor(page).getByText('Este nome contém caracteres ocultos')).toBeVisible()
  await expect(editor(page).getByLabel('Apelido *')).toBeFocused()
  await editor(page).getByLabel('Apelido *').fill('Mari')
  await name.fill('Marina Araújo')
  // Saves the full name by a direct call while the form is open.
  await page.evaluate(
    async (address) =>
      fetch(address, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${sessionStorage.getItem('token')}`,
        },
        body: JSON.stringify({ fields: { fullname: 'Marina Lima' } }),
      }).then(({ status }) => status),
    `${baseURL}/wps/member/profile`,
  )
  await editor(page).getByRole('button', { name: 'Salvar' }).click()
  await editor(page).getByRole('button', { name: 'Salvar em definitivo' }).click()
  await expect(editor(page).getByText(/já foi preenchido. Só o atendimento/)).toBeVisible()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Marina Araújo')
})

test('the profile form keeps its values after it is closed, while offline, and when the session ends', {
  tag: '@full',
}, async ({ page, context }) => {
  const username = await openAsNewMember(page)
  const job = await fillIn(page, 'Profissão')
  await job.fill('Professora')
  await page.keyboard.press('Escape')
  const question = dialogOf(page, 'Descartar as alterações?')
  await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(job).toHaveValue('Professora')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillIn(page, 'Fonte de renda')
  await expect(editor(page).getByText(/está de volta/)).toBeVisible()
  await expect(job).toHaveValue('Professora')

  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await context.setOffline(true)
  await editor(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(editor(page).getByRole('alert')).toContainText('sem conexão')
  await expect(job).toHaveValue('Professora')
  await context.setOffline(false)

  let isEnded = false
  await page.route('**/wps/member/profile', async (route) => {
    const headers = route.request().headers()
    if (isEnded || route.request().method() === 'GET') return route.continue()
    isEnded = true
    return route.continue({ headers: { ...headers, authorization: `Bearer ${'f'.repeat(64)}` } })
  })
  await editor(page).getByRole('button', { name: 'Salvar' }).click()
  const login = dialogOf(page, 'Entrar')
  await login.getByLabel('Usuário ou celular').fill(username)
  await login.getByLabel('Senha *').fill('Gavea2026')
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(login).toHaveCount(0)
  await expect(job).toHaveValue('Professora')
  await editor(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible()
  await expect(personalData(page).getByText('Professora')).toBeVisible()
})

test('[MEM-01] the account page names the account and copies its username and id', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, 'ana', '/member')
  const card = profileCard(page)
  await expect(card.getByText('Jogador')).toBeVisible()
  const copies = { 'Copiar usuário': 'ana', 'Copiar ID da conta': 'm-ana' }
  for (const [action, text] of Object.entries(copies)) {
    await card.getByRole('button', { name: action }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
  await card.getByRole('button', { name: 'Copiar código de convite' }).click()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/member/referral')
  await expect(page.getByRole('main').getByText(`Código: ${code}`)).toBeVisible()
})
