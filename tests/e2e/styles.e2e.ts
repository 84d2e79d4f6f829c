import type { Page } from '@playwright/test'
import type { Modal, ModalName } from '../../src/kit/modal/modalTable.ts'
// Adds the product's dialogs to kit's table.
import type {} from '../../src/modals.ts'
import { enterAs } from '../support/enterAs.ts'
import { logInAgent } from '../support/logInAgent.ts'
import { expect, expectSignedIn, test } from '../support/portalTest.ts'

type Audience = 'everybody' | 'visitors' | 'members'
type Opening<Name extends ModalName> = Omit<Extract<Modal, { name: Name }>, 'name'> & {
  audience: Audience
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

/** Every dialog of the portal: one that is missing here does not compile. */
const dialogs = {
  login: { audience: 'visitors' },
  secondStep: {
    audience: 'visitors',
    type: 'username',
    area: 'member',
    secondStep: { ticket: 't', methods: [{ method: 'SMS', to: '…01' }], expiresAt: inAnHour },
  },
  register: { audience: 'visitors' },
  oneClick: { audience: 'visitors' },
  forgotPassword: { audience: 'visitors' },
  confirmLogout: { audience: 'members' },
  idle: { audience: 'members' },
  changePassword: { audience: 'members', reason: 'own' },
  authenticator: { audience: 'members', goal: 'turnOn' },
  profile: { audience: 'members' },
  avatar: { audience: 'members' },
  transactionPassword: { audience: 'members' },
  bindPhone: { audience: 'members' },
  bindEmail: { audience: 'members' },
  passkeys: { audience: 'members' },
  addPasskey: { audience: 'members' },
  removePasskey: { audience: 'members', passkeyId: 'a'.repeat(64), label: 'Notebook' },
  game: { audience: 'everybody', nodeId: '100001', title: 'A game', freeTrial: true },
  deposit: { audience: 'members' },
  gameList: { audience: 'everybody', vassalage: 'PG', vendorName: 'PG', gameType: 'RNG' },
  search: { audience: 'everybody' },
  realAccount: { audience: 'everybody' },
  navigation: { audience: 'everybody' },
  announcements: { audience: 'everybody' },
  notices: { audience: 'everybody' },
  customerService: { audience: 'everybody' },
  help: { audience: 'everybody' },
  chat: { audience: 'everybody' },
  feedback: { audience: 'everybody' },
  giveUpBonus: { audience: 'members', bonusId: 'none' },
  bet: { audience: 'members', betId: 'none', gameName: 'A game' },
  downline: { audience: 'members', memberId: 'none', account: 'nobody' },
  blockDownline: { audience: 'members', memberId: 'none', person: 'nobody' },
  unblockDownline: { audience: 'members', memberId: 'none', person: 'nobody' },
  downlineRates: { audience: 'members', memberId: 'none', person: 'nobody' },
  messageDownline: { audience: 'members', memberId: 'none', person: 'nobody' },
  quietMembers: { audience: 'members' },
  deletePayoutAccount: { audience: 'members', accountId: 'none' },
  redeemGoods: { audience: 'members', goodsId: 'bonus-5' },
  convertPoints: { audience: 'members' },
  playBreak: { audience: 'members', kind: 'TIME_OUT' },
  realityCheck: { audience: 'members' },
  selfTest: { audience: 'members' },
  playerLimit: { audience: 'members', limitId: 'DEPOSIT_DAY' },
  promotion: { audience: 'everybody', id: '1' },
  activity: { audience: 'everybody', id: '1' },
  offerContract: { audience: 'members', kind: 'dividend' },
  contractOffer: { audience: 'members', contractId: 'none' },
  endContract: { audience: 'members', contractId: 'none' },
  invitation: { audience: 'members' },
  invitationLink: { audience: 'members', code: 'CARLAZAP', link: 'https://portico.example/' },
  endInvitation: { audience: 'members', invitationId: 'none', code: 'CARLAZAP' },
  teamAccount: { audience: 'members' },
  dialog: { audience: 'everybody', title: { text: 'A title' }, text: { text: 'Words' } },
  blockedWindow: { audience: 'everybody', url: '/play' },
} satisfies { [Name in ModalName]: Opening<Name> }

/** Counts the style elements that scripts add, from the end of the parser's work on. */
async function countAddedStyles(page: Page) {
  await page.addInitScript(() => {
    const added: string[] = []
    Object.assign(globalThis, { addedStyles: added })
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLStyleElement) added.push(node.textContent.slice(0, 80))
      }).observe(document, { childList: true, subtree: true })
    })
  })
}

const addedStyles = (page: Page): Promise<string[]> =>
  // What the script above keeps there.
  page.evaluate(() => (globalThis as unknown as { addedStyles: string[] }).addedStyles)

/** Opens a dialog as a reload does: from the state of the history's entry. */
async function openFromHistory(page: Page, name: ModalName) {
  const { audience: _, ...data } = dialogs[name]
  await page.evaluate(
    (modal) => {
      history.pushState({ ...history.state, modals: [modal] }, '')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    { name, ...data },
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog, name).toBeVisible()
  await expect(dialog.getByRole('status', { name: 'Carregando' }), name).toHaveCount(0)
  await page.goBack()
  await expect(dialog, name).toHaveCount(0)
}

async function openAll(page: Page, audience: Audience) {
  for (const [name, dialog] of Object.entries(dialogs))
    if (dialog.audience === audience || dialog.audience === 'everybody')
      // `Object.entries` forgets what the keys are.
      await openFromHistory(page, name as ModalName)
}

test.beforeEach(({ page }) => countAddedStyles(page))

// That nothing was refused is checked after each test of the portal.
test('no dialog of a visitor adds a style element, which the policy would refuse', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await openAll(page, 'visitors')
  expect(await addedStyles(page)).toEqual([])
})

test('no dialog of a member adds a style element, and neither do tables and menus', async ({
  page,
}) => {
  await enterAs(page, 'ana')
  // The log-in's own way back in the history is over on a page that is loaded.
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  await expectSignedIn(page, 'Ana')
  await openAll(page, 'members')
  await page.goto('/member/bettingRecord')
  await expect(page.getByRole('table', { name: 'Histórico de apostas' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await addedStyles(page)).toEqual([])
})

test('nothing of an agent adds a style element', async ({ page }) => {
  await logInAgent(page, 'carla')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await openAll(page, 'members')
  await page.goto('/agentHome/teamBetting')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await addedStyles(page)).toEqual([])
})
