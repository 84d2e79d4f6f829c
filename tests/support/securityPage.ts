import type { Locator, Page } from '@playwright/test'
import { dialogOf, expect, expectSignedIn, logIn } from './portalTest.ts'

/** The security centre of who is signed in. */
export async function openSecurity(page: Page): Promise<Locator> {
  await page.goto('/member')
  const centre = page.getByRole('region', { name: 'Segurança' })
  await expect(centre.getByRole('listitem')).toHaveCount(7)
  return centre
}

/** Opens a dialog by the button of a row. */
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

/** Tries to log in with a password that is not taken, then with the one that is. */
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

/** Looks for a message in the inbox, by its title. */
export async function expectMessage(page: Page, title: string): Promise<void> {
  await page.goto('/member/messages')
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
}

/**
 * Asks for a code, as often as it takes: a button that was pressed less than a second ago hears
 * nothing.
 * @param place which of the dialog's codes: forms of a contact have the new one's, then the owner's.
 */
export async function askForCode(dialog: Locator, place: 'new' | 'owner' = 'new'): Promise<void> {
  const field = dialog.getByLabel(
    place === 'new' ? 'Código de verificação *' : 'Código que confirma que é você *',
  )
  const button = field.locator('xpath=following-sibling::button')
  await expect(async () => {
    if (await button.isEnabled()) await button.click()
    await expect(button).toHaveText(/Reenviar em/, { timeout: 1500 })
  }).toPass()
}

let numbers = 0

/** A mobile number of Brazil that nobody has. */
export const freshMobile = (): string => `119${String(Date.now() + numbers++).slice(-8)}`
