import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

async function openAccounts(page: Page): Promise<Locator> {
  await enterAs(page, 'ana', '/member/withdraw')
  const panel = page.getByRole('region', { name: 'Contas para saque' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  return panel
}

type NewAccount = { type: string; key: string; holder?: string; password?: string }

/** Fills in the open form for a payout account. @returns the form. */
async function fillAccount(panel: Locator, account: NewAccount): Promise<Locator> {
  const { type, key, holder = 'Ana Souza Lima', password = '482915' } = account
  const form = panel.getByRole('form', { name: 'Cadastrar chave Pix' })
  await form.getByLabel('Tipo de chave *').selectOption({ label: type })
  await form.getByLabel('Chave *', { exact: true }).fill(key)
  await form.getByLabel('Titular da conta *').fill(holder)
  await form.getByLabel('Senha de transação *').fill(password)
  return form
}

const openForm = (panel: Locator) =>
  panel.getByRole('button', { name: 'Cadastrar conta' }).press('Enter')

const list = (panel: Locator) => panel.getByRole('list', { name: 'Contas para saque' })

/** Records the methods of the calls that change payout accounts. */
function watchChanges(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const isChange = request.method() !== 'GET' && request.url().includes('/wps/payoutAccounts')
    if (isChange) calls.push(request.method())
  })
  return calls
}

test('[ACT-08] a payout account is added once, made the default, and deleted after a confirmation', async ({
  page,
}) => {
  const panel = await openAccounts(page)
  const calls = watchChanges(page)
  await openForm(panel)
  await expect(panel.getByLabel('Tipo de chave *')).toBeFocused()
  const form = await fillAccount(panel, { type: 'E-mail', key: 'Zilda@Example.com' })
  await form.getByRole('button', { name: 'Salvar conta' }).dblclick()
  await expect(list(panel)).toBeFocused()
  expect(calls).toEqual(['POST'])
  await expect(panel.getByText('2 de 5')).toBeVisible()
  const added = panel.getByRole('listitem').filter({ hasText: 'z***@example.com' })
  await expect(added).toContainText('Ana S*** L***')
  await added.getByRole('button', { name: 'Tornar padrão: z***@example.com' }).press('Enter')
  await expect(panel.getByRole('listitem').first()).toContainText(/E-mail.*Padrão/)
  await page.reload()
  await expect(panel.getByRole('listitem').first()).toContainText(/E-mail.*Padrão/)
  await expect(panel.getByText('Padrão', { exact: true })).toHaveCount(1)
  // The withdrawal form preselects the default account.
  const to = page.getByRole('main').getByLabel('Para *')
  await expect(to.locator('option:checked')).toContainText('z***@example.com')

  const remove = added.getByRole('button', { name: 'Excluir z***@example.com' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Excluir conta para saque' })
  await expect(dialog).toContainText('***.456.789-** passa a ser sua conta padrão.')
  await expect(dialog.getByRole('button', { name: 'Manter' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(added).toHaveCount(0)
  await expect(panel.getByRole('listitem').first()).toContainText(/CPF.*Padrão/)
})

test('the payout accounts, their form and their delete confirmation pass axe and fit the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const panel = await openAccounts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(panel)
  const form = await fillAccount(panel, { type: 'CPF', key: '123' })
  await form.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(form.getByText('O CPF tem 11 dígitos.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await panel
    .getByRole('button', { name: /^Excluir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Excluir conta para saque' })).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
