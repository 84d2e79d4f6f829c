import { dialogOf, expect, freshUsername, openRegister, test } from '../../support/portalTest.ts'

const methods = [
  { id: '[REG-01, ROLE-25]', off: 'USERNAMEREG3', shown: 'Celular *', hidden: 'Usuário *' },
  {
    id: '[REG-02, REG-03, ROLE-26]',
    off: 'MOBILENUMREG3',
    shown: 'Usuário *',
    hidden: 'Celular *',
  },
] as const

for (const { id, off, shown, hidden } of methods) {
  test(`${id} the registration form has one sign-up method and no tabs when the module ${off} is disabled`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.route('**/wps/system/status', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const changed = text.replace(
        `"modId":"${off}","enabled":true`,
        `"modId":"${off}","enabled":false`,
      )
      await route.fulfill({ response, body: changed })
    })
    await page.goto('/register')
    const dialog = dialogOf(page, 'Crie sua conta')
    await expect(dialog.getByLabel(shown)).toBeVisible()
    await expect(dialog.getByLabel(hidden)).toHaveCount(0)
    await expect(dialog.getByRole('tab')).toHaveCount(0)
  })
}

test('[REG-03] the registration form has one tab for the username and one for the mobile number', {
  tag: '@full',
}, async ({ page }) => {
  const dialog = await openRegister(page)
  await expect(dialog.getByRole('tab')).toHaveText(['Usuário', 'Celular'])
})

test('[FORM-07] the registration form shows during typing whether a username is taken or available', async ({
  page,
}) => {
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
