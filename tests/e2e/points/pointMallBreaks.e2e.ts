import { pointsTest as test } from '../../support/ownGatewayTest.ts'
import {
  cardOf,
  openMall,
  openRedeem,
  pointsOn,
  redeemCall,
  referenceIn,
  reviewBonus,
} from '../../support/pointMall.ts'
import { expect } from '../../support/portalTest.ts'
import { expectBalanceOfLedger, watchLedger } from '../../support/shownMoney.ts'

const minute = 60

test('[ACT-39, PTS-01, PTS-06] a bonus redeemed in two tabs at once is one order, which is paid once when it is approved', {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  await openMall(page)
  const before = await pointsOn(page)
  const newEntries = watchLedger(gateway, 'm-ana', 500)
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const other = await context.newPage()
  await other.addInitScript((storedToken) => sessionStorage.setItem('token', storedToken), token)
  await other.goto('/pointMall')
  // The tabs open the form one after the other. Two tabs that open it within a few milliseconds
  // would not share an idempotency key.
  const first = await openRedeem(page, /^Bônus de R\$ 5,/)
  const dialogs = [first, await openRedeem(other, /^Bônus de R\$ 5,/)]
  const sends = await Promise.all(dialogs.map((dialog) => reviewBonus(dialog)))
  await Promise.all(sends.map((send) => send.click()))
  for (const dialog of dialogs) {
    await expect(dialog.getByRole('heading', { name: 'Resgate solicitado' })).toBeVisible()
  }
  const references = await Promise.all(dialogs.map(referenceIn))
  expect(new Set(references).size).toBe(1)
  await expect.poll(() => pointsOn(page)).toBe(before - 500)
  await gateway.passTime(minute + 1)
  // The open page shows the approval without a reload.
  await expect(first.getByRole('status')).toHaveText('Aprovado')
  expect(newEntries()).toEqual(['POINTS 500'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
})

test('[ACT-39] redeeming goods that have sold out in the meantime shows an error at the quantity and marks them as sold out', {
  tag: '@full',
}, async ({ page }) => {
  await openMall(page)
  const dialog = await openRedeem(page, /^Bônus de R\$ 5,/)
  const send = await reviewBonus(dialog)
  await page.route(`**${redeemCall}`, (route) =>
    route.fulfill({ json: { success: false, code: 'OUT_OF_STOCK', reference: 'r-1' } }),
  )
  await page.route('**/wps/relay/MCS2_getPointReward?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const one of body.value.items) if (one.id === 'bonus-5') one.stock = 0
    await route.fulfill({ response, json: body })
  })
  await send.click()
  const quantity = dialog.getByLabel('Quantidade *')
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveAccessibleDescription('Não há mais unidades suficientes em estoque.')
  await page.keyboard.press('Escape')
  await expect(cardOf(page, /^Bônus de R\$ 5,/)).toContainText('Esgotado')
})
