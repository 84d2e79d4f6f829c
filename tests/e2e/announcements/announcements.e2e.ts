import type { Page } from '@playwright/test'
import hostileHtml from '../../corpora/hostileHtml.json' with { type: 'json' }
import { prolongOpeningTime } from '../../support/announcementPopup.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

test.use({ announcements: 'new' })
test.beforeEach(({ page }) => prolongOpeningTime(page))

const harmlessHtml = '<p><b>Veja</b> <a href="/help">a ajuda</a></p>'
const listCall = '**/wps/relay/MCSFE_getListAnnouncements'

/** Records every execution of markup that came from the server. */
async function watch(page: Page) {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  await page.exposeFunction('tellSeen', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    // Functions that only this test adds to the page.
    const here = globalThis as unknown as { hit: () => void; tellSeen: (what: string) => void }
    here.hit = () => here.tellSeen('executed')
  })
  return seen
}

test('[CONST-56, CONST-57] a dialog is at least 200 px in each direction and appears 100 ms after it opens', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  const dialog = dialogOf(page, 'Comunicados')
  await expect(dialog).toBeVisible()
  // The `<dialog>` element is the backdrop and as large as the window.
  const style = await dialog.locator('> [data-size]').evaluate((element) => {
    const { minInlineSize, minBlockSize, animationDuration } = getComputedStyle(element)
    return { minInlineSize, minBlockSize, hidden: animationDuration.split(',')[0] }
  })
  expect(style).toEqual({ minInlineSize: '200px', minBlockSize: '200px', hidden: '0.1s' })
})

test('hostile markup in announcements runs no script, contacts no other site, and opens no other page', {
  tag: '@full',
}, async ({ page }) => {
  const seen = await watch(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) foreign.push(request.url())
  })
  await page.route(listCall, async (route) => {
    const popup = [...hostileHtml, harmlessHtml].map((content, index) => ({
      id: `a-${index}`,
      type: 'PU',
      title: `Number ${index}`,
      content,
      execution: 'B',
      publishedAt: '2026-11-21T12:00:00Z',
    }))
    const value = { banners: [], playerNotices: [], headlines: [], popup, promotion: [] }
    await route.fulfill({ json: { success: true, value } })
  })
  await page.goto('/')
  const dialog = dialogOf(page, 'Comunicados')
  await expect(dialog).toBeVisible()
  const title = await page.title()
  const article = dialog.getByRole('article')
  const show = async (index: number) => {
    if (index > 0 && index % 9 === 0) {
      await dialog.getByRole('button', { name: 'Próxima página' }).click()
    }
    const number = `Number ${index}`
    await dialog.getByRole('button', { name: new RegExp(`^${number}\\b`) }).click()
    await expect(dialog.getByRole('heading', { name: number, exact: true })).toBeVisible()
  }
  for (let index = 0; index < hostileHtml.length; index += 1) {
    await show(index)
    for (const link of await article.locator('a[href^="/"]').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/[^/\\]/)
    }
    // Clicks all elements except links within the portal and to `https:` URLs, which open a new
    // tab.
    await article.evaluate((element) => {
      for (const part of element.querySelectorAll('*')) {
        if (part.closest('a[href^="/"], a[href^="https:"]')) continue
        part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
    })
  }
  expect(seen).toEqual([])
  expect(foreign).toEqual([])
  expect(await page.title()).toBe(title)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url())

  // A harmless link still leads to its page.
  await show(hostileHtml.length)
  await article.getByRole('link', { name: 'a ajuda' }).click()
  await expect(page).toHaveURL('/help')
})
