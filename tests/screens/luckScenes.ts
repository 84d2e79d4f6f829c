import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/**
 * Mocks the response of a call, so that a change for one screenshot does not appear in the next.
 */
const answer = ({ page }: Stage, path: string, value: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, value } }))

const hour = 3_600_000
const momentIn = (hours: number) =>
  new Date(Math.floor(Date.now() / hour + hours) * hour).toISOString()

const aRain = (hours: number, status: string, more: object = {}) => ({
  id: `rain-${hours}`,
  opensAt: momentIn(hours),
  closesAt: momentIn(hours + 1),
  pot: '5000.00',
  envelopesLeft: 500,
  status,
  ...more,
})

const rainScene = (name: string, first: object): Scene => ({
  name: `rewards-envelopes-${name}`,
  prepare: async (stage) => {
    await logInAs(stage, 'ana')
    await answer(stage, '/wps/redEnvelopes', {
      rains: [first, aRain(3, 'COMING'), aRain(6, 'COMING'), aRain(9, 'COMING')],
      opened: [
        { redEnvelopeId: 'rain-a', amount: '11.70', at: momentIn(-24) },
        { redEnvelopeId: 'rain-b', amount: '8.40', at: momentIn(-51) },
      ],
    })
    await stage.page.goto('/member/redEnvelopes')
    await stage.page.getByText(stage.text('rewards.envelopes.coming')).waitFor()
  },
})

/** Opens the wheel with a number of tickets. Spins are mocked and spend no ticket. */
async function openWheel(stage: Stage, tickets: number, prizeId?: string) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  let prizes: { id: string }[] = []
  await page.route('**/wps/wheel', async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    prizes = value.prizes
    return route.fulfill({ response, json: { success: true, value: { ...value, tickets } } })
  })
  await page.route('**/wps/wheel/spins', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const prize = prizes.find(({ id }) => id === prizeId)
    const spin = { id: 'ws-picture', prize, at: momentIn(0) }
    return route.fulfill({ json: { success: true, value: { spin, tickets } } })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/member/wheel')
  await page.getByRole('table', { name: text('rewards.wheel.prizes') }).waitFor()
}

const spinScene = (name: string, prizeId: string): Scene => ({
  name: `rewards-wheel-${name}`,
  prepare: async (stage) => {
    const { page, text } = stage
    await openWheel(stage, 2, prizeId)
    await page.getByRole('button', { name: text('rewards.wheel.spin') }).click()
    await page.locator('[data-won]').first().waitFor()
  },
})

/** Red envelopes and the wheel, in states that depend on chance or the clock. */
export const luckScenes: readonly Scene[] = [
  rainScene('open', aRain(0, 'OPEN')),
  rainScene('opened', aRain(0, 'OPENED', { amount: '11.70' })),
  rainScene('gone', aRain(0, 'GONE', { envelopesLeft: 0 })),
  rainScene('closed', aRain(-1, 'CLOSED')),
  spinScene('money', 'money-5'),
  spinScene('nothing', 'nothing'),
  { name: 'rewards-wheel-noTickets', prepare: (stage) => openWheel(stage, 0) },
  {
    name: 'rewards-centre-codeExpired',
    prepare: async (stage) => {
      const { page, text } = stage
      await logInAs(stage, 'ana')
      await page.goto('/member/rewardCentre')
      await page.getByRole('list', { name: text('rewards.centre.toClaim') }).waitFor()
      await page.getByLabel(`${text('rewards.codes.code')} *`).fill('PASCOA2025')
      await page.getByRole('button', { name: text('rewards.codes.send') }).click()
      await page.getByText(text('errors.bonusCodeExpired')).waitFor()
    },
  },
]
