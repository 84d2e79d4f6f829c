import { expectAccessible, expectNoViolation } from '../support/expectAccessible.ts'
import { securityTest as test } from '../support/ownGatewayTest.ts'
import { expect, expectSignedIn, logIn } from '../support/portalTest.ts'
import { openByRow, openSecurity } from '../support/securityPage.ts'

const forms = [
  ['Trocar senha', 'Troque sua senha'],
  ['Trocar senha de transação', 'Senha de transação'],
  ['Trocar celular', 'Celular'],
  ['Trocar e-mail', 'E-mail'],
] as const

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the security centre and its forms pass axe on a wide screen and at 360 px (${colorScheme})`, async ({
    page,
  }) => {
    // Ten times axe, on whatever machine there is.
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await logIn(page, 'ana', 'portico-ana-1')
    await expectSignedIn(page, 'Ana')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size)
      const centre = await openSecurity(page)
      await expectAccessible(page)
      for (const [button, title] of forms) {
        const { dialog, opener } = await openByRow(centre, button, title)
        await dialog.locator('button[type=submit]').click()
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
        await expectNoViolation(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      }
    }
  })
}
