import type { Locator } from '@playwright/test'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
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

// Running these tests in parallel would start a second worker and with it a second gateway.
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
  const username = await startAsNewMember(page)
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

test('[ACT-12, MEM-22] a member sets a transaction password, changes it with the old one, and resets it with a code', async ({
  page,
  gateway,
}) => {
  await startAsNewMember(page)
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
