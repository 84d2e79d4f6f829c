import type { Locator, Page } from '@playwright/test'
import { newMembersPassword, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { protectionTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect, expectSignedIn, logIn } from '../../support/portalTest.ts'

const day = 24 * 3600
const moment = String.raw`\d{1,2} de [a-z]{3}\. de \d{4}, \d\d:\d\d`

async function openBreak(page: Page, button: string, title: string): Promise<Locator> {
  await page.goto('/member/protection')
  await page.getByRole('main').getByRole('button', { name: button }).click()
  const dialog = dialogOf(page, title)
  await expect(dialog.getByText('Por quanto tempo')).toBeVisible()
  return dialog
}

const openTimeOut = (page: Page) => openBreak(page, 'Fazer uma pausa', 'Fazer uma pausa')
const openExclusion = (page: Page) => openBreak(page, 'Quero me autoexcluir', 'Autoexclusão')

/** Expects the member to be logged out, with a dialog that names the end of the break. */
async function expectLoggedOut(page: Page, text: RegExp): Promise<void> {
  const done = dialogOf(page, 'Você saiu da conta')
  await expect(done).toContainText(text)
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
}

test('[ACT-19] the time-out form explains the effect and requires the password; a time-out ends every session and lasts until the announced date', async ({
  page,
  context,
  gateway,
}) => {
  const username = await startAsNewMember(page)
  const elsewhere = await context.newPage()
  await logIn(elsewhere, username, newMembersPassword)
  await expectSignedIn(elsewhere, username)

  const dialog = await openTimeOut(page)
  const start = dialog.getByRole('button', { name: 'Começar a pausa' })
  await start.click()
  await expect(dialog.getByText('Escolha por quanto tempo.')).toBeVisible()
  await expect(dialog.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await expect(dialog.getByText('Confirme que você entende isso.')).toBeVisible()
  await dialog.getByRole('radio', { name: '1 dia' }).check()
  await expect(dialog.getByRole('status')).toHaveText(
    new RegExp(`^Você não pode entrar, depositar nem jogar até ${moment}\\.$`),
  )
  for (const meaning of [/encurtar ou desfazer/, /em todos os aparelhos/, /Seu saldo continua/]) {
    await expect(dialog.getByText(meaning)).toBeVisible()
  }
  await dialog.getByLabel('Sua senha de acesso *').fill('wrong')
  await dialog.getByRole('checkbox').check()
  await start.click()
  await expect(dialog.getByText('A senha de acesso está incorreta.')).toBeVisible()
  await expect(dialog.getByLabel('Sua senha de acesso *')).toBeFocused()
  await expect(dialog.getByRole('radio', { name: '1 dia' })).toBeChecked()
  await dialog.getByLabel('Sua senha de acesso *').fill(newMembersPassword)
  await start.click()
  await expectLoggedOut(page, new RegExp(`Você pode entrar de novo em ${moment}`))
  await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()

  const login = await logIn(page, username, newMembersPassword)
  await expect(login).toContainText(new RegExp(`em uma pausa nos jogos até ${moment}`))
  await gateway.passTime(day)
  const later = await context.newPage()
  await logIn(later, username, newMembersPassword)
  await expectSignedIn(later, username)
})

test('[ACT-19] the self-exclusion form shows the end date, and the log-in reports an exclusion without an end date', {
  tag: '@full',
}, async ({ page }) => {
  const username = await startAsNewMember(page)
  const dialog = await openExclusion(page)
  const until = dialog.getByRole('status')
  await dialog.getByRole('radio', { name: '6 meses' }).check()
  await expect(until).toHaveText(new RegExp(`até ${moment}`))
  await dialog.getByRole('radio', { name: 'Sem data para acabar' }).check()
  await expect(until).toContainText('no mínimo depois de um ano')
  await dialog.getByLabel('Sua senha de acesso *').fill(newMembersPassword)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Me autoexcluir' }).click()
  await expectLoggedOut(page, /não tem data para acabar/)
  const login = await logIn(page, username, newMembersPassword)
  await expect(login).toContainText('sem jogar por tempo indeterminado')
})

test('the time-out form keeps its values when the network is lost, and links to a withdrawal', {
  tag: '@full',
}, async ({ page }) => {
  const username = await startAsNewMember(page)
  const dialog = await openTimeOut(page)
  await page.route('**/wps/member/timeOut', (route) => route.abort())
  await dialog.getByRole('radio', { name: '3 dias' }).check()
  await dialog.getByLabel('Sua senha de acesso *').fill(newMembersPassword)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Começar a pausa' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '3 dias' })).toBeChecked()
  await expect(dialog.getByLabel('Sua senha de acesso *')).toHaveValue(newMembersPassword)
  await dialog.getByRole('button', { name: 'Sacar antes' }).click()
  await expect(page).toHaveURL('/member/withdraw')
  await expectSignedIn(page, username)
})

test("the protection page links to the state's self-exclusion platform and to help organisations", {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await page.goto('/member/protection')
  const main = page.getByRole('main')
  const central = main.getByRole('link', { name: /^Plataforma Centralizada de Autoexclusão/ })
  await expect(central).toHaveAttribute('href', 'https://www.gov.br/autoexclusaoapostas')
  await expect(central).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(main.getByRole('link', { name: 'Telefone 188' })).toHaveAttribute('href', 'tel:188')
})

test('the time-out form passes axe and fits the window in each theme and width, and works by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const dialog = await openTimeOut(page)
  // The title has the focus first, for screen readers; Tab then moves to the close button and the
  // choice.
  await expect(dialog.getByRole('heading', { name: 'Fazer uma pausa' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: '2 dias' })).toBeChecked()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Enter')
  const password = dialog.getByLabel('Sua senha de acesso *')
  await expect(password).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.type(newMembersPassword)
  await dialog.getByRole('checkbox').press('Space')
  await password.press('Enter')
  await expect(dialogOf(page, 'Você saiu da conta')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
