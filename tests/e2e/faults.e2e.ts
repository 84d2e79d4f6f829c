import type { Page } from '@playwright/test'
import { noticeAtBell, prolongOpeningTime } from '../support/announcementPopup.ts'
import {
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  openRegister,
  submitOf,
  test,
} from '../support/portalTest.ts'

const statusCall = '**/wps/system/status'
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

async function logIn(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await dialog.getByLabel('Usuário ou celular').fill(name.toLowerCase())
  await dialog.getByLabel('Senha *').fill(`portico-${name.toLowerCase()}-1`)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a page retries a failed or damaged status response and shows no error meanwhile', {
  tag: '@full',
}, async ({ page }) => {
  const answers = [
    { status: 500, body: '' },
    { status: 200, body: '{"success": tru' },
  ]
  let wellAnswered = 0
  await page.route(statusCall, async (route) => {
    const answer = answers.shift()
    await (answer ? route.fulfill(answer) : route.continue())
    if (!answer) wellAnswered += 1
  })
  await page.goto('/')
  await expect(headline(page)).toBeVisible()
  await expect.poll(() => wellAnswered).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[ERR-18, ERR-19, MSG-11] a platform that does not respond is reported after 10 s with a link to customer service, and a retry works', async ({
  page,
}) => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('customerService')))
    .toMatch(/^[\w+/=]{100,}$/)
  await page.clock.install()
  // Playwright's clock does not control Chromium's own abort timers.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  let isSilent = true
  await page.route(statusCall, async (route) => {
    if (!isSilent) await route.continue()
  })
  const asked = page.waitForRequest(statusCall)
  await page.goto('/')
  await asked
  await page.clock.fastForward(10_500)
  const notice = page.getByRole('alert').filter({ hasText: 'Sem conexão com a Portico' })
  await expect(notice).toBeVisible()
  await expect(headline(page)).toBeVisible()
  const service = notice.getByRole('link', { name: 'Atendimento' })
  await expect(service).toHaveAttribute('href', /^https:/)
  const retry = notice.getByRole('button', { name: 'Tentar de novo' })
  await retry.focus()
  await expect(retry).toBeFocused()
  isSilent = false
  // The page may reach the platform and remove the button before this press.
  await page.keyboard.press('Enter')
  await expect(notice).toHaveCount(0)
})

test('a status response without some properties disables their features, and all others work', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(statusCall, async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    const { market: _, whitelabel: __, resources: ___, ...rest } = value
    await route.fulfill({
      response,
      json: { success: true, value: { ...rest, customerService: 'none', accountTypes: null } },
    })
  })
  await page.goto('/')
  await expect(headline(page)).toBeVisible()
  await logIn(page, 'Ana')
  await expectSignedIn(page, 'Ana')
  await page.goto('/pointMall')
  await expect(headline(page)).toHaveText('Página não encontrada')
})

test('a visitor can do everything in a browser that blocks storage and cookies', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
    Object.defineProperty(window, 'indexedDB', refuse)
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await prolongOpeningTime(page)
  await page.goto('/')
  // Storage is blocked; the page remembers in memory that its announcements are closed.
  await expect(dialogOf(page, 'Comunicados')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Tema/ }).click()
  await page.getByRole('menuitemradio', { name: 'Claro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await expect(dialogOf(page, 'Entrar').getByLabel('Usuário ou celular')).toBeVisible()
  await expect(dialogOf(page, 'Entrar').getByRole('checkbox', { name: /Lembrar/ })).toHaveCount(0)
  await page.goBack()
  await logIn(page, 'Ana')
  // Members have their own announcements.
  await noticeAtBell(page).click()
  await expect(dialogOf(page, 'Comunicados')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSignedIn(page, 'Ana')
})

test('the portal discards invalid stored values of another version', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const names = ['token', 'consolidated', 'merchantWallet', 'validate', 'gameVendor', 'HOT_GAMES']
    for (const name of [...names, 'enableSalary', 'enableContract', 'scrollPlaces']) {
      sessionStorage.setItem(name, name === 'token' ? '' : '{"v":0,"x":[')
    }
    const lasting = ['theme', 'lang', 'hisLang', 'showSideMenu', 'merchantCode', 'customerService']
    for (const name of lasting) {
      localStorage.setItem(name, '\u0000[object Object]')
    }
  })
  await page.goto('/')
  await expect(headline(page)).toHaveText('Entre e jogue do seu jeito.')
  await logIn(page, 'Ana')
  await expectSignedIn(page, 'Ana')
})

test('a chunk that fails to load shows an error in its place, and a retry loads it', async ({
  page,
}) => {
  let isGone = true
  const part = /\/assets\/entrance[^/]*\.(js|css)/
  await page.route(part, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Esta parte não carregou' })
  await expect(failed).toBeVisible()
  await expect(headline(page)).toBeAttached()
  isGone = false
  await failed.getByRole('button').click()
  await expect(failed).toHaveCount(0)
  const dialog = dialogOf(page, 'Entrar')
  // React's form has replaced the content that came with the document.
  await expect(dialog.locator('[data-untaken]')).toHaveCount(0)
  await expect(dialog.getByLabel('Usuário ou celular')).toBeVisible()
})

test('a page that failed to load offline loads with its styles when the network is back', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  // During hydration the page waits for the network and shows no error.
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Jogos' })
    .getByRole('link', { name: 'Slots' })
    .press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  const kinds = page.getByRole('main').getByRole('navigation', { name: 'Categorias' })
  await expect(kinds.getByRole('list')).toHaveCSS('display', 'flex')
})

test('a registration whose invitation check gets no response keeps its form and registers nobody', {
  tag: '@full',
}, async ({ page }) => {
  const registered: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/member/register') registered.push(request.url())
  })
  await page.route('**/wps/agent/affiliate?*', () => {})
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await dialog.getByLabel('Código de convite').fill('CARLA2026')
  // Shortens the page's timeouts to 100 ms.
  await page.evaluate(() => {
    const ofBrowser = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => ofBrowser(100)
  })
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('sua conta é criada uma única vez')
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
  await expect(dialog.getByLabel('Senha *', { exact: true })).toHaveValue('Gavea2026')
  await expect(dialog.getByLabel('Código de convite')).toHaveValue('CARLA2026')
  expect(registered).toEqual([])
})
