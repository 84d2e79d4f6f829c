import type { Locator, Page } from '@playwright/test'
import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { outlastOpeningTime } from '../support/announcementPopup.ts'
import { dialogOf, expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

/** Opens stacked dialogs through the browser's history, as a reload does. */
async function openPile(page: Page, modals: readonly Modal[]) {
  await page.evaluate((pile) => {
    for (let height = 1; height <= pile.length; height += 1) {
      history.pushState({ modals: pile.slice(0, height) }, '')
    }
  }, modals)
  await page.reload()
}

test('a toast over a dialog can be read and closed, and the dialog stays open', {
  tag: '@full',
}, async ({ page }) => {
  // Prevents announcements from opening. The URL below ends the session, and with it the stored
  // mark that the announcements were closed.
  await outlastOpeningTime(page)
  await page.goto('/?token=worn-out')
  const toast = (place: Page | Locator) => place.getByText(/^Este link não dá mais acesso/)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await expect(toast(dialog)).toBeVisible()
  await dialog.getByRole('status').getByRole('button', { name: 'Fechar' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('a toast in a narrow log-in dialog does not cover the notice about responsible gaming', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rng')
  await page
    .getByRole('button', { name: / aos favoritos$/ })
    .first()
    .click()
  const dialog = dialogOf(page, 'Entrar')
  const toast = dialog.getByText('Você não entrou na sua conta. Entre para continuar.')
  const notice = dialog.getByText(/^Apostar pode causar dependência/)
  const gapOf = async () => {
    const [upper, lower] = [await notice.boundingBox(), await toast.boundingBox()]
    return upper && lower
      ? Math.max(lower.y - upper.y - upper.height, upper.y - lower.y - lower.height)
      : -1
  }
  await expect(dialog.getByText('ou', { exact: true })).toBeVisible()
  await expect.poll(gapOf).toBeGreaterThanOrEqual(0)
})

test('a modal dialog of members and a native dialog can be stacked in either order', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, 'ana', 'portico-ana-1')
  await expectSignedIn(page, 'Ana')
  const service = dialogOf(page, 'Atendimento')
  const question = dialogOf(page, 'Sair da conta')

  await openPile(page, [{ name: 'customerService' }, { name: 'confirmLogout' }])
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(service).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openPile(page, [{ name: 'confirmLogout' }, { name: 'customerService' }])
  await expect(service).toBeVisible()
  await service.getByRole('button', { name: 'Fechar' }).click()
  await expect(service).toHaveCount(0)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("the developer's panel can be used over a dialog", {
  tag: ['@mocks-only', '@mocks-full'],
}, async ({ page }) => {
  await page.goto('/')
  const panel = page.getByRole('complementary', { name: 'Developer’s panel' })
  await expect(panel.getByRole('button', { name: /^Mocks/ })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  const dialog = dialogOf(page, 'Entrar')
  await expect(dialog).toBeVisible()
  await panel.getByRole('button', { name: /^Mocks/ }).click()
  await panel.getByLabel('What happens').selectOption('slow')
  await panel.getByRole('button', { name: /^Mocks/ }).press('Escape')
  await expect(panel.getByLabel('What happens')).toBeHidden()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel).toBeVisible()
})
