import {
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  freshUsername,
  openRegister,
  registerIn,
  submitOf,
  test,
} from '../../support/portalTest.ts'

const registerCall = '**/wps/member/register'

test('[REG-12, ROLE-04, ROUTE-41] a visitor registers with a username and is logged in on the home page', {
  tag: '@mocks',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  const username = await registerIn(page, dialog)
  await expect(page.getByText(`Boas-vindas, ${username}! Sua conta está pronta.`)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.reload()
  await expectSignedIn(page, username)
})

test('[REG-11, REG-39, API-09, LOGIN-35] a visitor registers with a mobile number and its SMS code', async ({
  page,
  gateway,
}) => {
  const dialog = await openRegister(page)
  await dialog.getByRole('tab', { name: 'Celular' }).click()
  await expect(dialog.getByLabel('Usuário *')).toHaveCount(0)
  const number = `119${String(Date.now()).slice(-8)}`
  await dialog.getByLabel('Celular *').fill(number)
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog.getByText(/Enviamos um código/)).toBeVisible()
  // [CONST-06] A second code is blocked during the resend delay.
  await expect(dialog.getByRole('button', { name: /Reenviar em/ })).toBeDisabled()
  await dialog.getByLabel('Código de verificação').fill(await gateway.smsCode(number))
  await dialog.getByLabel('Senha *', { exact: true }).fill('Gavea2026')
  await dialog.getByLabel('Dia', { exact: true }).fill('1992-02-29')
  await dialog.getByRole('checkbox', { name: /aceito os termos/ }).check()
  await submitOf(dialog).click()
  // The header masks the number.
  await expectSignedIn(page, `${number.slice(0, 3)}•••${number.slice(-2)}`)
})

test('[REG-21, REG-74, FORM-08] a failed submit lists the errors, each with a link to its field', {
  tag: '@mocks-full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await expect(dialog.getByText('Os itens marcados com * são obrigatórios.')).toBeVisible()
  await submitOf(dialog).click()
  const summary = dialog.getByRole('alert').filter({ hasText: 'campos precisam da sua atenção' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(5)
  await summary.getByRole('link', { name: /^Usuário:/ }).click()
  await expect(dialog.getByLabel('Usuário *')).toBeFocused()
  await page.keyboard.type(freshUsername())
  await expect(summary.getByRole('link')).toHaveCount(4)
})

test('[REG-41, ERR-25] registration requires the terms to be accepted', { tag: '@full' }, async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  const dialog = await openRegister(page)
  await fillAccount(dialog)
  await dialog.getByRole('checkbox', { name: /aceito os termos/ }).uncheck()
  await submitOf(dialog).click()
  await expect(dialog.getByRole('link', { name: 'É preciso aceitar os termos.' })).toBeVisible()
  expect(calls).not.toContain('PUT /wps/member/register')
})

test('a password can be shown, and a list shows which requirements of the rule it meets', {
  tag: ['@mocks-full', '@full'],
}, async ({ page }) => {
  const dialog = await openRegister(page)
  const password = dialog.getByLabel('Senha *', { exact: true })
  await password.fill('gavea')
  const ticks = dialog.getByRole('list', { name: 'O que a senha precisa ter' })
  await expect(ticks.getByText('Uma letra: certo')).toBeAttached()
  await expect(ticks.getByText('Um número: falta')).toBeAttached()
  await expect(dialog.getByText('Força da senha: fraca')).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Mostrar senha' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('a double click on the submit button registers one account', { tag: '@full' }, async ({
  page,
}) => {
  let calls = 0
  await page.route(registerCall, (route) => {
    calls += 1
    return route.continue()
  })
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await submitOf(dialog).dblclick()
  await expectSignedIn(page, username)
  expect(calls).toBe(1)
})

test('[REG-10, ERR-13, REG-69] an invalid invitation code is reported before the registration is sent', {
  tag: '@full',
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await dialog.getByLabel('Código de convite').fill('NOBODY99')
  await submitOf(dialog).click()
  const warning = dialogOf(page, 'Atenção')
  await expect(warning.getByText(/convite/)).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toHaveCount(0)
  expect(calls).toContain('/wps/agent/affiliate')
  expect(calls).not.toContain('/wps/member/register')
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
  await dialog.getByLabel('Código de convite').fill('')
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
})

test('[REG-40, REG-72, CONST-02] the rules can require a captcha, and a wrong answer loads another captcha image', {
  tag: '@full',
}, async ({ page, operator }) => {
  await operator.publish((draft) => ({
    ...draft,
    fields: draft.fields.map((field) =>
      field.name === 'captcha' ? { ...field, enabled: true, required: true } : field,
    ),
  }))
  const dialog = await openRegister(page)
  const picture = dialog.getByRole('img', { name: /Captcha/ })
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('src')
  await fillAccount(dialog)
  await submitOf(dialog).click()
  await expect(dialog.getByText('Digite o captcha.').first()).toBeVisible()
  await dialog.getByLabel('Captcha *').fill('zzzzz')
  await submitOf(dialog).click()
  await expect(dialog.getByText(/Captcha incorreto/).first()).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
})

test('the registration form keeps its values when the network is lost', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await context.setOffline(true)
  await submitOf(dialog).click()
  await expect(dialog.getByText(/sua conta é criada uma única vez/)).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue(username)
  await context.setOffline(false)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
})

test('a malformed response to the registration shows an error, and the form can be submitted again', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(registerCall, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await submitOf(dialog).click()
  await expect(dialog.getByText(/tente de novo/i).first()).toBeVisible()
  await page.unroute(registerCall)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
})
