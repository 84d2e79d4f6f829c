import { expect, type Page } from '@playwright/test'
import { dialogOf, test } from '../../support/portalTest.ts'

const openedAs = async (page: Page, name: string) => {
  await page.goto('/promotions')
  await page.evaluate((modal) => history.replaceState({ modals: [{ name: modal }] }, ''), name)
  await page.reload()
}

for (const [name, title, banner] of [
  ['login', 'Entrar', 'Que bom ter você de volta'],
  ['register', 'Crie sua conta', 'Cadastro em um minuto, depósito por Pix em segundos'],
  ['forgotPassword', 'Esqueceu a senha?', 'Nunca pedimos sua senha, nem por telefone'],
] as const) {
  test(`[ANN-16] the dialog '${title}' shows its banner below the form`, { tag: '@full' }, async ({
    page,
  }) => {
    // In a viewport of smaller height, the log-in dialog shows only its form, not the banner.
    await page.setViewportSize({ width: 1280, height: 1080 })
    await openedAs(page, name)
    const dialog = dialogOf(page, title)
    await expect(dialog.getByText(banner)).toBeVisible()
    const [form, place] = await Promise.all([
      dialog.getByRole('textbox').first().boundingBox(),
      dialog.getByText(banner).boundingBox(),
    ])
    expect(place?.y).toBeGreaterThan(form?.y ?? Number.POSITIVE_INFINITY)
  })
}

test('[ANN-16] the side menu shows its banners at the end and hides them when it is folded', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/promotions')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  const banners = menu.getByRole('region', { name: 'Mais destaques' })
  // The banners load when the end of the menu scrolls into view.
  await menu.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await banners.getByRole('button', { name: 'Destaque 2 de 2: Baixe o aplicativo' }).click()
  await banners.getByRole('link', { name: 'Baixe o aplicativo' }).click()
  await expect(page).toHaveURL('/down')
  await menu.getByRole('button', { name: 'Recolher o menu' }).click()
  await expect(banners).toBeHidden()
})
