import type { Page, Response } from '@playwright/test'
import { expectNoViolation, untilStill } from '../support/expectAccessible.ts'
import { expectStill, watchShifts } from '../support/layoutShifts.ts'
import { expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

test('[ACT-55] a visitor changes the language of the interface and of server texts, and the portal remembers it', async ({
  page,
}) => {
  await page.goto('/promotions')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sorteio da semana: R$ 2.000' })).toBeVisible()
  await chooseEnglish(page)
  const inEnglish = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Weekly raffle: R$ 2,000' })).toBeVisible()
    await expect(main.getByRole('heading', { name: /Sorteio da semana/ })).toHaveCount(0)
  }
  await inEnglish()
  await page.reload()
  await inEnglish()
})

const languageOfAnswer = async (answer: Response | null): Promise<string | undefined> =>
  /<html lang="([^"]+)"/.exec((await answer?.text()) ?? '')?.[1]

test('the URL contains the chosen language, and the server responds in that language', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions?utm_source=a%20b#top')
  await chooseEnglish(page)
  await expect(page).toHaveURL('/promotions?utm_source=a%20b&lang=en#top')
  expect(await languageOfAnswer(await page.reload())).toBe('en')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Português' }).click()
  await expect(page).toHaveURL('/promotions?utm_source=a%20b#top')
  expect(await languageOfAnswer(await page.reload())).toBe('pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
})

test('a change of language keeps an open dialog, and Back does not return to the old language', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/promotions?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  await places.getByRole('button', { name: 'Games' }).click()
  // The drawer's title changes with the language.
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Português' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('a link in another language sets that language for all following pages', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/?lang=en')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  const answer = await page.goto('/promotions?page=1')
  await expect(page).toHaveURL('/promotions?page=1&lang=en')
  expect(await languageOfAnswer(answer)).toBe('en')
  // A link can also select the default language. The choice is then stored.
  expect(await languageOfAnswer(await page.goto('/promotions?lang=pt'))).toBe('pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  await page.goto('/promotions')
  await expect(page).toHaveURL('/promotions')
})

test('a page in another language than the remembered one switches to the remembered language', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions')
  await chooseEnglish(page)
  await page.context().clearCookies()
  expect(await languageOfAnswer(await page.goto('/promotions'))).toBe('pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveURL('/promotions?lang=en')
})

test('a token in the URL survives the redirect to another language and is then removed', {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? 'none'
  const context = await browser.newContext({ baseURL: gateway.url })
  await context.addCookies([{ name: 'lang', value: 'en', url: gateway.url }])
  const visit = await context.newPage()
  const told: string[] = []
  visit.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (request.isNavigationRequest()) return
    told.push(request.url(), referer)
  })
  await visit.goto(`/promotions?token=${token}`)
  await expect(visit).toHaveURL('/promotions?lang=en')
  await expect(visit.getByRole('banner').getByRole('button', { name: /Ana/ })).toBeVisible()
  expect(told.filter((text) => text.includes(token))).toEqual([])
  await context.close()
})

test.describe('device in English', () => {
  test.use({ locale: 'en-GB' })
  const offer = (page: Page) => page.getByRole('region', { name: 'English' })

  test('[CONST-62, I18N-06] a visitor with an English device is offered English without a layout shift, and accepts it', {
    tag: '@full',
  }, async ({ page }) => {
    await page.addInitScript(watchShifts)
    // A busy machine exceeds the time for which the offer is shown.
    await page.addInitScript(() => {
      globalThis.porticoTimeFactor = 10
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(offer(page)).toHaveAttribute('lang', 'en')
    // The offer stays under the pointer. Playwright scrolls to an element that still moves, and
    // scrolling ends the offer.
    await untilStill(page)
    await offer(page).hover()
    await expectNoViolation(page)
    await expectStill(page)
    await offer(page).getByRole('button', { name: 'View Portico in English' }).click()
    const headline = page.getByRole('heading', { level: 1, name: 'Step inside and play your way.' })
    await expect(headline).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await expect(headline).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  })
})

test("[ACT-55] a member's language is sent to the server at the log-in and at each change", async ({
  page,
}) => {
  const choices: unknown[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (new URL(response.url()).pathname !== '/wps/member/language') return
    choices.push([request.method(), response.status(), request.postDataJSON()])
  })
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  await expect.poll(() => choices).toEqual([['PUT', 200, { language: 'pt' }]])
  await chooseEnglish(page)
  await expect.poll(() => choices.at(-1)).toEqual(['PUT', 200, { language: 'en' }])
})
