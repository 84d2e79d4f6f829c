import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function openMatches(
  { page, text }: Stage,
  address: string,
  sport: 'FOOTBALL' | 'EFOOTBALL',
) {
  await page.goto(address)
  const matches = page.getByRole('region', { name: text(`sports.fixtures.titles.${sport}`) })
  await matches.getByRole('button').first().waitFor()
  await matches.evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

const leg = {
  selectionId: 'bra-1:RESULT:HOME',
  sport: 'FOOTBALL',
  leagueId: 'bra',
  home: 'Flamengo',
  away: 'Palmeiras',
  kicksOffAt: '2026-11-21T21:36:00Z',
  market: 'RESULT',
  outcome: 'HOME',
  odds: '1.52',
  placedScore: { home: 1, away: 0 },
  score: { home: 2, away: 1 },
  settlement: 'WON',
  multiplier: '1.52',
}

/** Multiple bet whose legs have ended in different ways. */
const multiple = {
  kind: 'SPORTS',
  potentialReturn: '77.04',
  legs: [
    leg,
    {
      ...leg,
      selectionId: 'bra-2:HANDICAP:-0.75:AWAY',
      home: 'Red Bull Bragantino',
      away: 'Athletico Paranaense',
      market: 'HANDICAP',
      line: '-0.75',
      outcome: 'AWAY',
      odds: '1.95',
      placedScore: undefined,
      score: { home: 1, away: 0 },
      settlement: 'HALF_LOST',
      multiplier: '0.50',
    },
    {
      ...leg,
      selectionId: 'bra-3:TOTAL_GOALS:2.50:OVER',
      home: 'Santos',
      away: 'Bahia',
      market: 'TOTAL_GOALS',
      line: '2.50',
      outcome: 'OVER',
      odds: '2.60',
      placedScore: undefined,
      score: undefined,
      settlement: 'VOID',
      multiplier: '1.00',
    },
  ],
  correctedAt: '2026-11-21T22:10:00Z',
  winBeforeCorrection: '39.52',
}

/** Matches of the sports book, and the record of a multiple bet. */
export const sportsScenes: readonly Scene[] = [
  { name: 'sports-home', prepare: (stage) => openMatches(stage, '/', 'FOOTBALL') },
  { name: 'sports-football', prepare: (stage) => openMatches(stage, '/sports', 'FOOTBALL') },
  { name: 'sports-efootball', prepare: (stage) => openMatches(stage, '/esports', 'EFOOTBALL') },
  {
    name: 'sports-loading',
    prepare: async ({ page, text }) => {
      await page.route('**/wps/sports/fixtures*', () => {})
      await page.goto('/hot')
      await page.locator('html[data-hydrated]').waitFor()
      // Narrow pages hide the link.
      await page.locator('a[href="/sports"]').first().dispatchEvent('click')
      await page.getByRole('status', { name: text('app.loading') }).waitFor()
    },
  },
  {
    name: 'record-bet-multiple',
    prepare: async (stage) => {
      const { page } = stage
      await logInAs(stage, 'ana')
      await page.route('**/wps/records/bets/*', async (route) => {
        const response = await route.fetch()
        const { value, ...rest } = await response.json()
        await route.fulfill({
          response,
          json: { ...rest, value: { ...value, choice: undefined, gameRound: multiple } },
        })
      })
      await page.goto('/member/bettingRecord?period=quarter&gameType=SPORTS')
      await page.getByRole('main').locator('tbody button').first().click()
      await page.getByRole('dialog').locator('ol').waitFor()
    },
  },
]
