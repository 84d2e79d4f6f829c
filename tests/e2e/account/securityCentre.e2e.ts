import type { Locator, Page } from '@playwright/test'
import { withModule } from '../../../platform/domain/base/platform/platform.ts'
import { enterAs, enterAsNewMember, newMembersPassword } from '../../support/enterAs.ts'
import { securityTest as test } from '../../support/ownGatewayTest.ts'
import { closeAnnouncements, expect, expectSignedIn, logIn } from '../../support/portalTest.ts'
import type { RunningGateway } from '../../support/runningGateway.ts'
import { logOut } from '../../support/securityCentre.ts'
import {
  askForCode,
  expectMessage,
  expectPassword,
  freshMobile,
  openByRow,
  openSecurity,
} from '../../support/securityPage.ts'

// Tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const submitOf = (dialog: Locator) => dialog.locator('button[type=submit]')
const openPassword = (centre: Locator) => openByRow(centre, 'Trocar senha', 'Troque sua senha')
const openTransaction = (centre: Locator, button: string) =>
  openByRow(centre, button, 'Senha de transação')

async function fillPassword(dialog: Locator, old: string, next: string, again = next) {
  await dialog.getByLabel('Senha atual *').fill(old)
  await dialog.getByLabel('Nova senha *', { exact: true }).fill(next)
  await dialog.getByLabel('Repita a nova senha *').fill(again)
}

/** Binds a phone to the signed-in member. @returns the phone number. */
async function bindPhone(centre: Locator, gateway: RunningGateway): Promise<string> {
  const { dialog } = await openByRow(centre, 'Cadastrar celular', 'Celular')
  const number = freshMobile()
  await dialog.getByLabel('Celular *').fill(number)
  await askForCode(dialog)
  const { code = '' } = await gateway.sentTo(number, 'phone')
  await dialog.getByLabel('Código de verificação *').fill(code)
  await dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
  await submitOf(dialog).click()
  await expect(dialog).toBeHidden()
  return number
}

test('[ACT-11, LOGIN-34, ROUTE-42] a password change logs out other devices, and only the new password works after it', async ({
  page,
  browser,
  gateway,
}) => {
  const username = await enterAsNewMember(page)
  const elsewhere = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' })
  await elsewhere.addInitScript(closeAnnouncements)
  const other = await elsewhere.newPage()
  await logIn(other, username, newMembersPassword)
  await expectSignedIn(other, username)

  const { dialog } = await openPassword(await openSecurity(page))
  await fillPassword(dialog, newMembersPassword, 'Urca2027x')
  await submitOf(dialog).click()
  await expect(page.getByText('Sua senha foi trocada.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
  await expectSignedIn(page, username)
  // The other device logs out by an event, without a reload.
  await expect(other.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await elsewhere.close()

  await expectMessage(page, 'Sua senha foi trocada')
  await page.goto('/')
  await logOut(page, username)
  await expectPassword(page, username, { right: 'Urca2027x', wrong: newMembersPassword })
})

test('[ACT-11] the password form shows each error at its field and keeps its values', {
  tag: '@full',
}, async ({ page, context }) => {
  await enterAsNewMember(page)
  const { dialog, opener } = await openPassword(await openSecurity(page))
  const cases = [
    ['not-the-old', 'Urca2027x', 'A senha está incorreta.', 'Senha atual *'],
    [newMembersPassword, 'brasil123', /^Muita gente usa essa senha/, 'Nova senha *'],
    [newMembersPassword, newMembersPassword, /^Escolha uma senha diferente/, 'Nova senha *'],
  ] as const
  for (const [old, next, message, label] of cases) {
    await fillPassword(dialog, old, next)
    await submitOf(dialog).click()
    const field = dialog.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toBeFocused()
    await expect(dialog.getByLabel('Nova senha *', { exact: true })).toHaveValue(next)
  }
  await fillPassword(dialog, newMembersPassword, 'Urca2027x')
  await context.setOffline(true)
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('A conexão caiu')
  await expect(dialog.getByLabel('Nova senha *', { exact: true })).toHaveValue('Urca2027x')
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[ACT-11, ROLE-24] a password change by keyboard requires a code if the operator enables it', {
  tag: '@full',
}, async ({ page, gateway, operator }) => {
  await enterAsNewMember(page)
  const number = await bindPhone(await openSecurity(page), gateway)
  const setModule = (isOn: boolean) =>
    operator.changeSettings((settings) => ({
      ...settings,
      whitelabel: withModule(settings.whitelabel, 'CHNGPASSVERIF3', isOn),
    }))
  await setModule(true)
  try {
    const centre = await openSecurity(page)
    const { dialog } = await openPassword(centre)
    await expect(dialog.getByLabel('Código de verificação *')).toBeVisible()
    await expect(dialog.getByLabel('Senha atual *')).toBeFocused()
    const { keyboard } = page
    await keyboard.type(newMembersPassword)
    for (const _ of ['eye', 'field']) await keyboard.press('Tab')
    await keyboard.type('Urca2027x')
    for (const _ of ['eye', 'field']) await keyboard.press('Tab')
    await keyboard.type('Urca2027x')
    for (const _ of ['eye', 'field', 'button']) await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(dialog.getByText(/Enviamos um código para 119/)).toBeVisible()
    const { code = '' } = await gateway.sentTo(number, 'password')
    const field = dialog.getByLabel('Código de verificação *')
    await keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
    await keyboard.type(code === '000000' ? '111111' : '000000')
    await keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/está incorreto/)
    await expect(field).toBeFocused()
    await keyboard.press('Control+A')
    await keyboard.type(code)
    await keyboard.press('Enter')
    await expect(page.getByText('Sua senha foi trocada.')).toBeVisible()
  } finally {
    await setModule(false)
  }
})

test('[ACT-12, MEM-22] a member sets a transaction password, changes it with the old one, and resets it with a code', async ({
  page,
  gateway,
}) => {
  await enterAsNewMember(page)
  const centre = await openSecurity(page)
  const row = centre.getByRole('listitem').filter({ hasText: 'Senha de transação' })
  const fill = async (dialog: Locator, password: string) => {
    await dialog.getByLabel('Nova senha de transação *').fill(password)
    await dialog.getByLabel('Repita a senha *').fill(password)
  }
  const first = await openTransaction(centre, 'Criar senha de transação')
  await expect(first.dialog.getByLabel('Nova senha de transação *')).toBeFocused()
  await fill(first.dialog, '123456')
  await first.dialog.getByLabel('Senha de acesso *').fill('wrong')
  await submitOf(first.dialog).click()
  await expect(first.dialog.getByText(/^Esta é fácil de adivinhar/)).toBeVisible()
  await fill(first.dialog, '735182')
  await submitOf(first.dialog).click()
  await expect(first.dialog.getByText('A senha de acesso está incorreta.')).toBeVisible()
  await first.dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
  await submitOf(first.dialog).click()
  await expect(page.getByText('Sua senha de transação foi criada.')).toBeVisible()
  await expect(row.getByText('Ativo', { exact: true })).toBeVisible()
  const change = row.getByRole('button', { name: 'Trocar senha de transação' })
  await expect(change).toBeFocused()
  await expect(centre.getByText('2 de 7 proteções ativas')).toBeVisible()

  const { dialog } = await openTransaction(centre, 'Trocar senha de transação')
  await expect(dialog.getByText(/^Esqueceu\? Cadastre antes/)).toBeVisible()
  await dialog.getByLabel('Senha de transação atual *').fill('735182')
  await fill(dialog, '735182')
  await submitOf(dialog).click()
  await expect(dialog.getByText('Escolha uma diferente da atual.')).toBeVisible()
  await fill(dialog, '846293')
  await submitOf(dialog).click()
  await expect(page.getByText('Sua senha de transação foi trocada.')).toBeVisible()
  await expect(change).toBeFocused()

  const number = await bindPhone(centre, gateway)
  await openTransaction(centre, 'Trocar senha de transação')
  for (let guess = 0; guess < 6; guess += 1) {
    await dialog.getByLabel('Senha de transação atual *').fill('735182')
    await fill(dialog, '957304')
    const answered = page.waitForResponse('**/wps/member/security/paymentPassword')
    await submitOf(dialog).click()
    await answered
  }
  await expect(dialog.getByRole('alert')).toContainText(/15 min/)
  await dialog.getByRole('button', { name: 'Esqueceu? Use um código' }).click()
  await askForCode(dialog)
  const { code = '' } = await gateway.sentTo(number, 'paymentPassword')
  await dialog.getByLabel('Código de verificação *').fill(code)
  await expect(dialog.getByLabel('Nova senha de transação *')).toHaveValue('957304')
  await submitOf(dialog).click()
  await expect(dialog).toBeHidden()
  await expectMessage(page, 'Sua senha de transação foi trocada')
})

/** Sends money to ana's upline with a transaction password. */
async function sendMoney(page: Page, amount: string, password: string): Promise<Locator> {
  await page.goto('/member/transferUpline')
  const main = page.getByRole('main')
  await main.getByLabel('Valor *').fill(amount)
  await main.getByRole('button', { name: 'Revisar' }).click()
  await main.getByLabel('Senha de transação *').fill(password)
  await main.getByRole('button', { name: /^Enviar R\$/ }).click()
  return main
}

test('[ACT-12] a transfer accepts only the new transaction password, and the member gets an e-mail about the change', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await enterAs(page, 'ana')
  const { dialog } = await openTransaction(await openSecurity(page), 'Trocar senha de transação')
  await dialog.getByLabel('Senha de transação atual *').fill('482915')
  await dialog.getByLabel('Nova senha de transação *').fill('735182')
  await dialog.getByLabel('Repita a senha *').fill('735182')
  await submitOf(dialog).dblclick()
  await expect(dialog).toBeHidden()
  const mail = await gateway.sentTo('ana@example.com', 'paymentPasswordChanged')
  expect(mail.subject).toBe('Sua senha de transação foi trocada')
  const refused = await sendMoney(page, '5,00', '482915')
  await expect(refused.getByText('A senha de transação está incorreta.')).toBeVisible()
  const main = await sendMoney(page, '5,00', '735182')
  await expect(main.getByText(/^Você enviou R\$\s*5,00 para carla/)).toBeVisible()
})
