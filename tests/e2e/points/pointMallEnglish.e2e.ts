import { pointsTest as test } from '../../support/ownGatewayTest.ts'
import { cardOf, openDialog, openMall, ownPoints, pointsOn } from '../../support/pointMall.ts'
import { expect } from '../../support/portalTest.ts'
import { watchLedger } from '../../support/shownMoney.ts'

test('[ACT-31, ACT-39, ACT-40] a member redeems points, converts points and claims a reward in English', {
  tag: '@full',
}, async ({ page, gateway }) => {
  // Lets the demonstration approve pending orders of other tests, so that only this test's orders
  // follow.
  await gateway.passTime(61)
  await openMall(page, '/pointMall?lang=en')
  const before = await pointsOn(page)
  const main = page.getByRole('main')
  const newEntries = watchLedger(gateway, 'm-ana', 500)

  await test.step('redeem', async () => {
    const button = cardOf(page, /^R\$ 5\.00 bonus/).getByRole('button', { name: /^Redeem: / })
    const dialog = await openDialog(page, button, 'Redeem points')
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(dialog.getByRole('heading', { name: 'Check before you redeem' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Redeem for 500 points' }).click()
    await expect(dialog.getByLabel('Transaction password *')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByLabel('Transaction password *').fill('482915')
    await dialog.getByRole('button', { name: 'Redeem for 500 points' }).click()
    await expect(dialog.getByRole('heading', { name: 'Redemption requested' })).toBeVisible()
    await gateway.passTime(61)
    await expect(dialog.getByRole('status')).toHaveText('Approved')
    await dialog.getByRole('button', { name: 'Back to the points mall' }).click()
    await expect.poll(() => pointsOn(page)).toBe(before - 500)
    expect(newEntries()).toEqual(['POINTS 500'])
  })

  await test.step('convert', async () => {
    const open = ownPoints(page).getByRole('button', { name: 'Convert to money' })
    const dialog = await openDialog(page, open, 'Convert to money')
    await dialog.getByLabel('Points to convert *').fill('505')
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(dialog.getByText('Enter a multiple of 10.')).toBeVisible()
    await dialog.getByLabel('Points to convert *').fill('1,000')
    await dialog.getByRole('button', { name: 'Review' }).click()
    await dialog.getByLabel('Transaction password *').fill('482915')
    await dialog.getByRole('button', { name: /^Convert 1,000 points into R\$\s?10\.00$/ }).click()
    await expect(dialog.getByText(/^R\$\s?10\.00 is in your wallet$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => pointsOn(page)).toBe(before - 1500)
  })

  await test.step('claim', async () => {
    await page.goto('/member/rewardCentre?lang=en')
    const list = main.getByRole('list', { name: 'To claim' })
    const card = list.getByRole('listitem').last()
    await card.getByRole('button', { name: /^Claim: / }).click()
    await expect(card.getByText('Claimed', { exact: true })).toBeVisible()
    await expect(card.getByText(/^Claimed on /)).toBeVisible()
  })
})
