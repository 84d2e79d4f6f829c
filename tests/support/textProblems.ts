import type { Page } from '@playwright/test'
import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { clippedTexts } from './clippedTexts.ts'
import { follow } from './follow.ts'
import { wideFamily } from './fonts.ts'
import { hardCodedTexts } from './hardCodedTexts.ts'
import { expect } from './portalTest.ts'
import { resize } from './resize.ts'

/** Waits until the page and its dialog show no skeleton. */
async function settle(page: Page) {
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.locator('[data-hydrating], [role=status][aria-label]')).toHaveCount(0)
}

/** Opens a dialog from the state of a history entry, as the browser's Forward does. */
async function openDialog(page: Page, modal: Modal) {
  await page.evaluate((data) => {
    history.pushState({ ...history.state, modals: [data] }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, modal)
  await page.getByRole('dialog').locator('button, input, a').first().waitFor()
}

export type Visit = {
  page: Page
  /** Returns the data that the page has received, from `recordData`. */
  dataOf: () => Promise<string>
  /** True in a pseudo-language, in which untranslated texts can be distinguished from messages. */
  isPseudo: boolean
  /** Font families in which the texts are checked; `''` is the portal's usual font. */
  families?: readonly string[]
}

/**
 * Finds the clipped texts of a page on a large and on a small screen, in the usual font and in a
 * wide font. In a pseudo-language, also finds texts that are not messages.
 */
async function problemsAt(visit: Visit, place: string): Promise<string[]> {
  const { page, dataOf, isPseudo, families = ['', wideFamily] } = visit
  await settle(page)
  const problems: string[] = []
  for (const width of [1440, 360]) {
    await resize(page, { width, height: 800 })
    for (const family of families) {
      await page.evaluate((name) => {
        document.documentElement.style.setProperty('--font', name && `"${name}"`)
      }, family)
      for (const text of await clippedTexts(page))
        problems.push(`${place}, ${width} px, ${family || 'usual font'}: ${text}`)
    }
    if (!isPseudo) continue
    for (const text of await hardCodedTexts(page, await dataOf()))
      problems.push(`${place}, ${width} px: '${text}' is no message`)
  }
  return problems
}

/**
 * Opens pages and dialogs from the portal's current page and checks their texts.
 * @returns a sentence for each clipped text, and in a pseudo-language for each text that is not a
 * message
 */
export async function textProblems(
  visit: Visit,
  places: readonly string[],
  dialogs: readonly Modal[] = [],
): Promise<string[]> {
  const { page } = visit
  const problems: string[] = []
  await settle(page)
  for (const path of places) {
    await follow(page, path)
    problems.push(...(await problemsAt(visit, path)))
  }
  if (dialogs.length > 0) await follow(page, '/')
  for (const modal of dialogs) {
    await openDialog(page, modal)
    problems.push(...(await problemsAt(visit, modal.name)))
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  return problems
}
