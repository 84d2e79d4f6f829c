import { expectAccessible } from '../support/expectAccessible.ts'
import { withdrawalTest as test } from '../support/ownGatewayTest.ts'
import { expect, expectSignedIn, logIn } from '../support/portalTest.ts'

for (const colorScheme of ['dark', 'light'] as const) {
  test(`a withdrawal passes axe at 360 px, by the keyboard alone, from form to request (${colorScheme})`, async ({
    page,
  }) => {
    // Four times axe, on whatever machine there is.
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await logIn(page, 'ana', 'portico-ana-1')
    await expectSignedIn(page, 'Ana')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/member/withdraw')
    const main = page.getByRole('main')
    const amount = main.getByLabel('Valor *')
    await amount.focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText('Informe o valor.')).toBeVisible()
    await expectAccessible(page)
    // The cents have the bank review it for an hour.
    await amount.focus()
    await page.keyboard.type(colorScheme === 'dark' ? '28,14' : '29,14')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { name: 'Confira antes de sacar' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(main.getByLabel('Senha de transação *')).toBeFocused()
    await page.keyboard.type('482915')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/member\/withdraw\?request=/)
    const cancel = main.getByRole('button', { name: 'Cancelar saque' })
    await expect(cancel).toBeVisible()
    await expectAccessible(page)
    await cancel.press('Enter')
    const confirm = main.getByRole('button', { name: 'Sim, cancelar' })
    await expect(confirm).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(cancel).toHaveCount(0)
    await expect(confirm).toHaveCount(0)
  })
}
