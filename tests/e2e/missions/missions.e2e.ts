import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { countPosts } from '../../support/onceOnly.ts'
import { expect, test } from '../../support/portalTest.ts'

test("[ACT-35, PROMO-02] a double click claims a mission once, and the leaderboard shows the member's rank", async ({
  page,
}) => {
  await enterAs(page, 'ana', '/member/missions')
  const board = page.getByRole('region', { name: 'Ranking da semana' })
  await expect(board.getByText(/^Você está em \d+º lugar, com [\d.]+ pontos?\.$/)).toBeVisible()
  const main = page.getByRole('main')
  const claim = main.getByRole('button', { name: /^Resgatar: / }).first()
  const title = (await claim.getAttribute('aria-label'))?.replace('Resgatar: ', '') ?? ''
  const mission = main.getByRole('listitem').filter({ hasText: title })
  const claims = countPosts(page, /\/wps\/missions\/.*\/claim$/)
  await claim.dblclick()
  await expect(mission.getByText('Resgatado', { exact: true })).toBeVisible()
  expect(claims()).toBe(1)
})

test("[MEM-16] missions and the week's leaderboard pass axe and fit the window in each theme and width", {
  tag: '@full',
}, async ({ page }) => {
  await enterAs(page, 'ana', '/member/missions')
  await expect(page.getByRole('region', { name: 'Hoje' })).toBeVisible()
  const board = page.getByRole('region', { name: 'Ranking da semana' })
  await expect(board.getByText(/^Você está em \d+º lugar, com [\d.]+ pontos?\.$/)).toBeVisible()
  const own = board.getByRole('row', { name: /Ana Você/ })
  await expect(own).toHaveCount(1)
  const all = board.getByRole('button', { name: /^Mostrar os \d+$/ })
  const count = Number((await all.textContent())?.match(/\d+/)?.[0])
  await all.press('Enter')
  await expect(board.getByRole('row')).toHaveCount(count + 1)
  await expect(board.getByRole('button', { name: 'Mostrar menos' })).toBeFocused()
  await expect(own).toHaveCount(1)
  await expectAccessibleInEachVariant(page)
})
