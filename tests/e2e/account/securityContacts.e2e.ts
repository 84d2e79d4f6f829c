import type { Locator } from '@playwright/test'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import { securityTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'
import type { RunningGateway } from '../../support/runningGateway.ts'
import {
  askForCode,
  expectMessage,
  freshMobile,
  openByRow,
  openSecurity,
} from '../../support/securityPage.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const submitOf = (dialog: Locator) => dialog.locator('button[type=submit]')
const rowOf = (centre: Locator, name: string) =>
  centre.getByRole('listitem').filter({ hasText: name })
const openPhone = (centre: Locator, verb: 'Cadastrar' | 'Trocar') =>
  openByRow(centre, `${verb} celular`, 'Celular')
const openEmail = (centre: Locator, verb: 'Cadastrar' | 'Trocar') =>
  openByRow(centre, `${verb} e-mail`, 'E-mail')
/** Fills in an e-mail address, the code sent to it, and the password. */
async function fillEmail(dialog: Locator, email: string, gateway: RunningGateway, sentTo = email) {
  await dialog.getByLabel(/^(Novo e-|E-)mail/).fill(email)
  await askForCode(dialog)
  const { code = '' } = await gateway.sentTo(sentTo, 'email')
  await dialog.getByLabel('Código de verificação *').fill(code)
  await dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
}

test('[ACT-13] a member binds a phone number with a code and the password; replacing the number by a foreign one requires a code sent to the old number', async ({
  page,
  gateway,
}) => {
  await startAsNewMember(page)
  const centre = await openSecurity(page)
  const number = freshMobile()
  const { dialog, opener } = await openPhone(centre, 'Cadastrar')
  const field = dialog.getByLabel('Celular *')
  await expect(field).toBeFocused()
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('Digite o seu celular.')
  await field.fill('119')
  await expect(field).toHaveAccessibleDescription(/10 a 11 dígitos/)
  // Ana's phone number.
  await field.fill('(11) 98765-0001')
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  const warning = page.getByRole('dialog', { name: 'Atenção' })
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(warning).toBeHidden()
  await expect(field).toHaveAccessibleDescription('Este celular já tem uma conta.')

  await field.fill(number)
  await askForCode(dialog)
  const { code = '' } = await gateway.sentTo(number, 'phone')
  const codeField = dialog.getByLabel('Código de verificação *')
  await codeField.fill(code === '000000' ? '111111' : '000000')
  await submitOf(dialog).click()
  await expect(dialog.getByLabel('Senha de acesso *')).toHaveAccessibleDescription(
    'Digite a sua senha de acesso.',
  )
  await dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
  await submitOf(dialog).click()
  await expect(codeField).toHaveAccessibleDescription(/está incorreto/)
  await codeField.fill(code)
  await submitOf(dialog).click()
  await expect(dialog).toBeHidden()
  const row = rowOf(centre, 'Celular')
  const shown = `${number.slice(0, 3)}••••••${number.slice(-2)}`
  await expect(row.getByText(shown)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dados pessoais' }).getByText(shown)).toBeVisible()
  await expect(opener).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Trocar celular' })).toBeFocused()

  const portuguese = `91${String(Date.now()).slice(-7)}`
  await openPhone(centre, 'Trocar')
  await expect(dialog.getByText(shown, { exact: true })).toBeVisible()
  await dialog.getByLabel('Código do país').selectOption('+351')
  const next = dialog.getByLabel('Novo celular *')
  await next.fill(number)
  await next.press('Tab')
  await expect(next).toHaveAccessibleDescription(/9 dígitos/)
  await next.fill(portuguese)
  await askForCode(dialog)
  const sent = await gateway.sentTo(`+351${portuguese}`, 'phone')
  await codeField.fill(sent.code ?? '')
  await dialog.getByLabel('Confirmar com').selectOption({ label: `Código por SMS para ${shown}` })
  await askForCode(dialog, 'owner')
  const owner = await gateway.sentTo(number, 'owner')
  await dialog.getByLabel('Código para confirmar que é você *').fill(owner.code ?? '')
  await submitOf(dialog).dblclick()
  await expect(dialog).toBeHidden()
  await expect(row.getByText(`${portuguese.slice(0, 3)}••••${portuguese.slice(-2)}`)).toBeVisible()
  await expectMessage(page, 'O celular da sua conta foi trocado')
})

test('[ACT-13] a member binds and changes an e-mail address: its domain is shown in ASCII, and the old address gets a notice', async ({
  page,
  gateway,
}) => {
  const username = await startAsNewMember(page)
  const centre = await openSecurity(page)
  const row = rowOf(centre, 'E-mail')
  const { dialog } = await openEmail(centre, 'Cadastrar')
  await dialog.getByLabel('E-mail *').fill('ninguém')
  await dialog.getByLabel('E-mail *').press('Tab')
  await expect(dialog.getByLabel('E-mail *')).toHaveAccessibleDescription(/nome@exemplo.com/)
  await fillEmail(dialog, `${username}@example.com`, gateway)
  await submitOf(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText(/••@example.com/)).toBeVisible()

  await openEmail(centre, 'Trocar')
  // The domain contains the Cyrillic letter that looks like a Latin `o`.
  await fillEmail(dialog, `${username}@g\u043E\u043Egle.com`, gateway, '@xn--ggle-55da.com')
  await expect(dialog.getByLabel('Novo e-mail *')).toHaveAccessibleDescription(
    `Por extenso: ${username}@xn--ggle-55da.com`,
  )
  await expect(dialog.getByText(/mistura letras de alfabetos diferentes/)).toBeVisible()
  await submitOf(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText(/••@xn--ggle-55da.com/)).toBeVisible()
  const mail = await gateway.sentTo(`${username}@example.com`, 'emailChanged')
  expect(mail.subject).toBe('O e-mail da sua conta foi trocado')
  expect(mail.text).toContain('••@xn--ggle-55da.com')
})
