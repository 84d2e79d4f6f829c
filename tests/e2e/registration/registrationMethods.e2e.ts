import { expect, freshUsername, openRegister, test } from '../../support/portalTest.ts'

test('[REG-03] the registration form has one tab for the username and one for the mobile number', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await expect(dialog.getByRole('tab')).toHaveText(['Usuário', 'Celular'])
})

test('[FORM-07] the registration form shows during typing whether a username is taken or available', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  const username = dialog.getByLabel('Usuário *')
  await username.fill('carla')
  await expect(dialog.getByText('Este usuário já existe. Tente outro.')).toBeVisible()
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await username.fill(freshUsername())
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Este usuário está disponível.' }),
  ).toHaveCount(1)
  await expect(username).not.toHaveAttribute('aria-invalid')
})
