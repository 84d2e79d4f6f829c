import type { FrameLocator, Page } from '@playwright/test'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { expect } from './portalTest.ts'

/** Longest time of a round with free spins, in milliseconds. */
const longestRound = 90_000

/** Slot with high stakes, so that a few rounds meet a required turnover. */
export function highStakesSlot() {
  const slot = catalogue
    .games({ gameType: 'RNG' })
    .find(
      ({ inMaintenance, isGame, stakes }) =>
        !inMaintenance && isGame === 'GAME' && stakes.minimum === '5.00',
    )
  if (!slot) throw new Error('The catalogue has no slot of high stakes')
  return slot
}

type Slot = {
  /** Frame of the game, or the page if it shows the game without a frame. */
  room?: FrameLocator | Page
  /** Name of the button that spins. */
  spin?: string
}

/**
 * Plays a round of the open slot, until its reels have stopped and the next spin is allowed.
 * @returns the sentence that the game shows about the result.
 */
export async function playRound(
  page: Page,
  { room = page.frameLocator('iframe'), spin = 'Girar' }: Slot = {},
): Promise<string> {
  const isSpin = (url: string) => /\/play\/[^/]+\/spin$/.test(url)
  const button = room.getByRole('button', { name: spin, exact: true })
  // A game may ignore the first press right after it is drawn.
  await expect(async () => {
    const answered = page.waitForResponse((response) => isSpin(response.url()), { timeout: 3000 })
    await Promise.all([answered, button.click({ timeout: 3000 })])
  }).toPass()
  await expect(button).toBeEnabled({ timeout: longestRound })
  return (await room.getByRole('status').textContent()) ?? ''
}
