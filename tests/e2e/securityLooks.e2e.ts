import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/portalTest.ts'
import {
  appCode,
  authenticatorRow,
  freshPassword,
  offerAuthenticator,
  openAccount,
  recoveryCodesOf,
  registerMember,
} from '../support/securityCentre.ts'

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the set-up of an authenticator passes axe at 1440 and 360 px, by the keyboard alone (${colorScheme})`, async ({
    page,
  }) => {
    // Six times axe, on whatever machine there is.
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await registerMember(page)
    await openAccount(page)
    const sessions = page.getByRole('region', { name: 'Dispositivos e sessões' })
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    const history = page.getByRole('region', { name: 'Histórico de login' })
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)

    const { dialog, secret } = await offerAuthenticator(page)
    const next = dialog.getByRole('button', { name: 'Continuar' })
    await expect(dialog.getByRole('heading', { name: 'Ativar autenticador' })).toBeFocused()
    await expectAccessible(page)
    await next.press('Enter')
    await expect(dialog.getByLabel('Código do aplicativo')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Digite sua senha de acesso.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type(await appCode(secret))
    await page.keyboard.press('Tab')
    await page.keyboard.type(freshPassword)
    await page.keyboard.press('Enter')
    await recoveryCodesOf(dialog)
    await expectAccessible(page)
    const kept = dialog.getByRole('checkbox', { name: /Guardei os códigos/ })
    await page.keyboard.press('Escape')
    await expect(kept).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await authenticatorRow(page).getByRole('button', { name: 'Desativar' }).press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Confirmar com')).toBeVisible()
    await expectAccessible(page)
  })
}
