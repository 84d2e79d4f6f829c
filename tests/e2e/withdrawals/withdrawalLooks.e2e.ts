import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { withdrawalTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'

test('a withdrawal is made and cancelled by the keyboard alone, and each step passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSession(page, 'ana')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/member/withdraw')
  const main = page.getByRole('main')
  const amount = main.getByLabel('Valor *')
  await amount.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText('Informe o valor.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  // An amount that ends in ,14 makes the demonstration's bank review the withdrawal for an hour.
  await amount.focus()
  await page.keyboard.type('28,14')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Confira antes de sacar' })).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Tab')
  await expect(main.getByLabel('Senha de transação *')).toBeFocused()
  await page.keyboard.type('482915')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/member\/withdraw\?request=/)
  const cancel = main.getByRole('button', { name: 'Cancelar saque' })
  await expect(cancel).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await cancel.press('Enter')
  const confirm = main.getByRole('button', { name: 'Sim, cancelar' })
  await expect(confirm).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(confirm).toHaveCount(0)
})
