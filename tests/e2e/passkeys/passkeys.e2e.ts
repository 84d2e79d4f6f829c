import type { Locator, Page } from '@playwright/test'
import { passkeyTest as test } from '../../support/ownGatewayTest.ts'
import {
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  openLogin,
  openRegister,
  submitOf,
} from '../../support/portalTest.ts'
import {
  addVirtualAuthenticator,
  closeQuestions,
  withoutAutofill,
} from '../../support/virtualAuthenticator.ts'

const password = 'Gavea2026'

/** Registers a member and opens the account page. @returns the username. */
async function openAccount(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const name = await fillAccount(dialog)
  await submitOf(dialog).click()
  await expectSignedIn(page, name)
  await page.goto('/member')
  return name
}

const rowOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chaves de acesso' })

async function openAdding(page: Page): Promise<Locator> {
  await rowOf(page).getByRole('button', { name: 'Adicionar chave' }).click()
  const dialog = dialogOf(page, 'Adicionar chave de acesso')
  await expect(dialog.getByLabel('Sua senha de acesso *')).toBeFocused()
  return dialog
}

async function addPasskey(page: Page, enteredPassword = password, name?: string): Promise<void> {
  const dialog = await openAdding(page)
  await dialog.getByLabel('Sua senha de acesso *').fill(enteredPassword)
  if (name !== undefined) await dialog.getByLabel('Nome da chave *').fill(name)
  await dialog.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText(/adicionada\. Ela já abre a sua conta/)).toBeVisible()
  await expect(rowOf(page)).toContainText('1 chave de acesso abre a sua conta')
}

async function openList(page: Page): Promise<Locator> {
  await rowOf(page).getByRole('button', { name: 'Gerenciar chaves' }).click()
  const dialog = dialogOf(page, 'Suas chaves de acesso')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  return dialog
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menu da conta de/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await dialogOf(page, 'Sair da conta').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
}

const usePasskey = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Entrar com chave de acesso' })

test('adding a passkey requires the password, and the passkey then logs in without a password', {
  tag: '@full',
}, async ({ page }) => {
  await withoutAutofill(page)
  const device = await addVirtualAuthenticator(page)
  const name = await openAccount(page)
  const adding = await openAdding(page)
  await expect(adding.getByLabel('Nome da chave *')).toHaveValue(/^Chrome no /)
  await adding.getByLabel('Sua senha de acesso *').fill('not-the-password')
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(adding.getByText('A senha está incorreta.')).toBeVisible()
  expect(await device.count()).toBe(0)
  await adding.getByLabel('Sua senha de acesso *').fill(password)
  await adding.getByLabel('Nome da chave *').fill('Meu celular')
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave “Meu celular” adicionada.')).toBeVisible()
  const list = await openList(page)
  await expect(list.getByRole('listitem')).toContainText(/Meu celular.*Ainda não usada/)
  await page.keyboard.press('Escape')
  await logOut(page)
  const dialog = await openLogin(page)
  await usePasskey(dialog).click()
  await expectSignedIn(page, name)
  await page.goto('/member')
  await expect((await openList(page)).getByRole('listitem')).toContainText('Último uso em')
})

test("a member logs in with a passkey that the browser's autofill offers at the username", {
  tag: '@full',
}, async ({ page }) => {
  await addVirtualAuthenticator(page)
  const name = await openAccount(page)
  await addPasskey(page)
  await logOut(page)
  // The virtual authenticator responds as soon as the username field offers its passkeys.
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await expectSignedIn(page, name)
})

test("cancelling the authenticator's prompt keeps the form's values", { tag: '@full' }, async ({
  page,
}) => {
  await withoutAutofill(page)
  const device = await addVirtualAuthenticator(page)
  const name = await openAccount(page)
  const adding = await openAdding(page)
  await adding.getByLabel('Sua senha de acesso *').fill(password)
  await adding.getByLabel('Nome da chave *').fill('Notebook')
  await closeQuestions(page)
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(adding.getByRole('status').filter({ hasText: 'Nada mudou' })).toBeVisible()
  await expect(adding.getByLabel('Sua senha de acesso *')).toHaveValue(password)
  await expect(adding.getByLabel('Nome da chave *')).toHaveValue('Notebook')
  expect(await device.count()).toBe(0)
  await page.reload()
  await adding.getByLabel('Sua senha de acesso *').fill(password)
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(rowOf(page)).toContainText('1 chave de acesso abre a sua conta')
  // Tries to add a second passkey of the same authenticator.
  const list = await openList(page)
  await list.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(adding.getByLabel('Sua senha de acesso *')).toBeFocused()
  await adding.getByLabel('Sua senha de acesso *').fill(password)
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(adding.getByRole('alert')).toContainText('Este aparelho já tem uma chave')
  await page.goto('/')
  await logOut(page)
  const dialog = await openLogin(page)
  await dialog.getByLabel('Usuário ou celular').fill(name)
  await closeQuestions(page)
  await usePasskey(dialog).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Nada mudou' })).toBeVisible()
  await expect(dialog.getByLabel('Usuário ou celular')).toHaveValue(name)
})
