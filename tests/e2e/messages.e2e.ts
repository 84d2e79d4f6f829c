import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { looks } from '../support/extent.ts'
import { expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

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
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  await page.goto('/member/messages')
  await expect(openers(page).first()).toBeVisible()
})

test('[ACT-42] messages are deleted in a row and undone at their place, and the badge follows', async ({
  page,
}) => {
  const before = await titlesOf(page)
  const badge = menuLink(page)
  await expect(badge).toContainText('3')
  await inbox(page).getByRole('button', { name: 'Excluir: Missões novas hoje' }).click()
  const undo = inbox(page).getByRole('button', { name: 'Desfazer: recuperar Missões novas hoje' })
  await expect(undo).toBeFocused()
  await expect(badge).toContainText('2')
  const second = inbox(page).getByRole('button', { name: /^Excluir: Dois amigos/ })
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

test('[ACT-42] a deletion can be undone after its page was left, and stays without that', async ({
  page,
}) => {
  const before = await titlesOf(page)
  await inbox(page)
    .getByRole('button', { name: /^Excluir: Novo acesso/ })
    .click()
  await expect(undoButtons(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Minha carteira' }).click()
  const toast = page.getByRole('status').filter({ hasText: '1 mensagem excluída.' })
  await toast.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(page.getByText('A mensagem voltou.')).toBeVisible()
  await page.goBack()
  await expect(openers(page)).toHaveCount(before.length)
  expect(await titlesOf(page)).toEqual(before)

  const limit = inbox(page).getByRole('button', { name: /^Excluir: Seu limite mensal/ })
  await limit.click()
  await expect(undoButtons(page)).toHaveCount(1)
  await page.reload()
  await expect(openers(page).first()).toBeVisible()
  await expect(limit).toHaveCount(0)
})

test('a deletion that fails gives the message back, and one whose answer got lost can be undone', async ({
  page,
}) => {
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

for (const { theme, width } of looks) {
  test(`the inbox with a deleted message passes axe at ${width} px in ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 800 })
    await openers(page).getByRole('button').nth(3).click()
    await inbox(page)
      .getByRole('button', { name: /^Excluir/ })
      .nth(4)
      .click()
    await expect(undoButtons(page)).toBeFocused()
    await expectAccessible(page)
    await undoButtons(page).press('Enter')
    await expect(undoButtons(page)).toHaveCount(0)
  })
}
