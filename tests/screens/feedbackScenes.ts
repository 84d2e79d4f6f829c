import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const pageCall = '**/wps/feedback?*'

async function open({ page }: Stage, query = '') {
  await page.goto(`/member/feedback${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const asAna = async (stage: Stage, query = '') => {
  await logInAs(stage, 'ana')
  await open(stage, query)
}

/** A member's support tickets, and the form for a new one. */
export const feedbackScenes: readonly Scene[] = [
  {
    name: 'feedback-tickets',
    prepare: async (stage) => {
      await asAna(stage)
      const list = stage.page.getByRole('list', { name: stage.text('support.tickets.list') })
      await list.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'feedback-ticket',
    prepare: async (stage) => {
      await asAna(stage, '?ticket=fb-past-ana-01')
      await stage.page.getByRole('log').waitFor()
    },
  },
  {
    name: 'feedback-ticket-unknown',
    prepare: async (stage) => {
      await asAna(stage, '?ticket=fb-nobody')
      await stage.page.getByText(stage.text('support.tickets.unknown')).waitFor()
    },
  },
  {
    name: 'feedback-none',
    prepare: async (stage) => {
      await stage.page.route(pageCall, async (route) => {
        const response = await route.fetch()
        const value = { items: [], page: 1, pageSize: 10, total: 0 }
        await route.fulfill({ response, json: { success: true, value } })
      })
      await asAna(stage)
      await stage.page.getByText(stage.text('support.tickets.none')).waitFor()
    },
  },
  {
    name: 'feedback-failed',
    prepare: async (stage) => {
      await stage.page.route(pageCall, (route) => route.abort())
      await asAna(stage)
      await stage.page.getByText(stage.text('support.tickets.failed')).waitFor()
    },
  },
  {
    name: 'feedback-form',
    prepare: async (stage) => {
      const { page, text } = stage
      await asAna(stage)
      await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
      await page.getByRole('button', { name: text('app.dialogs.feedback') }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel(text('support.feedback.type')).waitFor()
      await form.getByRole('button', { name: text('support.feedback.send') }).click()
      await form.getByText(text('support.feedback.problems.empty')).waitFor()
    },
  },
]
