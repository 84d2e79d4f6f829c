import type { Page } from '@playwright/test'
import { enterAs } from '../../support/enterAs.ts'
import { stateTest as test } from '../../support/ownGatewayTest.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'
import { balanceOf, minorIn } from '../../support/shownMoney.ts'

const main = (page: Page) => page.getByRole('main')
const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true })
const promotions = (page: Page) => sideMenu(page).getByRole('link', { name: /^Promoções/ })
const referral = (page: Page) => sideMenu(page).getByRole('link', { name: 'Indique amigos' })
const messages = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Central do jogador' })
    .getByRole('link', { name: /^Mensagens/ })

/** Number of promotions in the badge of the side menu. */
const countOf = async (page: Page) =>
  Number(await promotions(page).getByText(/^\d+$/).innerText({ timeout: 30_000 }))

test("[STATE-01] the portal shows a member's data after the log-in and updates it with each action", {
  tag: '@full',
}, async ({ page, gateway, operator }) => {
  await enterAs(page, 'ana')
  await expect(balanceOf(page)).toBeVisible()
  const balance = await minorIn(balanceOf(page))
  const ledger = gateway.readLedger('m-ana').filter(({ account }) => account === 'm-ana')
  expect(balance).toBe(ledger.reduce((sum, { amount }) => sum + amount, 0))
  await expect(referral(page)).toBeVisible()
  const count = await countOf(page)
  expect(count).toBeGreaterThan(0)

  await test.step('the account menu shows the VIP level', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Ana' }).click()
    await expect(page.getByRole('menuitem', { name: /VIP.*Prata/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('joining a promotion lowers the badge', async () => {
    await page.goto('/promotions')
    const dialog = dialogOf(page, 'Promoção')
    const join = dialog.getByRole('button', { name: 'Participar' })
    await expect(async () => {
      if ((await dialog.count()) === 0) {
        await main(page)
          .getByRole('button', { name: /^Desafio diário/ })
          .click({ timeout: 3000 })
      }
      await expect(join).toBeVisible({ timeout: 5000 })
    }).toPass()
    await join.click()
    await expect(dialog.getByText('Participando', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => countOf(page)).toBe(count - 1)
  })

  await test.step('claiming a reward raises the balance', async () => {
    await page.goto('/member/rewardCentre')
    await main(page).getByRole('button', { name: 'Resgatar: Bônus de equipe' }).click()
    await expect.poll(() => minorIn(balanceOf(page))).toBe(balance + 1_000)
  })

  await test.step('reading a message lowers the unread count', async () => {
    await expect(messages(page)).toContainText('3')
    await messages(page).click()
    const inbox = main(page).getByRole('list', { name: 'Caixa de entrada' })
    await inbox.getByRole('button', { name: /^Missões novas hoje/ }).click()
    await expect(messages(page)).toContainText('2')
  })

  await test.step('disabling referrals removes their links', async () => {
    const { settings: before } = await operator.settings()
    await operator.changeSettings((settings) => ({
      ...settings,
      whitelabel: settings.whitelabel.map((node) =>
        node.modId === 'REFERRAL3' ? { ...node, enabled: false } : node,
      ),
    }))
    await page.goto('/')
    await expect(promotions(page)).toBeVisible()
    await expect(referral(page)).toHaveCount(0)
    await operator.changeSettings(() => before)
  })
})
