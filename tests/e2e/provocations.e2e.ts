import type { Locator, Page } from '@playwright/test'
import {
  dialogOf,
  expect,
  fillAccount,
  freshUsername,
  openRegister,
  submitOf,
  test,
} from '../support/portalTest.ts'

// The tests type the values that provoke errors in the registration and the log-in, as listed in
// `mocks/README.md`.
test.describe.configure({ timeout: 240_000 })

const registrations = [
  ['taken', 'Este usuário já existe. Tente outro.'],
  ['servererror', /sua conta é criada uma única vez/],
  ['busy', 'Muitas tentativas. Tente de novo em 5 minutos.'],
  ['maintenance', 'A Portico está em manutenção. Volte daqui a pouco.'],
] as const

test('[ERR-26, ERR-33] the registration form shows each failure that a username provokes, and keeps its values', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await fillAccount(dialog)
  for (const [username, text] of registrations) {
    await dialog.getByLabel('Usuário *').fill(username)
    await submitOf(dialog).click()
    await expect(dialog.getByText(text).first(), username).toBeVisible()
    await expect(dialog.getByLabel('Senha *', { exact: true })).toHaveValue('Gavea2026')
  }
})

const codes = [
  ['[ERR-33]', '0000', 'Este celular já tem uma conta.'],
  ['[ERR-01]', '0002', 'Digite um celular válido.'],
  ['[ERR-09]', '0003', /envio de códigos por SMS não está disponível.*Fale com o atendimento/],
  ['[ERR-04]', '0005', 'Não deu certo. Tente de novo.'],
  ['[ERR-08]', '0006', /já usou todos os códigos de hoje.*Fale com o atendimento/],
  ['[ERR-07]', '0007', 'Não foi possível confirmar que você não é um robô. Tente de novo.'],
  // This case is the last, since it blocks the sending of codes for five minutes.
  ['[ERR-03]', '0001', 'Muitas tentativas. Tente de novo em 5 minutos.'],
] as const

async function askForCode(page: Page, dialog: Locator, number: string): Promise<Locator> {
  await dialog.getByLabel('Celular *').fill(number)
  const warning = dialogOf(page, 'Atenção')
  // The click is repeated, since the button ignores a second click within one second. A click may
  // time out, since a late warning dialog covers the button.
  await expect(async () => {
    if (!(await warning.isVisible()))
      await dialog.getByRole('button', { name: 'Enviar código' }).click({ timeout: 1000 })
    await expect(warning).toBeVisible({ timeout: 3000 })
  }).toPass()
  return warning
}

test(`${codes.map(([id]) => id).join('')}[ERR-12] each failure to send a code shows a warning`, {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await dialog.getByRole('tab', { name: 'Celular' }).click()
  for (const [, ending, text] of codes) {
    const warning = await askForCode(page, dialog, `1198761${ending}`)
    await expect(warning.getByText(text), ending).toBeVisible()
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toHaveCount(0)
  }
  await expect(dialog.getByRole('button', { name: /Reenviar em (300|29\d) s/ })).toBeDisabled()
})

const logins = [
  ['servererror', 'Não deu certo. Tente de novo.'],
  ['busy', 'Muitas tentativas. Tente de novo em 5 minutos.'],
  ['maintenance', 'A Portico está em manutenção. Volte daqui a pouco.'],
  ['verify', 'Antes de continuar, confirme que você não é um robô.'],
  ['robot', 'Não foi possível confirmar que você não é um robô. Tente de novo.'],
  ['wrongdomain', 'Este endereço não é válido. Fale com o atendimento.'],
  ['popupclosed', 'A janela foi fechada antes do fim da verificação. Tente de novo.'],
  ['captcha', 'Digite o captcha para continuar.'],
] as const

test('[ERR-11][ERR-14][ERR-15][ERR-20][ERR-24][ERR-26] the log-in form shows each failure and can be submitted again', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/login')
  const dialog = dialogOf(page, 'Entrar')
  for (const [username, text] of logins) {
    await dialog.getByLabel('Usuário ou celular').fill(username)
    await dialog.getByLabel('Senha *').fill('whatever-it-is')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(dialog.getByRole('alert').getByText(text), username).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Entrar' })).toBeEnabled()
  }
  await expect(dialog.getByRole('img', { name: /Captcha/ })).toBeVisible()
})

test('[ERR-10] the registration form reports an expired SMS code', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await dialog.getByRole('tab', { name: 'Celular' }).click()
  await dialog.getByLabel('Celular *').fill('11987610004')
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog.getByText(/Enviamos um código/)).toBeVisible()
  // The button of the mocks' panel shows the code that was sent.
  const toggle = page.locator('#portico-mocks').getByRole('button', { name: /^Mocks: \d+$/ })
  const code = (await toggle.innerText()).replace('Mocks: ', '')
  await dialog.getByLabel('Código de verificação').fill(code)
  await dialog.getByLabel('Senha *', { exact: true }).fill('Gavea2026')
  await dialog.getByLabel('Dia', { exact: true }).fill('1992-02-29')
  await dialog.getByRole('checkbox', { name: /aceito os termos/ }).check()
  await submitOf(dialog).click()
  await expect(dialog.getByText(/código.*(venceu|expirou)/i).first()).toBeVisible()
})

test('a visitor registers with an ordinary username after a provoked failure', {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await fillAccount(dialog, 'busy')
  await submitOf(dialog).click()
  await expect(dialog.getByText(/Tente de novo em 5 minutos/)).toBeVisible()
  await dialog.getByLabel('Usuário *').fill(freshUsername())
  await submitOf(dialog).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
