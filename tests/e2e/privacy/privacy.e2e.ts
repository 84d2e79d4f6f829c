import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enterAs, newMembersPassword as password, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessible, expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, logIn, test } from '../../support/portalTest.ts'

const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })
const switchOf = (page: Page, name: string) =>
  part(page, 'Notificações').getByRole('switch', { name, exact: true })

/** Registers a member and opens the privacy page. @returns the username. */
async function openAsNewMember(page: Page): Promise<string> {
  const username = await startAsNewMember(page)
  await page.goto('/member/privacy')
  await expect(page.getByRole('switch').first()).toBeVisible()
  return username
}

async function openAsAna(page: Page): Promise<void> {
  await enterAs(page, 'ana', '/member/privacy')
  await expect(page.getByRole('switch').first()).toBeVisible()
}

async function save(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text }
}

test('[MEM-24] each kind of notification has its own switch, which takes effect at once and survives a reload', {
  tag: '@full',
}, async ({ page }) => {
  await openAsNewMember(page)
  const promotions = switchOf(page, 'Promoções e prêmios Portal')
  await expect(promotions).toBeChecked()
  await promotions.click()
  await expect(promotions).not.toBeChecked()
  // The switch also works by the keyboard.
  const money = switchOf(page, 'Transações Portal')
  await money.focus()
  await page.keyboard.press('Space')
  await expect(money).not.toBeChecked()
  await page.reload()
  await expect(promotions).not.toBeChecked()
  await expect(money).not.toBeChecked()
  await expect(switchOf(page, 'Equipe e contratos Portal')).toBeChecked()
  await expect(switchOf(page, 'Conta e segurança Portal')).toBeDisabled()
  // The new member has no e-mail address, so the switch for e-mails is disabled and says why.
  await expect(switchOf(page, 'Transações E-mail')).toBeDisabled()
  await expect(switchOf(page, 'Transações E-mail')).toHaveAccessibleDescription(
    /você ainda não cadastrou um contato/,
  )
})

test('[MEM-24] a notification switch reverts when its call fails, and the other switches keep their state', {
  tag: '@full',
}, async ({ page }) => {
  await openAsNewMember(page)
  await switchOf(page, 'Equipe e contratos Portal').click()
  const choices = '**/wps/member/notices/**'
  await page.route(choices, (route) => route.abort())
  const money = switchOf(page, 'Transações Portal')
  await money.click()
  await expect(page.getByText('Você está sem conexão')).toBeVisible()
  await expect(money).toBeChecked()
  // A rejection by the server reverts the switch, too.
  const refusal = { success: false, code: 'UNKNOWN', reference: 'r-1' }
  await page.unroute(choices)
  await page.route(choices, (route) => route.fulfill({ status: 500, json: refusal }))
  await money.click()
  await expect(page.getByText('Não deu certo. Tente de novo.').first()).toBeVisible()
  await expect(money).toBeChecked()
  await expect(switchOf(page, 'Equipe e contratos Portal')).not.toBeChecked()
})

test('[MEM-24] a member exports all stored data as two files, once a day', {
  tag: '@full',
}, async ({ page }) => {
  const username = await openAsNewMember(page)
  const mine = part(page, 'Seus dados')
  await mine.getByRole('button', { name: 'Solicitar meus dados' }).click()
  await expect(mine.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await mine.getByLabel('Senha de acesso *').fill('errada-123')
  await page.keyboard.press('Enter')
  await expect(mine.getByText('A senha de acesso está incorreta.')).toBeVisible()
  await mine.getByLabel('Senha de acesso *').fill(password)
  await page.keyboard.press('Enter')
  const json = mine.getByRole('button', { name: 'Baixar o arquivo JSON' })
  await expect(json).toBeVisible({ timeout: 30_000 })
  const file = await save(page, json)
  expect(file.name).toMatch(/^portico-\d{4}-\d\d-\d\d\.json$/)
  const { account, sections } = JSON.parse(file.text)
  expect(account).toBe(username)
  expect(sections.profile[0].username).toBe(username)
  expect(sections.devices).toHaveLength(1)
  expect(file.text).not.toContain('scrypt')
  const readable = await save(
    page,
    mine.getByRole('button', { name: 'Baixar a página para leitura' }),
  )
  expect(readable.name).toMatch(/\.html$/)
  expect(readable.text).toContain('Seus dados na Portico')
  expect(readable.text).toContain(username)
  // A second export is available the next day.
  await expect(mine.getByText(/^Você pode solicitar outra cópia a partir de/)).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Solicitar meus dados' })).toHaveCount(0)
  await page.goto('/member/messages')
  await expect(page.getByText('Seus dados estão prontos').first()).toBeVisible()
})

test('[MEM-24] an account with money cannot be closed, and the page lists each obstacle', {
  tag: '@full',
}, async ({ page }) => {
  await openAsAna(page)
  const closing = part(page, 'Encerrar a conta')
  await expect(closing.getByText(/^Sua carteira principal tem R\$/)).toBeVisible()
  await expect(closing.getByRole('button', { name: 'Encerrar minha conta' })).toHaveCount(0)
  await expectAccessible(page)
  await closing.getByRole('link', { name: 'Sacar', exact: true }).click()
  await expect(page).toHaveURL(/\/member\/withdraw$/)
})

test('[MEM-24] an account without money is closed permanently, and the log-in reports that it is closed', {
  tag: '@full',
}, async ({ page }) => {
  const username = await openAsNewMember(page)
  const closing = part(page, 'Encerrar a conta')
  await closing.getByRole('button', { name: 'Encerrar minha conta' }).click()
  await expect(closing.getByRole('heading', { name: 'Encerrar para sempre?' })).toBeFocused()
  const submit = closing.getByRole('button', { name: 'Encerrar para sempre' })
  await submit.click()
  await expect(closing.getByText('Este não é o seu nome de usuário.')).toBeVisible()
  await closing.getByLabel('Seu nome de usuário *').fill(username.toUpperCase())
  await closing.getByLabel('Senha de acesso *').fill('errada-123')
  await submit.click()
  await expect(closing.getByText('A senha de acesso está incorreta.')).toBeVisible()
  await closing.getByLabel('Senha de acesso *').fill(password)
  await submit.click()
  const done = page.getByRole('dialog', { name: 'Sua conta foi encerrada' })
  await expect(done).toBeVisible()
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/$/)
  const dialog = await logIn(page, username, password)
  await expect(
    dialog.getByText('Esta conta foi encerrada e não pode ser reaberta.').first(),
  ).toBeVisible()
})

test('the form that closes an account passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsNewMember(page)
  const closing = part(page, 'Encerrar a conta')
  await closing.getByRole('button', { name: 'Encerrar minha conta' }).click()
  await closing.getByRole('button', { name: 'Encerrar para sempre' }).click()
  await expect(closing.getByText('Digite a sua senha de acesso.')).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
