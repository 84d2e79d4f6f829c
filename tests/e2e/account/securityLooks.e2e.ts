import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'
import {
  appCode,
  authenticatorRow,
  offerAuthenticator,
  openAccount,
  recoveryCodesOf,
} from '../../support/securityCentre.ts'

test('the set-up of an authenticator passes axe and fits the window in each theme and width, and works by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startAsNewMember(page)
  await openAccount(page)
  const sessions = page.getByRole('region', { name: 'Aparelhos e sessões' })
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  const history = page.getByRole('region', { name: 'Histórico de login' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleInEachVariant(page)
  const { dialog, secret } = await offerAuthenticator(page)
  const next = dialog.getByRole('button', { name: 'Continuar' })
  await expect(dialog.getByRole('heading', { name: 'Ativar autenticador' })).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await next.press('Enter')
  await expect(dialog.getByLabel('Código do aplicativo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.type(await appCode(secret))
  await page.keyboard.press('Tab')
  await page.keyboard.type(newMembersPassword)
  await page.keyboard.press('Enter')
  await recoveryCodesOf(dialog)
  await expectAccessibleInEachVariant(page)
  const kept = dialog.getByRole('checkbox', { name: /Guardei os códigos/ })
  await page.keyboard.press('Escape')
  await expect(kept).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await authenticatorRow(page).getByRole('button', { name: 'Desativar' }).press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Confirmar com')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
