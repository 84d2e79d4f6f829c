import type { Page } from '@playwright/test'
import { addressesFor, agent, member, visitor } from '../support/audiences.ts'
import { openPart } from '../support/consolePage.ts'
import { dialogsOf, openFromHistory } from '../support/dialogs.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/portalTest.ts'

/**
 * Opens a URL path without a page load, as the browser's Forward does, and waits for the page's
 * heading.
 */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const before = document.querySelector('h1')
    if (location.pathname === to) return
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    while ((document.querySelector('h1') ?? before) === before) {
      await new Promise(requestAnimationFrame)
    }
  }, address)
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
}

for (const audience of [visitor, member, agent]) {
  test(`${audience.who} opens every page of their own, and each passes axe`, async ({ page }) => {
    await audience.enter(page)
    await page.locator('html[data-hydrated]').waitFor()
    for (const address of addressesFor(audience, (candidate) => !audience.isCovered(candidate))) {
      await follow(page, address)
      await expectAccessible(page, { where: address })
      const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
      await expect(retry, address).toHaveCount(0)
    }
  })

  test(`every dialog that ${audience.who} may see opens and passes axe`, async ({ page }) => {
    await audience.enter(page)
    await page.locator('html[data-hydrated]').waitFor()
    for (const name of dialogsOf(audience)) {
      const close = await openFromHistory(page, name)
      await expectAccessible(page, { part: '[role="dialog"], dialog[open]', where: name })
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
