import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { passkeyTest as test } from '../../support/ownGatewayTest.ts'
import {
  dialogOf,
  expect,
  expectSignedIn,
  fillAccount,
  openLogin,
  openRegister,
  submitOf,
} from '../../support/portalTest.ts'
import {
  addVirtualAuthenticator,
  closeQuestions,
  withoutAutofill,
} from '../../support/virtualAuthenticator.ts'

test('passkeys pass axe and fit the window in each theme and width, and work by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withoutAutofill(page)
  await addVirtualAuthenticator(page)
  const login = await openLogin(page)
  await closeQuestions(page)
  const usePasskey = login.getByRole('button', { name: 'Entrar com chave de acesso' })
  await usePasskey.press('Enter')
  await expect(login.getByRole('status').filter({ hasText: 'Nada mudou' })).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  const register = await openRegister(page)
  const name = await fillAccount(register)
  await submitOf(register).click()
  await expectSignedIn(page, name)
  await page.goto('/member')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chaves de acesso' })
  await row.getByRole('button', { name: 'Adicionar chave' }).press('Enter')
  const adding = dialogOf(page, 'Adicionar chave de acesso')
  await expect(adding.getByLabel('Sua senha de acesso *')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.type('Gavea2026')
  await page.keyboard.press('Enter')
  const manage = row.getByRole('button', { name: 'Gerenciar chaves' })
  await expect(manage).toBeVisible()
  await expect(adding).toHaveCount(0)
  await expectAccessibleInEachVariant(page)
  await manage.press('Enter')
  const list = dialogOf(page, 'Suas chaves de acesso')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleInEachVariant(page)
  await list.getByRole('button', { name: /^Renomear/ }).press('Enter')
  await expect(list.getByLabel('Nome da chave *')).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: /^Remover/ }).press('Enter')
  const question = dialogOf(page, 'Remover esta chave de acesso?')
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await question.getByRole('button', { name: 'Remover' }).press('Enter')
  await expect(list.getByText('Você ainda não tem uma chave de acesso.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
