import type { Modal } from '../../src/kit/modal/modalTable.ts'
import { agentRows } from '../../src/pages/agentRows.ts'
import { paths } from '../../src/paths.ts'
import { enterAs, enterAsAgent } from '../support/enterAs.ts'
import { recordData } from '../support/hardCodedTexts.ts'
import { test } from '../support/languagesTest.ts'
import { expect } from '../support/portalTest.ts'
import { textProblems } from '../support/textProblems.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const visitorsPages = [
  ...['/', '/promotions', '/pointMall', '/help', '/down', '/agent', '/nowhere', '/hot', '/lottery'],
  ...['/news', '/blog', '/about', '/winners'],
  // Pages of four game types. The pages of further game types differ only by their content.
  ...['/rng', '/live', '/sports', '/lott'],
]
const memberPages = [
  'wallet',
  'deposit',
  'withdraw',
  'transferUpline',
  'accountRecord',
  'creditReport',
  'bettingRecord',
  'profitAndLoss',
  'protection',
  'rewardCentre',
  'bonusDetails',
  'missions',
  'redEnvelopes',
  'wheel',
  'vip',
  'rebates',
  'points',
  'redemptions',
  'referral',
  'account',
  'identity',
  'privacy',
  'messages',
  'feedback',
] as const
const membersPages = ['/', '/favorite', '/recent', ...memberPages.map((id) => paths.member(id))]
const agentsPages = agentRows.map((row) => row.paths[0])
const visitorsDialogs: readonly Modal[] = [
  { name: 'login' },
  { name: 'register' },
  { name: 'oneClick' },
  { name: 'forgotPassword' },
  { name: 'customerService' },
  { name: 'help' },
  { name: 'chat' },
  { name: 'feedback' },
  { name: 'notices' },
  { name: 'announcements' },
  { name: 'navigation' },
  { name: 'blockedWindow', url: 'https://t.me/portico' },
  {
    name: 'secondStep',
    type: 'username',
    area: 'member',
    secondStep: {
      ticket: 'a-ticket',
      methods: [{ method: 'SMS', to: '+55 11 9•••• ••03' }, { method: 'TOTP' }],
      expiresAt: '2099-01-01T00:00:00Z',
    },
  },
]
const membersDialogs: readonly Modal[] = [
  { name: 'confirmLogout' },
  { name: 'changePassword', reason: 'own' },
  { name: 'navigation', part: 'games' },
]

// Pseudo-languages: English texts made a third longer, with marks above and below the letters.
const pseudo = { language: 'en-XA', direction: 'ltr' }
const mirrored = { language: 'ar-XB', direction: 'rtl' }

for (const { language, direction } of [pseudo, mirrored]) {
  test(`[LANG-04] no text is hard-coded or clipped in ${language}`, {
    tag: '@full',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(900_000)
    // Reduced motion, since the text of a moving banner would count as clipped.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'lang', value: language, url: String(baseURL) }])
    const visit = { page, dataOf: recordData(page), isPseudo: true }
    await page.goto('/')
    const problems = await textProblems(visit, visitorsPages, visitorsDialogs)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await enterAs(page, 'ana', '/member/wallet')
    problems.push(...(await textProblems(visit, membersPages, membersDialogs)))
    await enterAsAgent(page, 'carla', '/agentHome/downline')
    problems.push(...(await textProblems(visit, agentsPages, [])))
    expect(problems).toEqual([])
  })
}
