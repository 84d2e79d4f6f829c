import type { Page } from '@playwright/test'
import {
  expectAccessibleInEachVariant,
  expectNoViolation,
  inEachVariant,
} from '../../support/expectAccessible.ts'
import { dialogOf, expect, openRegister, registerIn, test } from '../../support/portalTest.ts'

async function register(page: Page) {
  const dialog = await openRegister(page)
  await registerIn(page, dialog)
}

test('the welcome panel, the account page, the profile form and the picture dialog pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await register(page)
  const welcome = page.getByRole('region', { name: /^Boas-vindas/ })
  await expect(welcome.getByText('0 de 5')).toBeVisible()
  const part = 'section[aria-busy="false"]'
  await inEachVariant(page, (where) => expectNoViolation(page, { part, where }))
  await page.goto('/member/account')
  const data = page.getByRole('region', { name: 'Dados pessoais' })
  await expect(data.getByText('1 de 8')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await data.getByRole('button', { name: 'Preencher: Nome completo' }).press('Enter')
  const editor = dialogOf(page, 'Editar dados pessoais')
  await expect(editor.getByLabel('Nome completo')).toBeFocused()
  await editor.getByLabel('Apelido *').fill('')
  await editor.getByLabel('Nome completo').fill('Marina Araújo')
  await page.keyboard.press('Enter')
  await expect(editor.getByText('Escolha um apelido.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await editor.getByLabel('Apelido *').fill('Mari')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('heading', { name: 'Confira antes de salvar' })).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await editor.getByRole('button', { name: 'Salvar em definitivo' }).press('Enter')
  await expect(editor).toHaveCount(0)
  await page.getByRole('button', { name: 'Trocar imagem' }).press('Enter')
  const pictures = dialogOf(page, 'Trocar imagem')
  await expect(pictures.getByRole('radio', { checked: true })).toBeFocused()
  await expectAccessibleInEachVariant(page)
})
