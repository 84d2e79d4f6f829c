import type { Page } from '@playwright/test'
import { expect, test } from '../support/portalTest.ts'

/** Opens a URL path without a page load, as the browser's Forward does. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Pages that require a session. */
const closedPages = [
  '/favorite',
  '/recent',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/member',
  '/member/wallet',
  '/member/deposit',
  '/member/withdraw',
  '/member/transferUpline',
  '/member/bettingRecord',
  '/member/accountRecord',
  '/member/profitAndLoss',
  '/member/creditReport',
  '/member/bonusDetails',
  '/member/rewardCentre',
  '/member/redEnvelopes',
  '/member/wheel',
  '/member/vip',
  '/member/referral',
  '/member/missions',
  '/member/points',
  '/member/redemptions',
  '/member/messages',
  '/member/feedback',
  '/member/rebates',
  '/member/protection',
  '/member/privacy',
] as const

test('[ROUTE-29, ROUTE-44, ROUTE-57] every page that requires a session opens the log-in for a visitor', {
  tag: '@full',
}, async ({ page }) => {
  const login = page.getByRole('dialog', { name: 'Entrar' })
  for (const path of ['/favorite', '/lottery', '/member/wallet']) {
    await page.goto(path)
    await expect(login, path).toBeVisible()
  }
  for (const path of closedPages) {
    await page.keyboard.press('Escape')
    await expect(login).toHaveCount(0)
    await moveTo(page, path)
    await expect(login, path).toBeVisible()
  }
})

const agentPages = [
  '/agentHome/announcements',
  '/agentHome',
  '/agentHome/registerCentre',
  '/agentHome/downline',
  '/agentHome/teamBetting',
  '/agentHome/userLoss',
  '/agentHome/income',
  '/agentHome/accountDetails',
  '/agentHome/dividend',
  '/agentHome/dailySalary',
  '/agentHome/hourlySalary',
  '/agentHome/realTimeSalary',
] as const

test("[ROUTE-10] every page of the agent centre redirects a visitor to the agents' log-in", {
  tag: '@full',
}, async ({ page }) => {
  const login = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })
  await page.goto('/agentHome/announcements')
  for (const path of agentPages) {
    // The page has changed only after its address.
    await expect(login).toBeVisible()
    await moveTo(page, path)
    await expect(page, path).toHaveURL('/agent')
  }
})
