import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { ownBuildTest as test } from '../support/ownBuildTest.ts'
import { expect, expectSignedIn, logIn } from '../support/portalTest.ts'

const newVersion = 'Há uma nova versão. Recarregar'

/** Opens a page, and waits until the service worker controls it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/** URLs in all caches of the origin, with the `Cache-Control` of their responses. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; caching: string; type: string }[] = []
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache)
      for (const request of await opened.keys()) {
        const answer = await opened.match(request)
        found.push({
          cache,
          path: new URL(request.url).pathname,
          caching: answer?.headers.get('Cache-Control') ?? '',
          type: answer?.headers.get('Content-Type') ?? '',
        })
      }
    }
    return found
  })

test('the portal is installable in each language, with icons of the brand', {
  tag: '@full',
}, async ({ page }) => {
  for (const [path, locale] of [
    ['/', 'pt-BR'],
    ['/promotions?lang=en', 'en'],
  ] as const) {
    await page.goto(path)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ name: 'Portico', lang: locale, display: 'standalone' })
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type']).toBe(type)
      // Bytes 16 to 19 of a PNG contain its width.
      expect(`${(await icon.body()).readUInt32BE(16)}`).toBe(sizes.split('x')[0])
    }
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect((await page.request.get(touchIcon ?? '')).status()).toBe(200)
  }
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // An incognito window cannot install; no other error is allowed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(
    installabilityErrors.length > 0 ? ['in-incognito'] : [],
  )
  await page.goto('/operator.html')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
})

test('the service worker caches hashed files and serves them', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, '/')
  const answer = page.waitForResponse(
    (response) => response.url().includes('/assets/') && response.fromServiceWorker(),
  )
  await page.goto('/promotions')
  expect((await answer).status()).toBe(200)
  await expect
    .poll(
      async () => (await readCaches(page)).filter(({ path }) => path.startsWith('/assets/')).length,
    )
    .toBeGreaterThan(10)
})

test('a page without a network shows a notice, and reloads when the network is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sem conexão com a Portico' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/Portico/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sem conexão com a Portico' }),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
  await expect(page).toHaveURL(/\/promotions/)
})

test('a help article that was read before is available offline, with the date of its copy', {
  tag: '@full',
}, async ({ page, context }) => {
  await visit(page, '/help?h=1')
  await expect
    .poll(async () => (await readCaches(page)).map(({ path }) => path))
    .toContain('/wps/system/helpCenter')
  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { name: 'Ajuda que você pode ler agora' })).toBeVisible()
  await expect(page.getByText(/Salva neste aparelho em \d/)).toBeVisible()
  const article = page.locator('details').first()
  await article.locator('summary').click()
  await expect(article.locator('p').first()).toBeVisible()
  await expectAccessible(page)
})

test('the service worker caches no page except the offline page, and no data of a member', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  for (const path of [
    '/member/accountRecord',
    '/member/deposit',
    '/member/messages',
    '/promotions',
    '/help',
  ])
    await visit(page, path)
  await page.goto('/')
  await expectSignedIn(page, 'Ana')
  const kept = await readCaches(page)
  expect(kept.length).toBeGreaterThan(0)
  const others = kept.filter(
    ({ path }) => !path.startsWith('/assets/') && path !== '/wps/system/helpCenter',
  )
  expect(others.map(({ path }) => path)).toEqual(['/offline.html'])
  expect(kept.filter(({ caching }) => caching.includes('no-store'))).toEqual([])
})

test('maintenance is shown although a service worker controls the page', { tag: '@full' }, async ({
  page,
  operator,
}) => {
  await visit(page, '/')
  await operator.setStatus('maintenance')
  try {
    await page.goto('/promotions')
    await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible()
  } finally {
    await operator.setStatus('normal')
  }
})

test('the portal offers a new version, waits while a form is open, and loads it on request', {
  tag: '@full',
}, async ({ page, gateway, ownBuild }) => {
  await visit(page, '/')
  // Chunks that are still loading would fail while the server restarts.
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await ownBuild.deployWorker('next')
  await gateway.restart()
  const offered = page.getByRole('region', { name: 'Nova versão' })
  const update = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
  // The document is from the previous build: the waiting worker is newer.
  await update()
  await expect(offered.getByRole('button', { name: newVersion })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))

  const dialog = await openLoginHere(page)
  await dialog.getByLabel('Usuário ou celular').fill('ana')
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(offered).toBeVisible()
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)

  await offered.getByRole('button', { name: newVersion }).click()
  // Unlike `evaluate`, `waitForFunction` survives the load that it waits for.
  await page.waitForFunction(() => !('isTheSamePage' in window))
  await expect
    .poll(async () => [
      ...new Set((await readCaches(page)).map(({ cache }) => cache.split('-').at(-1))),
    ])
    .toEqual(['next'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Opens the log-in popup over the current page. */
async function openLoginHere(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await expect(dialog.getByLabel('Usuário ou celular')).toBeVisible()
  return dialog
}
