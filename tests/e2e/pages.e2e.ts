import { expect, test } from '../support/portalTest.ts'

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
  for (const path of closedPages) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
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
  for (const path of agentPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/agent')
  }
})
