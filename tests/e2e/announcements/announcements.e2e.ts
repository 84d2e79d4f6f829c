import { prolongOpeningTime } from '../../support/announcementPopup.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

test.use({ announcements: 'new' })
test.beforeEach(({ page }) => prolongOpeningTime(page))

test('[CONST-56, CONST-57] a dialog is at least 200 px in each direction and appears 100 ms after it opens', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  const dialog = dialogOf(page, 'Comunicados')
  await expect(dialog).toBeVisible()
  // The `<dialog>` element is the backdrop and as large as the window.
  const style = await dialog.locator('> [data-size]').evaluate((element) => {
    const { minInlineSize, minBlockSize, animationDelay } = getComputedStyle(element)
    return { minInlineSize, minBlockSize, hidden: animationDelay }
  })
  expect(style).toEqual({ minInlineSize: '200px', minBlockSize: '200px', hidden: '0.1s' })
})
