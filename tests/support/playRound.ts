import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/** Longest round with free spins, in milliseconds. */
const longestRound = 90_000

type Slot = {
  /** Frame of the game, or the page itself if the game has a window of its own. */
  room?: FrameLocator | Page
  /** Name of its button. */
  spin?: string
}

/**
 * Plays a round of the open slot, until its reels have stopped and the next spin is allowed.
 * @returns the sentence about its result.
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
