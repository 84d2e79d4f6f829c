import { expectAccessibleInEachVariant, expectFitting } from '../support/expectAccessible.ts'
import { expect, openRegister, submitOf, test } from '../support/portalTest.ts'

test('the register popup passes axe and fits the window in each theme and width after a failed submit', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await submitOf(dialog).click()
  await expect(dialog.getByText(/campos precisam da sua atenção/)).toBeVisible()
  await expectAccessibleInEachVariant(page)
})

test('the home page never scrolls sideways from a width of 360 px up', { tag: '@full' }, async ({
  page,
}) => {
  for (const width of [360, 390, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expectFitting(page)
  }
})
