import type { Page, Request } from '@playwright/test'
import { mockOperator } from '../../../mocks/mockOperator.ts'
import { openConsole, openField, rowOf, signIn } from '../../support/consolePage.ts'
import { inEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'
import { choose, expectAllAccessible, openPreview } from '../../support/previewPage.ts'

// Longer timeout, since password hashing is slow on purpose.
test.describe.configure({ timeout: 90_000 })

const frameOf = (page: Page) => page.frame({ url: /\/operator-preview\.html$/ })

test.use({ viewport: { width: 1440, height: 900 } })

test('the preview shows an edit at once, keeps typed values and leaves the focus in the editor', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const { form } = await openPreview(page)
  await form.getByLabel('Usuário *').fill('marina')
  await expect(form.getByText('de 4 a 16 caracteres').first()).toBeVisible()

  const minimum = (await openField(page, 'username')).getByLabel('No mínimo')
  await minimum.fill('7')
  await expect(form.getByText('de 7 a 16 caracteres').first()).toBeVisible()
  await expect(minimum).toBeFocused()
  await expect(form.getByLabel('Usuário *')).toHaveValue('marina')
  await page.getByLabel('Idade mínima').fill('21')
  await expect(form.getByText(/21 anos/).first()).toBeVisible()
  await form.getByLabel('Usuário *').focus()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Usuário *')).toHaveAttribute('aria-invalid', 'true')
})

test('the preview of an invalid draft applies its valid rules and lists the ignored ones', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const { dock, form } = await openPreview(page)
  await (await openField(page, 'username')).getByLabel('No mínimo').fill('')
  await (await openField(page, 'email')).getByLabel('Padrão').fill('^([a-z')
  await page.getByLabel('Idade mínima').fill('')
  await expect(dock.getByText('E-mail: o padrão não funciona; só o tamanho conta.')).toBeVisible()
  await expect(dock.getByText(/Usuário: mínimo inválido/)).toBeVisible()
  await expect(dock.getByText('Idade mínima: número inválido; vale 18.')).toBeVisible()
  await expect(form.getByLabel('E-mail')).toBeVisible()
  await form.getByLabel('E-mail').fill('any text at all')
  await form.getByLabel('Usuário *').focus()
  await expect(form.getByLabel('E-mail')).not.toHaveAttribute('aria-invalid', 'true')
})

test('the preview shows the errors of a failed submit without moving the focus', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const { dock, form } = await openPreview(page)
  await choose(dock, 'Com erros')
  const summary = form.getByRole('alert').filter({ hasText: 'precisam da sua atenção' })
  await expect(summary.getByRole('link')).toHaveCount(5)
  await expect(form.getByRole('link', { name: 'É preciso aceitar os termos.' })).toBeVisible()
  await expect(dock.getByRole('radio', { name: 'Com erros' })).toBeFocused()

  const required = rowOf(page, 'email').getByLabel('E-mail é obrigatório')
  await required.check()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(required).toBeFocused()

  await choose(dock, 'Vazio')
  await expect(summary).toHaveCount(0)
})

test('the preview shows the form in any language, text direction, theme, width and sign-up method', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const { dock, frame } = await openPreview(page)
  const root = frame.locator('html')
  await dock.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
  await expect(frame.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  await dock.getByRole('combobox', { name: 'Direção do texto' }).selectOption('rtl')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

  await choose(dock, 'Claro')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  const width = () => frameOf(page)?.evaluate(() => innerWidth)
  expect(await width()).toBe(390)
  await choose(dock, 'Computador')
  await expect.poll(width).toBe(1000)

  await choose(dock, 'Por celular')
  await expect(frame.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await frame.getByRole('tab', { name: 'Username' }).click()
  await expect(dock.getByRole('radio', { name: 'Por usuário' })).toBeChecked()

  // The preview's language does not become the console's language.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('the preview sends no request for an account, a code, a captcha image or a form report', {
  tag: '@full',
}, async ({ page }) => {
  const calls: string[] = []
  const isOfFrame = (request: Request) =>
    request.isNavigationRequest() || request.frame() !== page.mainFrame()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOurs = pathname.startsWith('/assets/') || pathname.endsWith('.html')
    if (isOfFrame(request) && !isOurs && !pathname.endsWith('.svg')) calls.push(pathname)
  })
  await openConsole(page)
  const { dock, form } = await openPreview(page)
  await rowOf(page, 'captcha').getByLabel('Pedir Captcha').check()
  await expect(form.getByRole('img', { name: /Captcha/ })).toBeVisible()
  await form.getByLabel('Usuário *').fill('marina92')
  await form.getByLabel('Senha *', { exact: true }).fill('Gavea2026')
  await form.getByLabel('Repita a senha').fill('Gavea2026')
  await form.getByLabel('Dia', { exact: true }).fill('1992-02-29')
  await form.getByLabel('Captcha *').fill('A7K3P')
  await form.getByRole('checkbox', { name: /aceito os termos/ }).check()
  await form.getByRole('button', { name: 'Criar conta' }).click()
  await expect(dock.getByText(/A prévia não envia nada/)).toBeVisible()

  await choose(dock, 'Por celular')
  await expect(dock.getByText(/A prévia não envia nada/)).toHaveCount(0)
  await form.getByLabel('Celular *').fill('11987650001')
  await form.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dock.getByText(/um código seria enviado por SMS/)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar a prévia' }).click()
  expect(calls).toEqual([])
})

test('the preview opens, is controlled and closes by the keyboard', { tag: '@full' }, async ({
  page,
}) => {
  await openConsole(page)
  const toggle = page.getByRole('button', { name: 'Prévia', exact: true })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const dock = page.getByRole('complementary', { name: 'Prévia' })
  await expect(dock.getByRole('heading', { name: 'Prévia do rascunho' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dock.getByRole('radio', { name: 'Celular', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dock.getByRole('radio', { name: 'Computador' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dock).toHaveCount(0)
  await expect(toggle).toBeFocused()
})

test('no other origin can frame the preview, the portal or the console', {
  tag: '@full',
}, async ({ page, gateway, refusals, scriptErrors }) => {
  const framed = ['operator-preview.html', '', 'operator.html']
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: framed.map((path) => `<iframe src="${gateway.url}/${path}"></iframe>`).join(''),
    }),
  )
  await page.goto('http://evil.example/')
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBe(framed.length)

  await page.goto('/operator.html')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/'
    document.body.append(frame)
  })
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length)
    .toBe(1)
  expect(scriptErrors).toEqual([])
  // The content security policy refused nothing but the tested frames.
  expect(refusals.filter((what) => !what.includes('frame-ancestors'))).toEqual([])
  refusals.length = 0
})

test("the preview's page redirects to the console when it is opened alone", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/operator-preview.html')
  await expect(page).toHaveURL(/\/operator\.html$/)
})

test('the preview passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await openConsole(page)
  const { dock, form } = await openPreview(page)
  await choose(dock, 'Com erros')
  await expect(form.getByRole('alert').first()).toBeVisible()
  await inEachVariant(page, (look) => expectAllAccessible(page, look))
})

test("the operators' console signs in and shows a preview on the mocks", {
  tag: ['@mocks', '@full'],
}, async ({ page }) => {
  await page.goto('/operator.html')
  await signIn(page, mockOperator.password)
  const { form } = await openPreview(page)
  await page.getByLabel('Idade mínima').fill('25')
  await expect(form.getByText(/25 anos/).first()).toBeVisible()
})
