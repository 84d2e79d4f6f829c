import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens a promotion or an activity by its card. */
async function openCard({ page }: Stage, id: string) {
  await page.goto('/promotions')
  await page.locator(`#${id}`).getByRole('button').click()
  await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor()
}

/** What there is to do about promotions and activities. */
export const promotionScenes: readonly Scene[] = [
  { name: 'promotion-visitor', prepare: (stage) => openCard(stage, 'desafio-diario') },
  {
    name: 'promotion-joined',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await openCard(stage, 'pix-em-dobro')
      const join = stage.page.getByRole('button', { name: stage.text('promotions.join') })
      if (await join.isVisible()) await join.click()
      await stage.page
        .getByRole('dialog')
        .getByRole('region', { name: stage.text('promotions.own') })
        .waitFor()
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
]
