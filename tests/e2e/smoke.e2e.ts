import { addressesFor, agent, member, visitor } from '../support/audiences.ts'
import { openPart } from '../support/consolePage.ts'
import { dialogsOf, openFromHistory } from '../support/dialogs.ts'
import { expectAccessible, expectAccessibleInEachVariant } from '../support/expectAccessible.ts'
import { isFullRun } from '../support/extent.ts'
import { follow } from '../support/follow.ts'
import { expect, test } from '../support/portalTest.ts'

/**
 * Accessibility check of a page: in each theme and width in a full run, otherwise only in the
 * current theme and width.
 */
const expectFine = isFullRun ? expectAccessibleInEachVariant : expectAccessible

for (const audience of [visitor, member, agent]) {
  test(`${audience.who} opens every page of their own, and each passes axe`, async ({ page }) => {
    await audience.enter(page)
    await page.locator('html[data-hydrated]').waitFor()
    for (const address of addressesFor(audience, (candidate) => !audience.isCovered(candidate))) {
      await follow(page, address)
      await expectFine(page, { where: address, checksContrast: true })
      const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
      await expect(retry, address).toHaveCount(0)
    }
  })

  test(`every dialog that ${audience.who} may see opens and passes axe`, async ({ page }) => {
    await audience.enter(page)
    await page.locator('html[data-hydrated]').waitFor()
    for (const name of dialogsOf(audience)) {
      const close = await openFromHistory(page, name)
      await expectFine(page, {
        part: '[role="dialog"], dialog[open]',
        where: name,
        checksContrast: true,
      })
      await close()
    }
  })
}

test("every section of the operators' console opens and passes axe", async ({ page }) => {
  for (const part of ['rules', 'history', 'settings', 'statistics', 'activity']) {
    await openPart(page, part)
    await expectAccessible(page, { where: part })
  }
})
