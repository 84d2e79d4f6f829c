import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/**
 * Mocks the response of a call, so that a change for one screenshot does not appear in the next.
 */
const answer = ({ page }: Stage, path: string, value: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, value } }))

async function openAsAna(stage: Stage, path: string) {
  await logInAs(stage, 'ana')
  await stage.page.goto(path)
}

const press = ({ page }: Stage, name: RegExp) => page.getByRole('button', { name }).first().click()

/** A member's rewards and messages, in states that depend on the member's actions and history. */
export const rewardScenes: readonly Scene[] = [
  {
    name: 'rewards-vip-paid',
    prepare: async (stage) => {
      const { page, text } = stage
      await openAsAna(stage, '/member/vip')
      const claim = page.getByRole('button', {
        name: text('rewards.vip.bonuses.kinds.WEEKLY'),
      })
      await page.getByRole('table', { name: text('rewards.vip.levels.title') }).waitFor()
      // Another screenshot may have claimed the reward already.
      if (await claim.isVisible()) await claim.click()
      await claim.waitFor({ state: 'detached' })
      await page.getByText(text('rewards.vip.rules.title')).click()
    },
  },
  {
    name: 'rewards-vip-highest',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route('**/wps/vip', async (route) => {
        const response = await route.fetch()
        const { value } = await response.json()
        const { rank, name } = value.levels.at(-1)
        const { next: _, ...rest } = value
        const highest = { ...rest, level: { rank, name }, turnover: '231480.00' }
        await route.fulfill({ response, json: { success: true, value: highest } })
      })
      await openAsAna(stage, '/member/vip')
      await page.getByText(text('rewards.vip.highest')).waitFor()
    },
  },
  {
    name: 'rewards-rebates-nothing',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await answer(stage, '/wps/rebates', {
        level: 1,
        levelName: 'Prata',
        items: [],
        amount: '0.00',
        minimum: '1.00',
        claimable: false,
      })
      await stage.page.goto('/member/rebates')
      await stage.page.getByText(stage.text('rewards.rebates.nothing')).waitFor()
    },
  },
  {
    name: 'rewards-referral-commissions',
    prepare: async (stage) => {
      await openAsAna(stage, '/member/referral?list=commissions')
      await stage.page
        .getByText(stage.text('rewards.referral.commissions.CLAIMED'))
        .first()
        .waitFor()
    },
  },
  {
    name: 'rewards-referral-nobody',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await answer(stage, '/wps/referral', {
        code: 'ANA8K2QX',
        friends: 0,
        playedFriends: 0,
        activeFriends: 0,
        commissionRate: '0.2',
        today: '0.00',
        claimable: '0.00',
        claimed: '0.00',
      })
      await answer(stage, '/wps/referral/friends?*', {
        items: [],
        page: 1,
        pageSize: 20,
        total: 0,
      })
      await stage.page.goto('/member/referral')
      await stage.page.getByText(stage.text('records.empty.friends')).waitFor()
    },
  },
  {
    name: 'rewards-messages-deleted',
    prepare: async (stage) => {
      await openAsAna(stage, '/member/messages')
      await stage.page.getByRole('list', { name: stage.text('messages.list') }).waitFor()
      // The deletion is only mocked, since other screenshots show the complete inbox.
      await stage.page.route('**/wps/messages/ms-*', (route) =>
        route.fulfill({ json: { success: true, value: { unreadCount: 2 } } }),
      )
      await press(stage, /^(Excluir|Delete): /)
      await press(stage, /^(Excluir|Delete): /)
      await stage.page
        .getByRole('button', { name: stage.text('messages.deleted.undo') })
        .nth(1)
        .waitFor()
    },
  },
]
