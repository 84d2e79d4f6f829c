import { expectAccessible, expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { unspentPointsTest as test } from '../../support/ownGatewayTest.ts'
import { openConvert, openMall, openRedeem } from '../../support/pointMall.ts'
import { expect } from '../../support/portalTest.ts'

test('the dialogs of the points mall pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMall(page)
  const redeem = await openRedeem(page, /^Copo/)
  await redeem.getByRole('button', { name: 'Revisar' }).click()
  await expect(redeem.getByRole('alert')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Escape')
  const convert = await openConvert(page)
  await convert.getByRole('button', { name: 'Tudo' }).click()
  await expectAccessibleInEachVariant(page)
})

test('a bonus is redeemed by the keyboard alone at 360 px', { tag: '@full' }, async ({ page }) => {
  await openMall(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const card = page.getByRole('article').filter({ hasText: 'Bônus de R$ 5,00' })
  await card.getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Resgatar com pontos' })
  await dialog.getByRole('button', { name: 'Revisar' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Confira antes de resgatar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Senha de transação *')).toBeFocused()
  await page.keyboard.type('482915')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Resgate solicitado' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('button')).toBeFocused()
})
