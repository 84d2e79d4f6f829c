import { enterAs, enterAsAgent } from '../../support/enterAs.ts'
import {
  dialogOf,
  expect,
  expectSignedIn,
  logIn,
  openLogin,
  test,
} from '../../support/portalTest.ts'

const anasPassword = 'portico-ana-1'

test('[ROLE-05, ROUTE-40, HEAD-02, HEAD-04, LOGIN-01, LOGIN-22, CONST-36] a logged-in member sees the balance', {
  tag: '@mocks-full',
}, async ({ page }) => {
  await logIn(page, ' ana ', anasPassword)
  await expectSignedIn(page, 'Ana')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[HEAD-01, HEAD-06, HEAD-19, LOGIN-38] a member refreshes the balance, confirms the log-out, and becomes a visitor', {
  tag: '@mocks-full',
}, async ({ page }) => {
  await logIn(page, 'ana', anasPassword)
  await expectSignedIn(page, 'Ana')
  const header = page.getByRole('banner')
  const refreshed = page.waitForResponse('**/wps/v2/wallets/balance')
  await header.getByRole('button', { name: 'Atualizar o saldo' }).click()
  await refreshed

  await header.getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const confirm = dialogOf(page, 'Sair da conta')
  await expect(confirm.getByText('Tem certeza de que quer sair?')).toBeVisible()
  await confirm.getByRole('button', { name: 'Cancelar' }).click()
  await expectSignedIn(page, 'Ana')

  await header.getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await confirm.getByRole('button', { name: 'OK' }).click()
  await expect(header.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Cadastre-se' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('a double click on the log-in button after a failed attempt logs in', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await logIn(page, 'ana', 'not-her-password-1')
  await expect(dialog.getByRole('alert')).toContainText('incorretos')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-')),
  )
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(anasPassword)
  // The first click removes the message above the button, so that a link is under the second click.
  const button = dialog.getByRole('button', { name: 'Entrar', exact: true })
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is gone')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 40 })
  await expectSignedIn(page, 'Ana')
})

test('a member whose session the server does not know sees the page as a visitor', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, 'ana', anasPassword)
  await expectSignedIn(page, 'Ana')
  await page.evaluate(() => sessionStorage.setItem('token', 'f'.repeat(64)))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[LOGIN-06] log-in and registration link to each other', { tag: '@full' }, async ({
  page,
}) => {
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Crie uma conta' }).click()
  const register = dialogOf(page, 'Crie sua conta')
  await expect(register.getByLabel('Usuário *')).toBeVisible()
  await register.getByRole('button', { name: 'Entrar' }).click()
  await expect(login.getByLabel('Usuário ou celular')).toBeVisible()
})

test('[ROOT-02] visitor, member, trial member and agent each get the portal of their role', {
  tag: '@full',
}, async ({ page }) => {
  const header = page.getByRole('banner')
  await page.goto('/')
  await expect(header.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Cadastre-se' })).toBeVisible()

  await enterAs(page, 'ana', '/member')
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  await page.goto('/agentHome')
  await expect(page.getByText('Você entrou como jogador')).toBeVisible()

  await enterAs(page, 'bruno', '/member/messages')
  await expect(page.getByRole('main').getByRole('button', { name: 'Cadastre-se' })).toBeVisible()

  await enterAsAgent(page, 'carla', '/agentHome')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visão geral da equipe')
  await expect(page.getByText('Pessoas na equipe')).toBeVisible()
})
