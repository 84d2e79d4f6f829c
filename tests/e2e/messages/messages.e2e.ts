import type { Page } from '@playwright/test'
import { enterAs, startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { closeAnnouncements, expect, test } from '../../support/portalTest.ts'

const inbox = (page: Page) => page.getByRole('list', { name: 'Caixa de entrada' })
const openers = (page: Page) => inbox(page).getByRole('heading', { level: 2 })
const titlesOf = async (page: Page) =>
  (await openers(page).getByRole('button').allTextContents()).map((text) => text.trim())
const undoButtons = (page: Page) => inbox(page).getByRole('button', { name: /^Desfazer/ })
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Central do jogador' }).getByRole('link', {
    name: /^Mensagens/,
  })

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'ana', '/member/messages')
  await expect(openers(page).first()).toBeVisible()
})

test('[ACT-42] deleted messages are restored at their former positions, and the badge shows the unread count', async ({
  page,
}) => {
  const before = await titlesOf(page)
  const badge = menuLink(page)
  await expect(badge).toContainText('3')
  await inbox(page).getByRole('button', { name: 'Excluir: Missões novas hoje' }).click()
  const undo = inbox(page).getByRole('button', { name: 'Desfazer: recuperar Missões novas hoje' })
  await expect(undo).toBeFocused()
  await expect(badge).toContainText('2')
  const second = inbox(page).getByRole('button', { name: /^Excluir: Comissão/ })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undoButtons(page)).toHaveCount(2)
  await expect(undoButtons(page).nth(1)).toBeFocused()
  await expect(badge).toContainText('1')

  await undo.press('Enter')
  await expect(openers(page).getByRole('button', { name: /Missões novas hoje/ })).toBeFocused()
  await expect(badge).toContainText('2')
  await undoButtons(page).press('Enter')
  await expect(openers(page)).toHaveCount(before.length)
  expect(await titlesOf(page)).toEqual(before)
  await expect(badge).toContainText('3')
})

test('[ACT-42] a deletion can be undone after leaving the inbox, and is permanent after a reload', {
  tag: '@full',
}, async ({ page }) => {
  const before = await titlesOf(page)
  await inbox(page)
    .getByRole('button', { name: /^Excluir: Prêmio/ })
    .click()
  await expect(undoButtons(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Minha carteira' }).click()
  const toast = page.getByRole('status').filter({ hasText: '1 mensagem excluída.' })
  await toast.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(page.getByText('Mensagem recuperada.')).toBeVisible()
  await page.goBack()
  await expect(openers(page)).toHaveCount(before.length)
  expect(await titlesOf(page)).toEqual(before)

  const limit = inbox(page).getByRole('button', { name: /^Excluir: Seu saque/ })
  await limit.click()
  await expect(undoButtons(page)).toHaveCount(1)
  await page.reload()
  await expect(openers(page).first()).toBeVisible()
  await expect(limit).toHaveCount(0)
})

test('a message reappears when its deletion fails, and a deletion whose response is lost can be undone', {
  tag: '@full',
}, async ({ page }) => {
  const remove = inbox(page).getByRole('button', { name: /^Excluir: Faltam duas/ })
  const opener = openers(page).getByRole('button', { name: /Faltam duas missões/ })
  await page.route('**/wps/messages/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await remove.click()
  await expect(page.getByRole('status').filter({ hasText: /conexão/ })).toBeVisible()
  await expect(opener).toBeFocused()
  await page.unroute('**/wps/messages/*')

  let deletions = 0
  await page.route('**/wps/messages/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    deletions += 1
    if (deletions > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await remove.click()
  await expect(undoButtons(page)).toBeFocused()
  await undoButtons(page).press('Enter')
  await expect(opener).toBeFocused()
  expect(deletions).toBe(2)
})

const kindsOf = (page: Page) => page.getByRole('group', { name: 'Tipo de mensagem' })

test('[MSG-01] an open inbox shows and counts a new message, and marks all messages of its kind as read', {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' })
  await context.addInitScript(closeAnnouncements)
  const tab = await context.newPage()
  await startAsNewMember(tab)
  await tab.goto('/member/messages?kind=SYSTEM')
  await expect(kindsOf(tab)).toBeVisible()
  const system = kindsOf(tab).getByRole('radio', { name: /^Conta/ })
  await expect(tab.locator('[data-hydrating]')).toHaveCount(0)
  await tab.getByRole('banner').getByRole('button', { name: 'Atendimento' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Novo atendimento' }).click()
  const form = tab.getByRole('dialog', { name: 'Novo atendimento' })
  await form.getByLabel(/^Qual é o assunto/).selectOption({ label: 'Sugestão' })
  await form.getByLabel(/^Sua mensagem/).fill('Mais jogos de mesa, por favor.')
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText(/O número do seu atendimento/)).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(openers(tab).first()).toContainText('Recebemos a sua mensagem')
  await expect(system).toHaveAccessibleName(/não lida/)
  await expect(menuLink(tab)).toContainText(/\d/)
  await tab.getByRole('button', { name: 'Marcar todas como lidas' }).dblclick()
  await expect(system).toHaveAccessibleName('Conta')
  await expect(tab.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveCount(0)
  await context.close()
  await expect(page.getByRole('list', { name: 'Caixa de entrada' })).toBeVisible()
})

test('the inbox with a deleted message passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await openers(page).getByRole('button').nth(3).click()
  await inbox(page)
    .getByRole('button', { name: /^Excluir/ })
    .nth(4)
    .click()
  await expect(undoButtons(page)).toBeFocused()
  await expectAccessibleInEachVariant(page)
  await undoButtons(page).press('Enter')
  await expect(undoButtons(page)).toHaveCount(0)
})
