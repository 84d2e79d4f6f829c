import type { Locator, Page } from '@playwright/test'
import { noticeAtBell, prolongOpeningTime } from '../../support/announcementPopup.ts'
import { expectStill, watchShifts } from '../../support/layoutShifts.ts'
import { dialogOf, expect, openRegister, registerIn, test } from '../../support/portalTest.ts'

const welcome = (page: Page) => page.getByRole('region', { name: /^Boas-vindas, / })
const ownCard = (page: Page) => page.getByRole('region', { name: 'Sua conta' })

async function register(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const username = await registerIn(page, dialog)
  return username
}

/** Step of the welcome card that is not done yet: a link or a button. */
const step = (card: Locator, name: string) =>
  card.getByRole('link', { name }).or(card.getByRole('button', { name }))

test("the welcome card shows a new member's checklist, marks completed steps, and stays until it is dismissed", {
  tag: '@full',
}, async ({ page }) => {
  await register(page)
  const card = welcome(page)
  await expect(card.getByText('0 de 5')).toBeVisible()
  const names = [
    'Confirme celular ou e-mail',
    'Defina seus limites',
    'Informe o titular dos saques',
    'Faça o primeiro depósito',
    'Jogue pela primeira vez',
  ]
  await expect(card.getByRole('listitem')).toHaveText(names)
  await step(card, 'Informe o titular dos saques').press('Enter')
  const editor = dialogOf(page, 'Editar dados pessoais')
  await expect(editor.getByLabel('Nome verdadeiro')).toBeFocused()
  await page.keyboard.type('Marina Araújo')
  await page.keyboard.press('Enter')
  await editor.getByRole('button', { name: 'Salvar em definitivo' }).click()
  await expect(card.getByText('1 de 5')).toBeVisible()
  await expect(card.getByRole('listitem').nth(2)).toContainText('Feito')
  const targets = {
    'Confirme celular ou e-mail': '/member/account',
    'Defina seus limites': '/member/protection',
    'Faça o primeiro depósito': '/member/deposit',
    'Jogue pela primeira vez': '/hot',
  }
  for (const [name, target] of Object.entries(targets)) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', target)
  }
  await page.reload()
  await expect(card.getByText('1 de 5')).toBeVisible()
  await card.getByRole('button', { name: 'Dispensar os primeiros passos' }).press('Enter')
  await expect(ownCard(page)).toBeVisible()
  await page.reload()
  await expect(ownCard(page)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the welcome card is not shown on the page to which the registration returns, and causes no layout shift on the home page', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/register?next=%2Fpromotions')
  const dialog = dialogOf(page, 'Crie sua conta')
  await registerIn(page, dialog)
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(welcome(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(watchShifts)
  await page.goto('/')
  await expect(welcome(page).getByText('0 de 5')).toBeVisible()
  await expectStill(page)
})

test.describe('welcome with unread announcements', () => {
  test.use({ announcements: 'new' })

  test('unread announcements wait at the bell and do not cover the welcome card', {
    tag: '@full',
  }, async ({ page }) => {
    // With this URL, no announcement opens before the registration form.
    await page.goto('/register?next=%2F')
    const dialog = dialogOf(page, 'Crie sua conta')
    await registerIn(page, dialog)
    await prolongOpeningTime(page)
    await page.reload()
    await expect(welcome(page).getByText('0 de 5')).toBeVisible()
    await expect(noticeAtBell(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await welcome(page).getByRole('button', { name: 'Dispensar os primeiros passos' }).click()
    await expect(ownCard(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
