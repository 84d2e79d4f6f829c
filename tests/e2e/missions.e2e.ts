import { expectAccessible } from '../support/expectAccessible.ts'
import { looks } from '../support/extent.ts'
import { expect, expectSignedIn, logIn, test } from '../support/portalTest.ts'

for (const { theme, width } of looks) {
  test(`[MEM-16] missions and the week's leaderboard pass axe at ${width} px in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((scheme) => localStorage.setItem('theme', scheme), theme)
    await logIn(page, 'ana', 'portico-ana-1')
    await expectSignedIn(page, 'Ana')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/member/missions')
    await expect(page.getByRole('region', { name: 'Hoje' })).toBeVisible()
    const board = page.getByRole('region', { name: 'Ranking da semana' })
    await expect(board.getByText(/^Você está em \d+º lugar, com [\d.]+ pontos\.$/)).toBeVisible()
    const own = board.getByRole('row', { name: /Ana Você/ })
    await expect(own).toHaveCount(1)
    const all = board.getByRole('button', { name: /^Mostrar os \d+$/ })
    const count = Number((await all.textContent())?.match(/\d+/)?.[0])
    await all.press('Enter')
    await expect(board.getByRole('row')).toHaveCount(count + 1)
    await expect(board.getByRole('button', { name: 'Mostrar menos' })).toBeFocused()
    await expect(own).toHaveCount(1)
    await expectAccessible(page)
  })
}
