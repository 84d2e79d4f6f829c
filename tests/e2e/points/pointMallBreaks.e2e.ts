import { enterAsNewMember, newMembersPassword } from '../../support/enterAs.ts'
import { pointsTest as test } from '../../support/ownGatewayTest.ts'
import {
  cardOf,
  openConvert,
  openMall,
  openRedeem,
  ownPoints,
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
  const dialogs = await Promise.all([page, other].map((tab) => openRedeem(tab, /^Bônus de R\$ 5,/)))
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
  await expect(dialogs[0]?.getByRole('status') ?? page.locator('none')).toHaveText('Aprovado')
  expect(newEntries()).toEqual(['POINTS 500'])
  await expectBalanceOfLedger(page, gateway, 'm-ana')
})

test('[ACT-39] a redemption whose response is lost is retried with the same key and counts once', {
  tag: '@full',
}, async ({ page }) => {
  await openMall(page)
  const before = await pointsOn(page)
  const dialog = await openRedeem(page, /^Bônus de R\$ 5,/)
  const send = await reviewBonus(dialog)
  const keys: string[] = []
  await page.route(`**${redeemCall}`, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (keys.length > 1) return route.continue()
    // The server processes the request; its response is lost.
    await route.fetch()
    return route.abort()
  })
  await send.click()
  await expect(dialog.getByRole('heading', { name: 'Resgate solicitado' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  await expect.poll(() => pointsOn(page)).toBe(before - 500)
})

test('[ACT-39] a wrong transaction password is reported at its field, and five wrong ones lock it for a time that the form shows', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openMall(page)
  const dialog = await openRedeem(page, /^Bônus de R\$ 5,/)
  await dialog.getByLabel('Quantidade *').selectOption('2')
  const password = dialog.getByLabel('Senha de transação *')
  const send = await reviewBonus(dialog)
  for (const typed of ['482911', '482912', '482913', '482914', '482916']) {
    await password.fill(typed)
    const answered = page.waitForResponse(`**${redeemCall}`)
    await send.click()
    await answered
    await expect(password).toHaveAccessibleDescription('A senha de transação está incorreta.')
    await expect(password).toHaveValue(typed)
  }
  await password.fill('482915')
  await send.click()
  await expect(dialog.getByText(/^Muitas tentativas\. Tente de novo em 1[45]:\d\d/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Alterar' }).click()
  await expect(dialog.getByLabel('Quantidade *')).toHaveValue('2')
  // Unlocks the password for other tests, which redeem as the same member.
  await gateway.passTime(15 * minute + 1)
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

test('[ACT-40] a member without a transaction password sets one in the conversion form', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsNewMember(page)
  await page.goto('/pointMall')
  await expect(ownPoints(page)).toContainText('0 ponto')
  const dialog = await openConvert(page)
  await dialog.getByLabel('Nova senha de transação *').fill('739264')
  await dialog.getByLabel('Repita a senha *').fill('739264')
  await dialog.getByLabel('Senha de acesso *').fill(newMembersPassword)
  await dialog.getByRole('button', { name: 'Criar senha de transação' }).click()
  await expect(dialog.getByText('Você pode converter a partir de 500 pontos.')).toBeVisible()
})
