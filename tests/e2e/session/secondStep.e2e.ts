import { readFile } from 'node:fs/promises'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import { dialogOf, expect, expectSignedIn, logIn, test } from '../../support/portalTest.ts'
import {
  appCode,
  authenticatorRow,
  keepCodes,
  logOut,
  offerAuthenticator,
  openAccount,
  turnOnAuthenticator,
} from '../../support/securityCentre.ts'

test('[ACT-14] a member turns the authenticator on by its QR code, and logs in with its code', async ({
  page,
}) => {
  const username = await startAsNewMember(page)
  await openAccount(page)
  const { dialog, secret, codes } = await turnOnAuthenticator(page)
  expect(new Set(codes).size).toBe(10)
  await keepCodes(dialog)
  await expect(authenticatorRow(page)).toContainText('Restam 10 códigos de recuperação')

  await logOut(page, username)
  await logIn(page, username, newMembersPassword)
  const step = dialogOf(page, 'Confirme que é você')
  await expect(step).toContainText('protegida por um aplicativo autenticador')
  const answer = step.getByLabel('Código do aplicativo')
  await answer.fill('000000')
  await step.getByRole('button', { name: 'Confirmar' }).click()
  await expect(step.getByRole('alert')).toBeVisible()
  await answer.fill(await appCode(secret, 1))
  await step.getByRole('button', { name: 'Confirmar' }).click()
  await expectSignedIn(page, username)

  await page.goto('/member/messages')
  await expect(page.getByRole('main')).toContainText('Aplicativo autenticador ativado')
})

test('the authenticator dialog reports a wrong code or password at its field and keeps its values', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await openAccount(page)
  const { dialog, secret } = await offerAuthenticator(page)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const code = dialog.getByLabel('Código do aplicativo')
  const password = dialog.getByLabel('Senha de acesso *')
  await expect(code).toBeFocused()
  await code.fill('12')
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  await expect(dialog.getByText('Digite os seis dígitos')).toBeVisible()
  await expect(dialog.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await code.fill('000 000')
  await password.fill('not the password')
  await password.press('Enter')
  await expect(dialog.getByText('Código incorreto.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(await appCode(secret))
  await password.press('Enter')
  await expect(dialog.getByText('A senha está incorreta.')).toBeVisible()
  await expect(password).toHaveValue('not the password')

  // Back shows the same secret; reopening the dialog shows a new one.
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeFocused()
  expect((await dialog.getByRole('code').innerText()).replaceAll(/\s/g, '')).toBe(secret)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const other = await offerAuthenticator(page)
  expect(other.secret).not.toBe(secret)
  await other.dialog.getByRole('button', { name: 'Continuar' }).click()
  await code.fill(await appCode(secret))
  await password.fill(newMembersPassword)
  await password.press('Enter')
  await expect(dialog.getByText('Código incorreto.')).toBeVisible()
})

test('recovery codes can be copied and downloaded, and their dialog stays open until the member confirms having kept them', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = await startAsNewMember(page)
  await openAccount(page)
  const { dialog, codes } = await turnOnAuthenticator(page)
  await dialog.getByRole('button', { name: 'Copiar os códigos' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(codes.join('\n'))
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('portico-codigos-de-recuperacao.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const code of [...codes, username]) expect(text).toContain(code)

  const kept = dialog.getByRole('checkbox', { name: /Guardei os códigos/ })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Fechar' }).click(),
    () => dialog.getByRole('button', { name: 'Concluir' }).click(),
  ]) {
    await close()
    await expect(dialog.getByText('Guarde os códigos e depois marque')).toBeVisible()
    await expect(kept).toBeFocused()
  }
  await keepCodes(dialog)

  // A reload before the confirmation loses the codes, and new ones can be generated.
  await page.evaluate(() => {
    const modals = [{ name: 'authenticator', goal: 'turnOn' }]
    history.replaceState({ ...history.state, modals }, '')
  })
  await page.reload()
  await expect(dialog).toContainText('O aplicativo autenticador está ativo')
  await dialog.getByRole('button', { name: 'Novos códigos' }).click()
  await expect(dialogOf(page, 'Códigos de recuperação').getByLabel('Confirmar com')).toBeVisible()
})
