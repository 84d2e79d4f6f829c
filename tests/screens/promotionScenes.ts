import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens the dialog of a promotion or activity by its card. */
async function openCard({ page }: Stage, id: string) {
  await page.goto('/promotions')
  await page.locator(`#${id} h3`).getByRole('button').click()
  await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor()
}

const raffle = {
  promotionId: 'sorteio-da-semana',
  prize: '2000.00',
  startsAt: '2026-11-23T03:00:00Z',
  drawsAt: '2026-11-30T03:00:00Z',
  tickets: 312,
  turnover: '80.00',
  turnoverRequired: '200.00',
  missing: '120.00',
  canClaim: false,
}
const lastDraw = { drawsAt: raffle.startsAt, tickets: 1204, number: '731902' }

/** Opens the raffle as the member ana. `changes` overrides properties of the mocked raffle. */
async function openRaffle(stage: Stage, changes: object) {
  await logInAs(stage, 'ana')
  await stage.page.route('**/wps/raffles/**', (route) =>
    route.fulfill({ json: { success: true, value: { ...raffle, ...changes } } }),
  )
  await openCard(stage, 'sorteio-da-semana')
  await stage.page.getByText(stage.text('promotions.raffle.week')).waitFor()
}

/** Dialogs of promotions, an activity and the raffle, with the actions that they offer. */
export const promotionScenes: readonly Scene[] = [
  { name: 'promotion-visitor', prepare: (stage) => openCard(stage, 'desafio-diario') },
  {
    name: 'promotion-joined',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await openCard(stage, 'maratona-do-cashback')
      const dialog = stage.page.getByRole('dialog')
      const join = dialog.getByRole('button', { name: stage.text('promotions.join') })
      if (await join.isVisible()) await join.click()
      await dialog.getByRole('region', { name: stage.text('promotions.own') }).waitFor()
    },
  },
  {
    name: 'promotion-activity',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await openCard(stage, 'print-da-vitoria')
      await stage.page
        .getByRole('button', { name: stage.text('promotions.activities.send') })
        .click()
    },
  },
  {
    name: 'raffle-missing',
    prepare: (stage) => openRaffle(stage, { lastDraw: { ...lastDraw, hasWon: false } }),
  },
  {
    name: 'raffle-ready',
    prepare: (stage) => openRaffle(stage, { turnover: '260.00', missing: '0.00', canClaim: true }),
  },
  {
    name: 'raffle-ticket',
    prepare: (stage) =>
      openRaffle(stage, {
        number: '004217',
        turnover: '260.00',
        missing: '0.00',
        lastDraw: { ...lastDraw, ownNumber: '118240', hasWon: false },
      }),
  },
  {
    name: 'raffle-won',
    prepare: (stage) =>
      openRaffle(stage, {
        lastDraw: { ...lastDraw, ownNumber: '731902', hasWon: true, rewardId: 'rw-1' },
      }),
  },
]
