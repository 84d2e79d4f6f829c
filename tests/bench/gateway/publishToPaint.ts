import type { Page } from '@playwright/test'
import { logInOperator, withRule } from '../../support/operatorClient.ts'
import { operatorPassword } from '../../support/runningGateway.ts'
import { launch, median } from '../page/measuredPage.ts'

const rounds = 5

/**
 * Milliseconds from a publication at the operator's gateway until a player's form has painted it.
 * The player's gateway may be the same.
 */
export async function measurePublishToPaint(operatorUrl: string, playerUrl: string) {
  const operator = await logInOperator(operatorUrl, operatorPassword)
  const browser = await launch()
  try {
    const context = await browser.newContext({ baseURL: playerUrl, locale: 'en' })
    const page = await context.newPage()
    await page.goto('/register')
    await page.locator('#registration-email').waitFor({ state: 'attached' })
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const label = `E-mail ${round + 1}`
      const painted = whenPainted(page, label)
      const begun = Date.now()
      await operator.publish(withRule('email', { label: { en: label } }))
      times.push((await painted) - begun)
    }
    return median(times)
  } finally {
    await browser.close()
  }
}

/** Time at which the page has painted a text, in milliseconds since 1970. */
const whenPainted = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (expectedText) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent?.includes(expectedText)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
    text,
  )
