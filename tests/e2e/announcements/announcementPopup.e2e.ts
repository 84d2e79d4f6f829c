import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import {
  noticeAtBell,
  outlastOpeningTime,
  prolongOpeningTime,
} from '../../support/announcementPopup.ts'
import {
  expectAccessibleInEachVariant,
  expectNoViolation,
  untilStill,
} from '../../support/expectAccessible.ts'
import { expectStill, watchShifts } from '../../support/layoutShifts.ts'

import { dialogOf, expect, expectSignedIn, logIn, test } from '../../support/portalTest.ts'

test.use({ announcements: 'new' })

const listCall = '**/wps/relay/MCSFE_getListAnnouncements*'
const phone = { width: 390, height: 844 }

const popup = (page: Page) => dialogOf(page, 'Comunicados')
const flag = (page: Page, audience: 'A' | 'B') =>
  page.evaluate((key) => sessionStorage.getItem(key), `announcementsClosed${audience}`)

/** Delays the chunk that shows the announcements. @returns a function that lets it load. */
async function holdOffers(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/later-*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

async function goToHydratedPage(page: Page) {
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
}

test('[ANN-10, ANN-14, ANN-15] announcements open for an idle visitor, and the portal stores for each audience that they were closed', {
  tag: '@full',
}, async ({ page }) => {
  await prolongOpeningTime(page)
  await page.goto('/')
  await expect(popup(page).getByRole('article')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await expectNoViolation(page)
  expect(await flag(page, 'B')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await flag(page, 'B')).toBe('1')
  expect(await flag(page, 'A')).toBeNull()

  const answered = page.waitForResponse(listCall)
  await page.reload()
  await answered
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  // Members have their own announcements; the visitor's are closed.
  await noticeAtBell(page).click()
  await expect(popup(page).getByText('Prêmios à sua espera').first()).toBeVisible()
  await page.goBack()
  await expect(popup(page)).toHaveCount(0)
  expect(await flag(page, 'A')).toBe('1')
  await expect(noticeAtBell(page)).toHaveCount(0)
})

const uses: [string, (page: Page) => Promise<unknown>][] = [
  ['pressed', (page) => page.getByRole('heading', { level: 1 }).click()],
]
for (const [what, use] of uses) {
  test(`[ANN-10] announcements wait at the bell if the visitor has ${what} before they load`, {
    tag: '@full',
  }, async ({ page }) => {
    await prolongOpeningTime(page)
    const release = await holdOffers(page)
    await goToHydratedPage(page)
    await use(page)
    release()
    await expect(noticeAtBell(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ comunicados$/)
  })
}

test('[ANN-10] announcements that load late do not open by themselves, and the keyboard opens them at the bell', {
  tag: '@full',
}, async ({ page }) => {
  await outlastOpeningTime(page)
  await page.goto('/')
  await expect(noticeAtBell(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bell = page.getByRole('banner').getByRole('button', { name: /^Avisos/ })
  await bell.focus()
  await page.keyboard.press('Tab')
  await expect(noticeAtBell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page).getByRole('article')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await expect(noticeAtBell(page)).toHaveCount(0)
  expect(await flag(page, 'B')).toBe('1')
})

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')

test('[ANN-10] the page of a game shows announcements only as a badge at the bell', {
  tag: '@full',
}, async ({ page }) => {
  await prolongOpeningTime(page)
  await page.goto(`/seamless?nodeId=${game?.nodeId}&freeTrial=true`)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ comunicados$/)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(noticeAtBell(page)).toHaveCount(0)
  await expect(popup(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Avisos' }).click()
  await dialogOf(page, 'Avisos')
    .getByRole('button', { name: /^Ver \d+ comunicados$/ })
    .click()
  await expect(popup(page).getByRole('article')).toBeVisible()
})

const covers: [string, object][] = [
  ['a game', { name: 'game', nodeId: game?.nodeId, title: 'A game', freeTrial: true }],
]
for (const [what, modal] of covers) {
  test(`[ANN-10] announcements never open over ${what}`, { tag: '@full' }, async ({ page }) => {
    await prolongOpeningTime(page)
    // The page starts with an open dialog in its history state, as after a reload.
    await page.addInitScript((data) => {
      if (window === window.top) history.replaceState({ modals: [data] }, '')
    }, modal)
    await page.goto('/')
    await expect(noticeAtBell(page)).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(popup(page)).toHaveCount(0)
  })
}

test('[ANN-10] a phone shows announcements in a sheet, and the page behind it can be scrolled and pressed', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await prolongOpeningTime(page)
  await page.goto('/')
  const sheet = popup(page)
  await expect(sheet.getByRole('list', { name: 'Comunicados' })).toBeVisible()
  await untilStill(page)
  expect(await sheet.getAttribute('aria-modal')).toBeNull()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const boxOf = async (part: typeof sheet) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('not there')
    return box
  }
  const [covered, bar] = [
    await boxOf(sheet),
    await boxOf(page.getByRole('navigation', { name: 'Navegação principal' })),
  ]
  expect(covered.y + covered.height).toBeLessThanOrEqual(bar.y + 0.5)
  expect(covered.height).toBeLessThan(phone.height / 2)

  await page.mouse.move(190, 200)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  const place = await page.evaluate(() => window.scrollY)
  await sheet.getByRole('button', { name: /Sorteio da semana/ }).click()
  await expect(sheet.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  await page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: 'Promoções' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  // Opening another page closes the sheet without storing the flag that marks the announcements as
  // read.
  await expect(sheet).toHaveCount(0)
  expect(await flag(page, 'B')).toBeNull()

  await noticeAtBell(page).click()
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused()
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await expect(sheet).toHaveCount(0)
  expect(await flag(page, 'B')).toBe('1')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Avisos' })).toBeFocused()
})

test('[ANN-10, ANN-14] Escape closes the sheet of announcements on a phone; a dialog replaces the sheet and leaves its announcements unread', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await prolongOpeningTime(page)
  await page.goto('/')
  await expect(popup(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await expect(dialogOf(page, 'Entrar')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await page.goBack()
  await noticeAtBell(page).click()
  await expect(popup(page)).toBeVisible()
  expect(await flag(page, 'B')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await flag(page, 'B')).toBe('1')
})

test('the sheet and the notice at the bell pass axe and fit the window in each theme and width, and shift nothing on a phone', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await prolongOpeningTime(page)
  await page.addInitScript(watchShifts)
  await page.goto('/')
  await expect(popup(page).getByRole('list', { name: 'Comunicados' })).toBeVisible()
  await expectStill(page)
  await expectAccessibleInEachVariant(page)
  // Announcements that a form displaces wait at the bell.
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await dialogOf(page, 'Entrar').getByRole('button', { name: 'Fechar' }).click()
  await expect(noticeAtBell(page)).toBeVisible()
  await expectStill(page)
  await expectAccessibleInEachVariant(page)
})
