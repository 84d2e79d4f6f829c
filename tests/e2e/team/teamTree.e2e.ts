import type { Page } from '@playwright/test'
import { enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

const main = (page: Page) => page.getByRole('main')
const item = (page: Page, name: string) =>
  main(page).getByRole('treeitem', { name: new RegExp(`^${name} `) })

test('[ACT-46, AGENT-08] an agent traverses the team as a tree, by the keyboard alone', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome/downline')
  await expect(main(page).getByRole('table')).toBeVisible()
  const view = main(page).getByRole('group', { name: 'Visualização' })
  await view.getByRole('radio', { name: 'Tabela' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=tree/)
  await expect(main(page).getByRole('tree', { name: 'Minha equipe' })).toBeVisible()

  await item(page, 'ana').focus()
  await page.keyboard.press('d')
  await expect(item(page, 'davi')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, 'davi')).toHaveAttribute('aria-expanded', 'true')
  await expect(item(page, 'bia\\.furtado')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, 'bia\\.furtado')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, 'leo\\.miranda')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page, 'carol_viana')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item(page, 'carol_viana')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(item(page, 'leo\\.miranda')).toHaveCount(0)
  await expectAccessibleInEachVariant(page)
})

test('[ACT-46, AGENT-08] a search in the tree shows the path to each match, in each language', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome/downline?view=tree')
  await expect(item(page, 'davi')).toBeVisible()
  await main(page).getByRole('searchbox', { name: 'Conta' }).fill('lorena')
  await page.keyboard.press('Enter')
  await expect(item(page, 'lorena\\.sa')).toContainText(/davi\s+bia\.furtado\s+leo\.miranda/)
  await page.goto('/agentHome/downline?view=tree&lang=en')
  await expect(main(page).getByRole('tree', { name: 'My team' })).toBeVisible()
  await expect(item(page, 'davi')).toContainText(/\d+ direct, \d+ in the team/)
})
