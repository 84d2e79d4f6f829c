import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../support/enterAs.ts'
import { test } from '../support/languagesTest.ts'
import { expect } from '../support/portalTest.ts'
import { resize } from '../support/resize.ts'

test.describe.configure({ mode: 'default' })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('the part has no box')
  return { left: box.x, right: box.x + box.width }
}

/** Left and right edges of the first line of a text, in pixels. */
const textEdges = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getClientRects()[0] ?? element.getBoundingClientRect()
    return { left, right }
  })

const settle = async (page: Page) => {
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.locator('[data-hydrating], [role=status][aria-label]')).toHaveCount(0)
}

async function expectMirrored(page: Page) {
  const main = page.getByRole('main')
  const [content, menu] = [
    await boxOf(main),
    await boxOf(page.locator('nav a[aria-current=page]').first()),
  ]
  expect(menu.left).toBeGreaterThan(content.left)
  const heading = main.getByRole('heading', { level: 1 })
  const [text, place] = [await textEdges(heading), await boxOf(heading)]
  expect(place.right - text.right).toBeLessThan(2)
}

/**
 * Expects the first amount of the page to run from left to right, isolated from its surroundings.
 */
async function expectMoneyFromLeft(page: Page) {
  const amount = page.getByRole('main').locator('[dir=ltr]').filter({ hasText: 'R$' }).first()
  await expect(amount).toHaveText(/^-?R\$\s[\d,]+\.\d\d$/)
  await expect(amount).toHaveCSS('direction', 'ltr')
  await expect(amount).toHaveCSS('unicode-bidi', 'isolate')
  const edges = await amount.evaluate((element) => {
    const edgeOf = (start: number, end: number) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
      const [node] = start < 0 ? nodes.slice(-1) : nodes
      if (!node) return 0
      const range = document.createRange()
      range.setStart(node, start < 0 ? node.length - 1 : start)
      range.setEnd(node, start < 0 ? node.length : end)
      return range.getBoundingClientRect().left
    }
    return { symbol: edgeOf(0, 1), lastDigit: edgeOf(-1, 0) }
  })
  expect(edges.symbol).toBeLessThan(edges.lastDigit)
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const language of ['ar', 'ar-XB']) {
  test.describe(language, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: String(baseURL) }])
    })

    test(`[LANG-03] in ${language} the member's pages are mirrored and their amounts are not`, {
      tag: '@full',
    }, async ({ page }) => {
      await enterAs(page, 'ana', '/member/wallet')
      for (const path of ['/member/wallet', '/member/accountRecord', '/member/deposit']) {
        await page.goto(path)
        await settle(page)
        await resize(page, { width: 1440, height: 800 })
        await expectMirrored(page)
        await expectMoneyFromLeft(page)
        await resize(page, { width: 360, height: 800 })
        expect(await overflow(page), path).toBeLessThanOrEqual(0)
      }
    })

    test(`[LANG-03] in ${language} the left arrow key moves the focus to the tile on the left, and the right arrow key to the tile on the right`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto('/rng')
      await settle(page)
      const tiles = page.getByRole('main').locator('li:has([data-star])')
      const [first, second] = [tiles.nth(0), tiles.nth(1)]
      expect((await boxOf(first)).left).toBeGreaterThan((await boxOf(second)).left)
      await first.locator('[tabindex="0"]').first().focus()
      await page.keyboard.press('ArrowLeft')
      await expect(second.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await expect(first.locator(':focus')).toHaveCount(1)
    })

    test(`[LANG-03] in ${language} the menu on a phone opens from the side where its button is`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/')
      await settle(page)
      const button = page.getByRole('banner').locator('button[data-early=menu]')
      expect((await boxOf(button)).left).toBeLessThan(180)
      await button.click()
      const drawer = page.getByRole('dialog')
      await expect.poll(async () => (await boxOf(drawer)).left).toBe(0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}
