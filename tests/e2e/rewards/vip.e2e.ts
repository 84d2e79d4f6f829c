import type { Page } from '@playwright/test'
import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'
import { minorIn } from '../../support/shownMoney.ts'

async function logInAsAna(page: Page) {
  await startSession(page, 'ana')
}

const levelsOf = (page: Page) => page.getByRole('table', { name: 'Níveis e benefícios' })

test("[ACT-36, MEM-27] the VIP links of both menus open the table of levels, which marks the member's own level", async ({
  page,
}) => {
  await logInAsAna(page)
  await page.goto('/')
  const side = page.getByRole('navigation', { name: 'Menu', exact: true })
  await side.getByRole('link', { name: 'Clube VIP' }).click()
  await expect(page).toHaveURL('/member/vip')
  await expect(page.getByRole('heading', { level: 1, name: 'Clube VIP' })).toBeVisible()
  const levels = levelsOf(page)
  await expect(levels.getByRole('columnheader', { name: /Seu nível/ })).toHaveText(/^Prata/)
  await expect(levels.getByRole('columnheader', { name: 'Diamante' })).toBeVisible()
  const row = levels.getByRole('row', { name: /^Bônus semanal/ })
  await expect(row.getByRole('cell').nth(3)).toHaveText(/R\$\s40,00/)

  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Ana' })
  await menu.click()
  await page.getByRole('menuitem', { name: /^Nível VIP/ }).click()
  await expect(page).toHaveURL('/member/vip')
  await expect(levelsOf(page)).toBeVisible()

  await page.goto('/member')
  await page.getByRole('link', { name: 'Ver o Clube VIP' }).click()
  await expect(page).toHaveURL('/member/vip')
})

test('[ACT-36] a VIP bonus is claimed by keyboard and paid once, although its response is lost', async ({
  page,
  gateway,
}) => {
  await logInAsAna(page)
  await page.goto('/member/vip')
  const header = page.getByRole('banner')
  const before = await minorIn(header)
  const card = page.getByRole('listitem').filter({ hasText: 'Bônus semanal' })
  const claim = card.getByRole('button', { name: 'Resgatar: Bônus semanal' })
  const paidBefore = gateway.readLedger('m-ana').length
  let claims = 0
  await page.route('**/wps/vip/bonuses/*/claim', async (route) => {
    claims += 1
    // The server pays; its response is lost.
    await route.fetch()
    return route.abort()
  })
  await claim.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Resgatado', { exact: true })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Bônus semanal' })).toBeFocused()
  expect(claims).toBe(1)
  await expect.poll(() => minorIn(header)).toBe(before + 300)
  const paid = gateway.readLedger('m-ana').slice(paidBefore)
  expect(paid.map(({ kind, amount }) => [kind, amount])).toEqual([['BONUS', 300]])
  const history = page.getByRole('table', { name: 'Clube VIP' })
  await expect(history.getByRole('row').nth(1)).toContainText(/Bônus semanal/)
  await expect(history.getByRole('row')).toHaveCount(6)
})

test('the VIP club passes axe and fits the window in each theme and width, and arrow keys scroll its table of levels on a phone', {
  tag: '@full',
}, async ({ page }) => {
  await logInAsAna(page)
  await page.goto('/member/vip')
  await expect(levelsOf(page)).toBeVisible()
  await page.getByText('Como funcionam os níveis').click()
  await expect(page.getByText(/^Apostas com mais de 30 dias/)).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const strip = page.getByRole('region', { name: 'Compare os níveis' })
  await strip.focus()
  const before = await strip.evaluate((box) => box.scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate((box) => box.scrollLeft)).toBeGreaterThan(before)
})
