import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { make } from '../../scripts/products/make.ts'
import { languagesBuild, testedLanguages } from '../../scripts/products/products.mjs'
import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { partOf } from '../support/extent.ts'
import { wideFamily } from '../support/fonts.ts'
import { test as base, expect } from '../support/portalTest.ts'
import { resize } from '../support/resize.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Gateway with a build of more languages than usual. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startGatewayProcess>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      await make(languagesBuild)
      const gateway = await startGatewayProcess({
        PORTICO_BUILD: join(repository, languagesBuild.outputs[0] ?? '', 'client'),
        VITE_LANGUAGES: testedLanguages,
      })
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' })

const plainPages = ['/', '/promotions', '/pointMall', '/help', '/down', '/agent', '/nowhere']
const visitorsPages = [
  ...plainPages,
  // Pages of games differ only by their content.
  ...partOf(
    ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott'],
    ['/rng', '/lott'],
  ),
]
const membersPages = ['/', '/favorite', '/member', '/member/wallet', '/member/bettingRecord']
const visitorsDialogs: readonly Modal[] = [
  { name: 'login' },
  { name: 'register' },
  { name: 'oneClick' },
  { name: 'forgotPassword' },
  { name: 'customerService' },
  { name: 'help' },
  { name: 'chat' },
  { name: 'feedback' },
  { name: 'notices' },
  { name: 'announcements' },
  { name: 'navigation' },
  { name: 'blockedWindow', url: 'https://t.me/portico' },
  {
    name: 'secondStep',
    type: 'username',
    area: 'member',
    secondStep: {
      ticket: 'a-ticket',
      methods: [{ method: 'SMS', to: '+55 11 9•••• ••03' }, { method: 'TOTP' }],
      expiresAt: '2099-01-01T00:00:00Z',
    },
  },
]
const membersDialogs: readonly Modal[] = [
  { name: 'confirmLogout' },
  { name: 'changePassword', reason: 'own' },
  { name: 'navigation', part: 'games' },
]

/** Waits until the page and its dialog show no skeleton. */
async function settle(page: Page) {
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.locator('[data-hydrating], [role=status][aria-label]')).toHaveCount(0)
}

async function openDialog(page: Page, modal: Modal) {
  await page.evaluate((data) => history.replaceState({ modals: [data] }, ''), modal)
  await page.reload()
  await page.getByRole('dialog').locator('button, input, a').first().waitFor()
}

/**
 * Clipped texts of a page, on a large screen and on the smallest, in the usual fonts and in wide
 * ones.
 */
async function problemsAt(page: Page, place: string): Promise<string[]> {
  await settle(page)
  const problems: string[] = []
  for (const width of [1440, 360]) {
    await resize(page, { width, height: 800 })
    for (const family of ['', wideFamily]) {
      await page.evaluate((name) => {
        document.documentElement.style.setProperty('--font', name && `"${name}"`)
      }, family)
      for (const text of await clippedTexts(page))
        problems.push(`${place}, ${width} px, ${family || 'usual font'}: ${text}`)
    }
  }
  return problems
}

async function problemsOf(page: Page, places: readonly string[], dialogs: readonly Modal[]) {
  const problems: string[] = []
  for (const path of places) {
    await page.goto(path)
    problems.push(...(await problemsAt(page, path)))
  }
  await page.goto('/')
  for (const modal of dialogs) {
    await openDialog(page, modal)
    problems.push(...(await problemsAt(page, modal.name)))
  }
  return problems
}

const arabic = { language: 'ar', direction: 'rtl' }
const thai = { language: 'th', direction: 'ltr' }
// Pseudo-language: English a third longer, with marks above and below the letters.
const pseudoLanguage = { language: 'en-XA', direction: 'ltr' }

for (const { language, direction } of partOf(
  [arabic, thai, pseudoLanguage],
  [arabic, pseudoLanguage],
)) {
  test(`no text is clipped in ${language}`, { tag: '@full' }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    // Moving banners would be clipped during their transition.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'lang', value: language, url: String(baseURL) }])
    const problems = await problemsOf(page, visitorsPages, visitorsDialogs)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await openDialog(page, { name: 'login' })
    await page.locator('input[autocomplete^=username]').fill('ana')
    await page.locator('input[autocomplete=current-password]').fill('portico-ana-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    problems.push(...(await problemsOf(page, membersPages, membersDialogs)))
    expect(problems).toEqual([])
  })
}
