import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/portalTest.ts'
import { minorIn } from '../../support/shownMoney.ts'

const minorOf = (text: string) => Number(text.replace(/\D/g, ''))

test.beforeEach(async ({ page }) => {
  await startSession(page, 'ana')
})

test('[ACT-37, PROMO-04] the cashback page shows its calculation, and a double click claims exactly that amount once', async ({
  page,
  gateway,
}) => {
  await page.goto('/member/rebates')
  const header = page.getByRole('banner')
  const before = await minorIn(header)
  const main = page.getByRole('main')
  const calculation = main.getByRole('table', { name: 'Como é calculado' })
  await expect(calculation).toBeVisible()
  const lines = await calculation
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    )
  expect(lines.length).toBeGreaterThan(2)
  const amounts = lines.map(([bets = '', rate = '', amount = '']) => {
    // The rate is in hundredths of a percent; fractions of a cent are cut off.
    const share = Number(rate.replace(/\D/g, ''))
    expect(minorOf(amount), rate).toBe(Math.floor((minorOf(bets) * share) / 10_000))
    return minorOf(amount)
  })
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  expect(await minorIn(calculation.locator('tfoot'))).toBe(total)
  const claimedText = (await calculation.locator('tfoot').textContent()) ?? ''
  await expect(main.getByText('Prata', { exact: true }).first()).toBeVisible()

  const paidBefore = gateway.readLedger('m-ana').length
  const claim = main.getByRole('button', { name: 'Resgatar' })
  await expect(claim).toHaveAccessibleDescription(/a partir de R\$\s1,00\. Último resgate em/)
  await claim.dblclick()
  await expect(main.getByText(/já está na sua carteira/)).toBeVisible()
  await expect(claim).toBeFocused()
  await expect(claim).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => minorIn(header)).toBe(before + total)
  const paid = gateway.readLedger('m-ana').slice(paidBefore)
  expect(paid.map(({ kind, amount }) => [kind, amount])).toEqual([['REBATE', total]])
  // A bet of another test may be settled in the meantime and earn new cashback.
  const rest = main.getByText(/^Nenhuma aposta finalizada/).or(calculation.locator('tfoot'))
  await expect(rest).toBeVisible()
  await expect(rest).not.toHaveText(claimedText)

  const newest = main.getByRole('table', { name: 'Cashback' }).getByRole('row').nth(1)
  await expect(newest).toContainText('Prata')
  expect(await minorIn(newest.getByRole('cell').last())).toBe(total)
  await newest.getByText(/tipos de jogo$/).press('Enter')
  // A type of game that pays less than a cent is not listed.
  const paidCount = amounts.filter((amount) => amount > 0).length
  await expect(newest.getByRole('listitem')).toHaveCount(paidCount)
  await expect(newest.getByRole('listitem').first()).toContainText(/× 0,\d\d% = R\$/)
  await main.getByRole('link', { name: 'Taxas por nível' }).click()
  await expect(page).toHaveURL('/member/vip')
})

test('the cashback page passes axe and fits the window in each theme and width', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/member/rebates')
  const past = page
    .getByRole('main')
    .getByText(/tipos de jogo$/)
    .first()
  await past.click()
  await expect(page.getByText(/× 0,\d\d% = R\$/).first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
