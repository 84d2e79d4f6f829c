import type { Locator, Page } from '@playwright/test'
import { dialogOf, expect, expectSignedIn, logIn } from './portalTest.ts'

export async function openSecurity(page: Page): Promise<Locator> {
  await page.goto('/member')
  const centre = page.getByRole('region', { name: 'Segurança' })
  await expect(centre.getByRole('listitem')).toHaveCount(7)
  return centre
}

/**
 * Opens a dialog by the button in a row of the security centre. @returns the dialog and the button.
 */
export async function openByRow(
  centre: Locator,
  button: string,
  title: string,
): Promise<{ dialog: Locator; opener: Locator }> {
  const opener = centre.getByRole('listitem').getByRole('button', { name: button, exact: true })
  await opener.click()
  const dialog = dialogOf(centre.page(), title)
  await expect(dialog.locator('input').first()).toBeVisible()
  return { dialog, opener }
}

/** Expects that the log-in rejects one password and accepts the other. */
export async function expectPassword(
  page: Page,
  username: string,
  { right, wrong }: { right: string; wrong: string },
): Promise<void> {
  const dialog = await logIn(page, username, wrong)
  await expect(dialog.getByText('Usuário ou senha incorretos.')).toBeVisible()
  await dialog.getByLabel('Senha *').fill(right)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expectSignedIn(page, username)
}

/** Expects a message in the inbox, by its title. */
export async function expectMessage(page: Page, title: string): Promise<void> {
  await page.goto('/member/messages')
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
}

/**
 * Requests a code, with retries, since a button ignores a press within a second of the previous
 * press.
 * @param place `new` for the code that is sent to the new contact, `owner` for the code with which
 * the owner of the account confirms the change
 */
export async function askForCode(dialog: Locator, place: 'new' | 'owner' = 'new'): Promise<void> {
  const field = dialog.getByLabel(
    place === 'new' ? 'Código de verificação *' : 'Código para confirmar que é você *',
  )
  const button = field.locator('xpath=following-sibling::button')
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(button).toHaveText(/Reenviar em/, { timeout: 1500 })
  }).toPass()
}

let numbers = 0

export const freshMobile = (): string => `119${String(Date.now() + numbers++).slice(-8)}`
