import type { Locator, Page } from '@playwright/test'
import { codeAt } from '../../platform/domain/accounts/verification/totp.ts'
import { newMembersPassword } from './enterAs.ts'
import { dialogOf, expect } from './portalTest.ts'

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/member/account')
  await expect(page.getByRole('heading', { name: 'Segurança' })).toBeVisible()
}

export const protectionRow = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Segurança' }).getByRole('listitem').filter({ hasText: name })

export const authenticatorRow = (page: Page): Locator =>
  protectionRow(page, 'Aplicativo autenticador')

/** Logs out by the header's menu. */
export async function logOut(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: `Menu da conta de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const confirm = dialogOf(page, 'Sair da conta')
  const button = confirm.getByRole('button', { name: 'OK' })
  await expect(confirm.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  await button.click()
  await expect(header.getByRole('button', { name: 'Entrar' })).toBeVisible()
}

/**
 * Code of the authenticator app. Each code is accepted only once.
 * @param steps number of periods of 30 seconds from now.
 */
export const appCode = (secret: string, steps = 0): Promise<string> =>
  codeAt(secret, Date.now() + steps * 30_000)

/**
 * Opens the dialog that sets up an authenticator. @returns the dialog, and the secret that it
 * shows.
 */
export async function offerAuthenticator(page: Page): Promise<{ dialog: Locator; secret: string }> {
  await authenticatorRow(page).getByRole('button', { name: 'Ativar' }).click()
  const dialog = dialogOf(page, 'Ativar autenticador')
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  return { dialog, secret: (await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '') }
}

/** Turns the authenticator on. @returns the open dialog, the secret and the recovery codes. */
export async function turnOnAuthenticator(page: Page) {
  const { dialog, secret } = await offerAuthenticator(page)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByLabel('Código do aplicativo').fill(await appCode(secret))
  await dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  const codes = await recoveryCodesOf(dialog)
  return { dialog, secret, codes }
}

export async function recoveryCodesOf(dialog: Locator): Promise<string[]> {
  const list = dialog.getByRole('list', { name: 'Códigos de recuperação' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return list.getByRole('listitem').allInnerTexts()
}

/** Confirms that the codes are saved, and closes the dialog. */
export async function keepCodes(dialog: Locator): Promise<void> {
  await dialog.getByRole('checkbox', { name: /Guardei os códigos/ }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toHaveCount(0)
}
