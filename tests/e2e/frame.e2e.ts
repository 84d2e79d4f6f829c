import { dialogOf, expect, test } from '../support/portalTest.ts'

const statusCall = '**/wps/system/status'

test('[ROOT-03, ROOT-04, ROOT-20, ROOT-21] the portal shows a maintenance page during maintenance, and returns on its own', async ({
  page,
}) => {
  await page.clock.install()
  let isClosed = true
  await page.route(statusCall, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.maintenance = isClosed
    body.value.regionRestriction = isClosed
    await route.fulfill({ response, json: body })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Atendimento/ }).first()).toBeVisible()
  isClosed = false
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre e jogue do seu jeito.')
})

test('[I18N-05, I18N-06, STATE-04, CONST-62, CONST-63] the portal starts in Portuguese and keeps English when chosen', {
  tag: '@mocks-full',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(2)
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step inside and play your way.')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step inside and play your way.')
  const stored = await page.evaluate(() => [
    localStorage.getItem('lang'),
    localStorage.getItem('hisLang'),
  ])
  expect(stored).toEqual(['en', 'en'])
})

test('[I18N-01] a visitor without a chosen theme gets the theme of the device, before scripts load and when it changes', {
  tag: ['@mocks-full', '@full'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(page.locator('body')).toBeAttached()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  release()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('[I18N-01] the theme button shows the icon of the chosen theme before any script has loaded', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const icon = page.locator('[data-early="theme"] svg').filter({ visible: true })
  await expect(icon).toHaveCount(1)
  // The sun icon has a circle, the moon icon has none.
  await expect(icon.locator('circle')).toHaveCount(1)
})

test('a press during hydration counts once', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Presses as soon as the control is hydrated. The rest of the page is not hydrated at that
    // time.
    const press = () => {
      const control = document.querySelector<HTMLElement>('[data-early="theme"]')
      const answers = control && Object.keys(control).some((key) => key.startsWith('__reactProps'))
      if (answers) control.click()
      else setTimeout(press)
    }
    press()
  })
  await page.goto('/')
  await expect(page.getByRole('menuitemradio', { name: 'Claro' })).toBeVisible()
})

test('[ROOT-08, ROOT-09, ROOT-10, ROOT-11] a dialog locks the page, ignores outside clicks, and restores focus and scroll position', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 300))
  const button = page.getByRole('banner').getByRole('button', { name: 'Entrar' })
  await button.click()
  const dialog = dialogOf(page, 'Entrar')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 500)
  await expect(dialog).toBeVisible()
  const place = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('[ROOT-01, ROUTE-01] a desktop screen shows header, menus, content and footer', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  for (const name of ['Jogos', 'Menu', 'Atalhos']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible()
  }
  // The navigation at the bottom replaces the side menu only on phones.
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the test fixture records every violation of a security policy, in any page or frame', {
  tag: '@full',
}, async ({ page, refusals }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const picture = document.createElement('img')
    picture.src = 'https://evil.example/a.png'
    frame.contentDocument?.body.append(picture)
  })
  await expect.poll(() => refusals.join('\n')).toContain('about:blank: img-src https://evil')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/games'))
  const failure = (await opened).evaluate(() => {
    document.body.innerHTML = '<b>markup</b>'
  })
  await expect(failure).rejects.toThrow('TrustedHTML')
  await expect.poll(() => refusals.join('\n')).toMatch(/\/games: require-trusted-types-for/)
  // The violations were deliberate.
  refusals.length = 0
})

test("[SIDE-20] the vendors' logos are one line in the footer, which expands to all vendors", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions')
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const logos = footer.getByRole('list', { name: 'Provedores de jogos' })
  await logos.scrollIntoViewIfNeeded()
  const heightOf = async () => (await logos.boundingBox())?.height ?? 0
  expect(await heightOf()).toBeLessThan(60)
  await footer.getByRole('button', { name: /^Todos os \d+ provedores$/ }).click()
  await expect.poll(heightOf).toBeGreaterThan(120)
  await footer.getByRole('button', { name: 'Mostrar menos' }).click()
  await expect.poll(heightOf).toBeLessThan(60)
})

test('[LOB-50] the log-in form for a phone number loads the country codes', {
  tag: '@full',
}, async ({ page }) => {
  const countries = page.waitForResponse('**/wps/system/countryCodes*')
  await page.goto('/login')
  await dialogOf(page, 'Entrar').getByRole('tab', { name: 'Código por SMS' }).click()
  await countries
  const codes = dialogOf(page, 'Entrar').getByRole('combobox', { name: 'Código do país' })
  await expect(codes.getByRole('option').first()).toHaveText(/Brasil/)
})
