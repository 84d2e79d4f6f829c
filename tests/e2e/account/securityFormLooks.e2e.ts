import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { securityTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import { openByRow, openSecurity } from '../../support/securityPage.ts'

const forms = [
  ['Trocar senha', 'Troque sua senha'],
  ['Trocar senha de transação', 'Senha de transação'],
  ['Trocar celular', 'Celular'],
  ['Trocar e-mail', 'E-mail'],
] as const

test('the security centre and its forms pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSession(page, 'ana')
  const centre = await openSecurity(page)
  await expectAccessibleInEachVariant(page)
  for (const [button, title] of forms) {
    const { dialog, opener } = await openByRow(centre, button, title)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessibleInEachVariant(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
