import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function openMall(stage: Stage) {
  await logInAs(stage, 'ana')
  await stage.page.goto('/pointMall')
  await stage.page.getByText(stage.text('points.noExpiry')).waitFor()
  await stage.page.getByRole('article').first().waitFor()
}

const dialogOf = ({ page }: Stage) => page.getByRole('dialog')

/** Opens the dialog that redeems points for the cup. */
async function openCup(stage: Stage) {
  await openMall(stage)
  const card = stage.page.getByRole('article').filter({ hasText: '473 ml' })
  await card.getByRole('button').click()
  await dialogOf(stage).getByLabel(stage.text('points.receiver.name')).waitFor()
}

const pressIn = (stage: Stage, name: string) =>
  dialogOf(stage).getByRole('button', { name, exact: true }).click()

async function fillCup(stage: Stage) {
  const { text } = stage
  await openCup(stage)
  const field = (label: string) => dialogOf(stage).getByLabel(label)
  await field(text('points.receiver.name')).fill('Ana Beatriz Moura')
  await field(text('points.receiver.postalCode')).fill('05433-010')
  await field(text('points.receiver.number')).fill('88')
  await field(text('points.receiver.phone')).fill('(11) 98765-0001')
  await stage.page.waitForFunction(
    (id) => document.querySelector<HTMLInputElement>(id)?.value !== '',
    'input[name="city"]',
  )
  await pressIn(stage, text('transfers.review'))
  await dialogOf(stage)
    .getByRole('heading', { name: text('points.redeem.check') })
    .waitFor()
}

async function openConvert(stage: Stage) {
  await openMall(stage)
  await stage.page.getByRole('button', { name: stage.text('points.convert.open') }).click()
  await dialogOf(stage).getByLabel(stage.text('points.convert.points')).fill('1500')
}

/** The points mall, its dialogs, and a member's points and redemptions. */
export const pointScenes: readonly Scene[] = [
  {
    name: 'pointMall-visitor',
    prepare: async ({ page, text }) => {
      await page.goto('/pointMall')
      await page.getByText(text('points.visitor')).waitFor()
    },
  },
  { name: 'pointMall-member', prepare: openMall },
  {
    name: 'pointMall-trial',
    prepare: async (stage) => {
      await logInAs(stage, 'bruno')
      await stage.page.goto('/pointMall')
      await stage.page.getByText(stage.text('points.trial')).waitFor()
    },
  },
  {
    name: 'pointMall-redeem',
    prepare: async (stage) => {
      await openCup(stage)
      await pressIn(stage, stage.text('transfers.review'))
      await dialogOf(stage).getByText(stage.text('points.redeem.required')).waitFor()
    },
  },
  { name: 'pointMall-redeemReview', prepare: fillCup },
  {
    name: 'pointMall-redeemed',
    prepare: async (stage) => {
      // The redemption is only mocked, since other screenshots show ana's points.
      await stage.page.route('**/MCS2_redeemPointReward', (route) =>
        route.fulfill({
          json: {
            success: true,
            value: {
              referenceNo: 'pr-019a6a55e710',
              appliedAt: '2026-11-21T15:40:00Z',
              type: 'PHYSICAL',
              name: 'Copo térmico Portico 473 ml',
              quantity: 1,
              points: 4500,
              amount: '0.00',
              status: 'IN_PROCESS',
            },
          },
        }),
      )
      await fillCup(stage)
      await dialogOf(stage)
        .getByRole('button', { name: /4[.,]500/ })
        .click()
      await dialogOf(stage).getByText('pr-019a6a55e710').waitFor()
    },
  },
  { name: 'pointMall-convert', prepare: openConvert },
  {
    name: 'pointMall-convertReview',
    prepare: async (stage) => {
      await openConvert(stage)
      await pressIn(stage, stage.text('transfers.review'))
      await dialogOf(stage)
        .getByRole('heading', { name: stage.text('points.convert.check') })
        .waitFor()
    },
  },
  {
    name: 'pointMall-points',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await stage.page.goto('/member/points')
      await stage.page.getByRole('table').waitFor()
      await stage.page.getByText(stage.text('points.ratios.redeem')).waitFor()
    },
  },
  {
    name: 'pointMall-redemptions',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await stage.page.goto('/member/redemptions')
      await stage.page.getByRole('table').waitFor()
    },
  },
]
