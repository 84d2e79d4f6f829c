import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolation, untilStill } from '../support/expectAccessible.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { dialogOf, expect, expectSignedIn, test } from '../support/portalTest.ts'

/** Serves one document and pauses in the middle of its text until it is released. */
async function serveInParts(document: string, middle: string) {
  const released = Promise.withResolvers<void>()
  const end = document.indexOf(middle)
  if (end < 0) throw new Error(`The document has no '${middle}'`)
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.write(document.slice(0, end))
      await released.promise
      response.end(document.slice(end))
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a TCP port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    release: released.resolve,
    [Symbol.asyncDispose]: async () => {
      released.resolve()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const press = (page: Page, name: 'Entrar' | 'Cadastre-se') =>
  page.getByRole('banner').getByRole('button', { name }).click()
const usernameOf = (dialog: Locator) => dialog.getByLabel('Usuário ou celular')
/** Server-rendered content of a dialog, until React's content replaces it. */
const firstContent = (page: Page) => page.locator('dialog [data-untaken]')
const placeOf = (control: Locator) => control.boundingBox()

test('[LOGIN-01, LOGIN-22] a log-in dialog opened before hydration accepts typing at once and keeps it', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  const dialog = dialogOf(page, 'Entrar')
  const username = usernameOf(dialog)
  await expect(username).toBeFocused()
  await page.keyboard.type('anna')
  await page.keyboard.press('ArrowLeft')
  // The dialog has finished its opening animation.
  await untilStill(page)
  const place = await placeOf(username)
  release()
  await expect(firstContent(page)).toHaveCount(0)
  await expect(username).toBeFocused()
  expect(await placeOf(username)).toEqual(place)
  // Backspace shows that the caret has kept its position.
  await page.keyboard.press('Backspace')
  await expect(username).toHaveValue('ana')
  await dialog.getByLabel('Senha *').fill('portico-ana-1')
  await page.keyboard.press('Enter')
  await expectSignedIn(page, 'Ana')
})

test('[LOGIN-01] a log-in submitted before hydration is sent after it, and its values never appear in the URL', {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  await page.keyboard.type('ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('portico-ana-1')
  await page.keyboard.press('Enter')
  const submit = dialogOf(page, 'Entrar').getByRole('button', { name: 'Entrar' })
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  expect(new URL(page.url()).search).toBe('')
  release()
  await expectSignedIn(page, 'Ana')
})

test('log-in and registration link to each other before hydration', {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  await dialogOf(page, 'Entrar').getByRole('button', { name: 'Crie uma conta' }).click()
  const registration = dialogOf(page, 'Crie sua conta')
  await registration.getByRole('button', { name: 'Entrar' }).click()
  await dialogOf(page, 'Entrar').getByRole('button', { name: 'Crie uma conta' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  release()
  await expect(registration.getByLabel('Usuário *')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`[ROOT-10] ${way} closes a dialog before hydration, and hydration does not reopen it`, {
    tag: '@full',
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('banner').getByRole('button', { name: 'Entrar' })
    await button.click()
    await expect(dialogOf(page, 'Entrar')).toBeVisible()
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await button.click()
    await expect(usernameOf(dialogOf(page, 'Entrar'))).toBeFocused()
  })
}

test('[ROOT-08, ROOT-11] a dialog opened before hydration locks the scroll and stays open on a press outside', {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  await page.mouse.click(5, 500)
  await page.mouse.wheel(0, 400)
  await expect(dialogOf(page, 'Entrar')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  release()
  await expect(firstContent(page)).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a dialog that is open at a reload is open before hydration', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await press(page, 'Entrar')
  await expect(firstContent(page)).toHaveCount(0)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(usernameOf(dialogOf(page, 'Entrar'))).toBeFocused()
  release()
  await expect(firstContent(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a dialog whose chunk fails to load shows the error, keeps its values, and loads at a retry', {
  tag: '@full',
}, async ({ page }) => {
  let isGone = true
  await page.route(/\/assets\/entrance[^/]*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  const dialog = dialogOf(page, 'Entrar')
  await page.keyboard.type('ana')
  const failed = dialog.getByRole('alert').filter({ hasText: 'Esta parte não carregou' })
  await expect(failed).toBeVisible()
  isGone = false
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(firstContent(page)).toHaveCount(0)
  await expect(usernameOf(dialog)).toHaveValue('ana')
})

test('a page whose scripts are missing shows the error in the open dialog and keeps its values', {
  tag: '@full',
}, async ({ page }) => {
  let isGone = true
  await page.route('**/assets/*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  const dialog = dialogOf(page, 'Entrar')
  await page.keyboard.type('ana')
  const failed = dialog.getByRole('alert')
  await expect(failed).toBeVisible()
  isGone = false
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(firstContent(page)).toHaveCount(0)
  await expect(usernameOf(dialog)).toHaveValue('ana')
})

test('a page that loses the network during hydration keeps its content and hydrates when it is back', {
  tag: '@full',
}, async ({ page, context }) => {
  let isLost = true
  await page.route(/\/assets\/content-[^/]*\.js/, async (route) => {
    if (!isLost) return route.continue()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  isLost = false
  await context.setOffline(false)
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await expect(tiles.first()).toBeVisible()
})

test('a dialog opens complete if its button is pressed while its part of the document is still loading', {
  tag: '@full',
}, async ({ page, request }) => {
  const document = await (await request.get('/')).text()
  await using server = await serveInParts(document, 'Crie uma conta')
  await page.goto(server.url, { waitUntil: 'commit' })
  await press(page, 'Entrar')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  server.release()
  const dialog = dialogOf(page, 'Entrar')
  await expect(usernameOf(dialog)).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Crie uma conta' })).toBeVisible()
})

test('no press on the log-in button is lost from the first frame to hydration', {
  tag: '@full',
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Number of frames between the first frame and the press.
  for (const delay of [0, 2, 9, 36, 81, 121]) {
    await page.goto('/', { waitUntil: 'commit' })
    await page.evaluate(async (frames) => {
      const find = () => document.querySelector<HTMLElement>('header [data-opens="login"]')
      for (let frame = 0; frame < frames || !find(); frame += 1) {
        await new Promise(requestAnimationFrame)
      }
      find()?.click()
    }, delay)
    await expect(usernameOf(dialogOf(page, 'Entrar'))).toBeFocused()
    await expect(firstContent(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the log-in dialog that opens before hydration passes axe', { tag: '@full' }, async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Entrar')
  await expectNoViolation(page, { part: 'dialog[open]' })
})

/** Budget of the home page before its first use. The size of a response includes its headers. */
const homeBudget = { requests: 38, kilobytes: 233, elements: 1050 }

test('the home page stays within its budget of requests, bytes and elements before its first use, and then loads the code of log-in', {
  tag: '@full',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const requests: string[] = []
  /** Sizes of the responses to the requests that precede those of the carousel. */
  const sizes = new Map<string, number>()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    // Prices are fetched again every few seconds.
    if (pathname === '/wps/sports/fixtures') return
    requests.push(pathname)
    if (!requests.some((path) => path.includes('/MovingBanners-'))) sizes.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength)
  })
  const filesOf = (chunk: string) =>
    requests.filter((path) => path.startsWith(`/assets/${chunk}-`) && path.endsWith('.js'))
  const entrance = () => filesOf('entrance')
  await page.goto('/')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const elements = await page.locator('*').count()
  // The carousel loads last, after the display time of its first banner.
  await expect.poll(() => filesOf('MovingBanners')).toHaveLength(1)
  expect(entrance()).toEqual([])
  const bytes = sizes.values().reduce((sum, size) => sum + size, 0)
  expect(sizes.size, requests.join('\n')).toBeLessThanOrEqual(homeBudget.requests)
  expect(bytes / 1000).toBeLessThanOrEqual(homeBudget.kilobytes)
  expect(elements).toBeLessThanOrEqual(homeBudget.elements)
  await page.mouse.move(600, 450)
  await expect.poll(entrance).toHaveLength(1)
})
