import type { Page } from '@playwright/test'
import { startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'

async function openSelfTest(page: Page) {
  await page.goto('/member/protection')
  await page.getByRole('button', { name: 'Fazer o autoteste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Autoteste' })
  await expect(dialog.getByRole('heading', { name: 'Autoteste' })).toBeFocused()
  return dialog
}

test('the self-test shows nine questions, explains the result, and sends no answers', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const dialog = await openSelfTest(page)
  await expect(dialog.getByRole('group')).toHaveCount(9)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const groups = await dialog.getByRole('group').all()
  for (const group of groups.slice(0, 8)) await group.getByLabel('Nunca').check()
  await dialog.getByRole('button', { name: 'Ver o resultado' }).click()
  const last = dialog.getByRole('group', { name: /^Você sentiu culpa/ })
  await expect(last.getByText('Escolha uma resposta.')).toBeVisible()
  await expect(last.getByLabel('Nunca')).toBeFocused()
  await last.getByLabel('Nunca').check()
  await dialog.getByRole('button', { name: 'Ver o resultado' }).click()
  await expect(dialog.getByRole('heading', { name: 'Sem sinais de risco' })).toBeFocused()
  await expect(dialog.getByText('Pontuação: 0 de 27')).toBeVisible()

  await dialog.getByRole('button', { name: 'Refazer o teste' }).click()
  for (const group of await dialog.getByRole('group').all()) {
    await group.getByLabel('Às vezes').check()
  }
  await dialog.getByRole('button', { name: 'Ver o resultado' }).click()
  await expect(dialog.getByRole('heading', { name: 'Risco alto' })).toBeVisible()
  await expect(dialog.getByText('Pontuação: 9 de 27')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Telefone 188' })).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Quero me autoexcluir' }).click()
  await expect(page.getByRole('dialog', { name: 'Autoexclusão' })).toBeVisible()
})

test('the self-test passes axe and fits the window in each theme and width, and works by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const dialog = await openSelfTest(page)
  await expectAccessibleInEachVariant(page)
  // The close button comes first in the tab order.
  await page.keyboard.press('Tab')
  for (const group of await dialog.getByRole('group').all()) {
    await page.keyboard.press('Tab')
    await expect(group.getByLabel('Nunca')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Risco alto' })).toBeFocused()
  await expectAccessibleInEachVariant(page)
})
