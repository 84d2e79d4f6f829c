import type { Page } from '@playwright/test'
import {
  dialogOf,
  expect,
  fillAccount,
  openRegister,
  registerIn,
  test,
} from '../../support/portalTest.ts'

const secret = 'Gavea2026'
const offer = 'Você já tinha começado o cadastro'

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test('[FORM-06] the registration form offers to restore typed values, except passwords, after a reload or after closing', async ({
  page,
}) => {
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await dialog.getByLabel('E-mail', { exact: true }).fill('marina@example.com')
  await page.reload()
  await expect(dialog.getByText(offer)).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('marina@example.com')
  await expect(dialog.getByLabel('Senha *', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Senha *', { exact: true })).toHaveValue('')
  await dialog.getByLabel('Senha *', { exact: true }).fill(secret)

  await page.keyboard.press('Escape')
  const question = dialogOf(page, 'Fechar o cadastro?')
  await question.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('Senha *', { exact: true })).toHaveValue(secret)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const kept = await stored(page)
  expect(kept).toContain('marina@example.com')
  expect(kept).not.toContain(secret)

  await page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' }).click()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await registerIn(page, dialog, username)
  expect(await stored(page)).not.toContain('marina@example.com')
})

test('[FORM-06] the Back button closes the registration form after a confirmation, and a discarded draft is deleted', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await dialog.getByLabel('Usuário *').fill('marina92')
  await page.evaluate(() => history.back())
  const question = dialogOf(page, 'Fechar o cadastro?')
  await expect(question).toBeVisible()
  await question.getByText('Fechar', { exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' }).click()
  await dialog.getByRole('button', { name: 'Começar de novo' }).click()
  await expect(dialog.getByText(offer)).toHaveCount(0)
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('')
  expect(await stored(page)).not.toContain('marina92')
})
