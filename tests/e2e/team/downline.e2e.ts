import type { Page } from '@playwright/test'
import { enterAsAgent } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'
import { balanceOf, expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

const main = (page: Page) => page.getByRole('main')

async function openDownlines(page: Page) {
  await enterAsAgent(page, 'carla', '/agentHome')
  await page.getByRole('link', { name: 'Gestão da equipe' }).click()
  await expect(main(page).getByRole('row').filter({ hasText: 'davi' })).toBeVisible()
}

async function search(page: Page, name: string) {
  await main(page).getByRole('searchbox', { name: 'Conta' }).fill(name)
  await page.keyboard.press('Enter')
  const rows = main(page).getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  return rows
}

/** Items of the page's breadcrumb. */
const trailOf = (page: Page) =>
  main(page).getByRole('navigation', { name: 'Caminho na equipe' }).getByRole('listitem')

test("[ACT-46, CARD-11, AGENT-08, ROLE-18] an agent searches the team, opens a member's card, lists the downlines of a member and returns", async ({
  page,
}) => {
  await openDownlines(page)
  const found = await search(page, 'lorena.sa')
  await expect(found.getByRole('cell').filter({ hasText: /^Nível\s*4$/ })).toBeVisible()
  const list = main(page).getByRole('table').filter({ hasText: 'lorena.sa' })
  await expect(list).toHaveClass(/\bmantine-Table-table\b/)
  await found.getByRole('button', { name: /lorena\.sa/ }).click()
  const card = dialogOf(page, 'lorena.sa')
  await expect(card.getByText('Lorena Sá')).toBeVisible()
  await expect(card).toHaveClass(/\bmantine-Modal-content\b/)
  await expect(card.getByRole('definition').filter({ hasText: /^leo\.miranda$/ })).toBeVisible()
  const figures = card.getByRole('table', { name: 'Últimos 30 dias' })
  await expect(figures).toHaveClass(/\bmantine-Table-table\b/)
  await expect(figures.getByRole('row').filter({ hasText: 'Apostas válidas' })).toContainText('R$')
  // The member lorena.sa has no downlines.
  await expect(card.getByRole('button', { name: 'Ver quem está abaixo' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await main(page).getByRole('searchbox', { name: 'Conta' }).fill('')
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('link', { name: /^\d+ pessoas abaixo de davi$/ })
    .click()
  await expect(trailOf(page)).toHaveText(['Minha equipe', 'davi'])
  await main(page)
    .getByRole('button', { name: /bia\.furtado/ })
    .click()
  await dialogOf(page, 'bia.furtado').getByRole('button', { name: 'Ver quem está abaixo' }).click()
  await expect(trailOf(page)).toHaveText(['Minha equipe', 'davi', 'bia.furtado'])
  await expect(main(page).getByRole('row').filter({ hasText: 'leo.miranda' })).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await expect(trailOf(page)).toHaveText(['Minha equipe', 'davi'])
  await main(page).getByRole('link', { name: 'Minha equipe' }).click()
  await expect(trailOf(page)).toHaveCount(0)
  await expect(main(page).getByRole('row').filter({ hasText: 'livia.prado' })).toBeVisible()
})

test('[ACT-47, ROLE-20] a double click sends money to an indirect downline once, with the transaction password', async ({
  page,
  gateway,
}) => {
  await openDownlines(page)
  const found = await search(page, 'leo.miranda')
  await found.getByRole('button', { name: /leo\.miranda/ }).click()
  await dialogOf(page, 'leo.miranda').getByRole('button', { name: 'Enviar dinheiro' }).click()
  const receiver = main(page).getByLabel('Para *')
  await expect(receiver.locator('option:checked')).toHaveText('Leonardo Miranda (leo.miranda)')
  await main(page).getByLabel('Valor *').fill('45,67')
  await main(page).getByRole('button', { name: 'Revisar' }).click()
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: /leo\.miranda/ }),
  ).toBeVisible()
  const given = watchLedger(gateway, 'm-carla', 4_567)
  const received = watchLedger(gateway, 'm-leo.miranda', 4_567)
  const before = (await balanceOf(page).textContent()) ?? ''
  await main(page).getByLabel('Senha de transação *').fill('482915')
  await main(page)
    .getByRole('button', { name: /^Enviar R\$/ })
    .dblclick()
  await expect(main(page).getByText(/^Você enviou R\$\s*45,67 para leo\.miranda/)).toBeVisible()
  await expect(balanceOf(page)).not.toHaveText(before)
  expect(given()).toEqual(['TRANSFER_SENT -4567'])
  expect(received()).toEqual(['TRANSFER_RECEIVED 4567'])
  await expectBalanceOfLedger(page, gateway, 'm-carla')
})

test("[AGENT-08] the team's list and a member's card pass axe on a phone, and a member of another team is not found", {
  tag: '@full',
}, async ({ page }) => {
  await openDownlines(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await main(page).getByRole('button', { name: /davi/ }).click()
  await expect(dialogOf(page, 'davi').getByText('Comissão por tipo de jogo')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.goto('/agentHome/downline?memberId=m-bruno')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expect(main(page).getByRole('row')).toHaveCount(0)
})
