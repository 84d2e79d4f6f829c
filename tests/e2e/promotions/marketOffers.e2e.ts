import { promotionTest as test } from '../../support/ownGatewayTest.ts'
import { expect } from '../../support/portalTest.ts'

test('[PROMO-05] the promotions include bonuses for new members and deposits in a market that allows them', {
  tag: '@full',
}, async ({ page, operator }) => {
  const { settings: before, markets } = await operator.settings()
  const market = markets.find(({ code }) => code === 'PT') ?? before.market
  await operator.changeSettings((settings) => ({ ...settings, market }))
  const titleOf = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true })
  try {
    await page.goto('/promotions')
    await expect(titleOf('Pix da semana: +20% até R$ 200')).toBeVisible()
    await page.getByRole('main').getByRole('radio', { name: 'Novos jogadores' }).click()
    await expect(titleOf('Boas-vindas: 100% até 500')).toBeVisible()
  } finally {
    await operator.changeSettings(() => before)
  }
})
