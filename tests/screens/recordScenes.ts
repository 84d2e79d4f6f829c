import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function open(stage: Stage, path: string) {
  await logInAs(stage, 'ana')
  await stage.page.goto(path)
  await stage.page.getByRole('main').getByRole('table').first().waitFor()
}

/** Details of the newest bet on a type of game. */
const betScene = (name: string, gameType: string): Scene => ({
  name,
  prepare: async (stage) => {
    const { page } = stage
    await open(stage, `/member/bettingRecord?period=quarter&gameType=${gameType}`)
    await page.locator('tbody button').first().click()
    await page.getByRole('dialog').locator('code').first().waitFor()
  },
})

/** A member's records: bets with their details, profit and loss, and the credit report. */
export const recordScenes: readonly Scene[] = [
  { name: 'record-bets', prepare: (stage) => open(stage, '/member/bettingRecord?period=month') },
  betScene('record-bet', 'RNG'),
  betScene('record-bet-table', 'LIVE'),
  betScene('record-bet-shot', 'FISH'),
  betScene('record-bet-match', 'SPORTS'),
  { name: 'record-profit', prepare: (stage) => open(stage, '/member/profitAndLoss') },
  { name: 'record-credit', prepare: (stage) => open(stage, '/member/creditReport') },
  {
    name: 'record-credit-print',
    prepare: async (stage) => {
      await open(stage, '/member/creditReport')
      await stage.page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'record-file-failed',
    prepare: async (stage) => {
      const { page, text } = stage
      await open(stage, '/member/bettingRecord')
      await page.route('**/wps/records/csv/**', (route) => route.abort())
      await page.getByRole('button', { name: text('records.csv.export') }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
]
