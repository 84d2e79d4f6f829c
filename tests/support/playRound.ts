import type { Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/** Plays a round of the open game, and waits for its response. */
export async function playRound(page: Page): Promise<void> {
  const isBet = (url: string) => url.includes('/bets') && !url.includes('/wps/')
  const play = page.frameLocator('iframe').getByRole('button', { name: 'Jogar' })
  // A game may ignore the first press right after it is drawn.
  await expect(async () => {
    const answered = page.waitForResponse((response) => isBet(response.url()), { timeout: 3000 })
    await Promise.all([answered, play.click()])
  }).toPass()
}
