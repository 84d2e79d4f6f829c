import type { Page } from '@playwright/test'
import type { Modal } from '../../../src/kit/modal/modalTable.ts'
import { clippedTexts } from '../../support/clippedTexts.ts'
import { follow } from '../../support/follow.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

/** Opens a dialog from the state of a history entry, as the browser's Forward does. */
async function openDialog(page: Page, modal: Modal) {
  await page.evaluate((data) => {
    history.pushState({ modals: [data] }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, modal)
  await page.getByRole('dialog').locator('button, input, a').nth(1).waitFor()
}

const dialogs: readonly Modal[] = [
  { name: 'login' },
  { name: 'register' },
  { name: 'forgotPassword' },
  { name: 'navigation' },
  { name: 'announcements' },
  { name: 'customerService' },
]

test.describe('zoom of 400 %', () => {
  // Viewport of 1280 × 1024 pixels at a zoom of 400 % (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

  test('no text is clipped at a zoom of 400 %, the header scrolls away, and each dialog scrolls to its last control', {
    tag: '@full',
  }, async ({ page }) => {
    const problems: string[] = []
    const look = async (place: string) => {
      await page.locator('html[data-hydrated]').waitFor()
      for (const text of await clippedTexts(page)) problems.push(`${place}: ${text}`)
    }
    await page.goto('/promotions')
    await look('/promotions')
    for (const path of ['/help', '/agent', '/nowhere', '/']) {
      await follow(page, path)
      await look(path)
    }
    // Header and bottom bar scroll away to leave room for the content.
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Navegação principal' })).not.toBeInViewport()
    for (const modal of dialogs) {
      await openDialog(page, modal)
      await look(modal.name)
      const controls = page.getByRole('dialog').locator('button, input, a')
      const last = controls.filter({ visible: true }).last()
      // Scrolls repeatedly, since hydration may replace the dialog's last control.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded({ timeout: 1000 })
        await expect(last).toBeInViewport({ timeout: 1000 })
      }).toPass()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(problems).toEqual([])
  })
})

test('selected items and controls stay visible with forced colours, and nothing moves with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  const lineOf = (element: Element) => getComputedStyle(element).textDecorationLine
  const bar = page.getByRole('navigation', { name: 'Jogos' })
  const [home, other] = [bar.getByRole('link').first(), bar.getByRole('link').nth(1)]
  expect(await home.evaluate(lineOf)).toBe('underline')
  expect(await other.evaluate(lineOf)).toBe('none')
  await openDialog(page, { name: 'login' })
  const dialog = dialogOf(page, 'Entrar')
  expect(await dialog.getByRole('tab', { selected: true }).evaluate(lineOf)).toBe('underline')
  expect(await dialog.getByRole('tab', { selected: false }).evaluate(lineOf)).toBe('none')
  // Forced colours give even a transparent border a system colour.
  const edge = (element: Element) => {
    const { borderTopWidth, outlineStyle } = getComputedStyle(element)
    return Number.parseFloat(borderTopWidth) > 0 || outlineStyle !== 'none'
  }
  expect(await dialog.locator('> [data-size]').evaluate(edge)).toBe(true)
  for (const control of await dialog.locator('input, button[type=submit]').all()) {
    expect(await control.evaluate(edge)).toBe(true)
  }
  const moving = await page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((each) => Number.parseFloat(each)))
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationTimingFunction, animationName } =
          getComputedStyle(element)
        const isStep = animationTimingFunction.startsWith('step')
        const isAnimated = animationName !== 'none' && !isStep && longest(animationDuration) > 0.01
        return isAnimated || longest(transitionDuration) > 0.01
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
  })
  expect(moving).toEqual([])
})

test('the skip link, the log-in dialog and the menus work by the keyboard alone, with a visible focus', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const press = (key: string) => page.keyboard.press(key)
  const focused = page.locator(':focus')
  const expectSeen = async () => {
    const outline = await focused.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline, await focused.evaluate((element) => element.outerHTML)).not.toBe('none')
    await expect(focused).toBeInViewport()
  }
  await press('Tab')
  await expect(focused).toHaveText('Ir para o conteúdo')
  await expectSeen()
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const login = page.getByRole('banner').getByRole('button', { name: 'Entrar' })
  await login.focus()
  await press('Enter')
  const dialog = dialogOf(page, 'Entrar')
  await expect(dialog.getByLabel('Usuário ou celular')).toBeFocused()
  for (let step = 0; step < 16; step += 1) {
    await press('Tab')
    // After the dialog's last control, the focus moves to the browser's own controls, never to the
    // page behind the dialog.
    await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
    if ((await focused.count()) > 0) await expectSeen()
  }
  await press('Escape')
  await expect(login).toBeFocused()

  const language = page.getByRole('button', { name: /^Idioma/ })
  await language.focus()
  await press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Português' })).toBeFocused()
  await press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await press('Escape')
  await expect(language).toBeFocused()

  const bar = page.getByRole('navigation', { name: 'Jogos', exact: true })
  await bar.getByRole('link', { name: 'Slots' }).focus()
  await press('Tab')
  await press('Enter')
  await expect(bar.locator('#vendors-RNG a').first()).toBeVisible()
  await expectSeen()
  await press('Tab')
  await expect(bar.locator('#vendors-RNG :focus')).toHaveCount(1)
  await expectSeen()
  await press('Escape')
  await expect(bar.locator('#vendors-RNG')).toHaveCount(0)
  await expect(bar.locator(':focus')).toHaveCount(1)
})
