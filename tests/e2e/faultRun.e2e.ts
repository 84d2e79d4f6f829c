import type { Page } from '@playwright/test'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { chanceOf } from '../support/chance.ts'
import { enterAs } from '../support/enterAs.ts'
import { failCallsAtRandom } from '../support/faultyCalls.ts'
import { faultTest as test } from '../support/ownGatewayTest.ts'
import { expect, expectSignedIn } from '../support/portalTest.ts'
import { takeStep } from '../support/randomVisit.ts'
import { expectBalanceOfLedger } from '../support/shownMoney.ts'

/** Steps of the visit; `npm run bench faults` takes 500, with delays of up to five seconds. */
const steps = Number(process.env.PORTICO_FAULT_STEPS ?? 30)
const longestDelay = Number(process.env.PORTICO_FAULT_DELAY ?? 500)
const seed = process.env.PORTICO_FAULT_SEED ?? '2026-11-27'

/** Longest time in milliseconds for which the page's main part may be empty. */
const longestEmptiness = 2000

const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
const game = `/seamless?nodeId=${slot?.nodeId}`

/** Checks ten times a second that the page's main part shows content. */
async function watchMain(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('tellEmptyMain', (address: string) => found.push(address))
  await page.addInitScript((limit) => {
    // Frames of games are separate pages.
    if (window.top !== window) return
    const isEmpty = () => {
      const main = document.querySelector('main')
      return main === null || main.getBoundingClientRect().height < 40 || !main.firstElementChild
    }
    let since: number | undefined
    setInterval(() => {
      if (document.readyState === 'loading' || !isEmpty()) since = undefined
      else if (since === undefined) since = performance.now()
      else if (performance.now() - since > limit) {
        since = undefined
        // `tellEmptyMain` is the function that the test exposes to the page.
        const tell: unknown = Reflect.get(window, 'tellEmptyMain')
        if (typeof tell === 'function') void tell(location.pathname)
      }
    }, 100)
  }, longestEmptiness)
  return found
}

test(`a visit of ${steps} steps keeps page and money intact through late, failed, lost and damaged responses`, {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  test.setTimeout(120_000 + steps * 10_000)
  context.on('page', (newPage) => void newPage.close())
  await enterAs(page, 'ana')
  // The log-in page is a static file without a main part, so the watch starts after it.
  const empty = await watchMain(page)
  await page.goto('/')
  const faults = await failCallsAtRandom(page, { seed, longestDelay })
  const chance = chanceOf(seed)
  const taken: string[] = []
  page.on('pageerror', (error) => taken.push(`${page.url()} ${error}`))
  for (let step = 0; step < steps; step += 1) {
    taken.push(`${new URL(page.url()).pathname} ${await takeStep(page, chance, game)}`)
    expect(empty, taken.slice(-5).join('\n')).toEqual([])
  }
  await test.info().attach('steps', { body: taken.join('\n') })
  const possible = taken.filter((step) => !/not possible|nothing|nowhere/.test(step))
  expect(possible.length).toBeGreaterThan(steps / 3)
  for (const [fault, count] of Object.entries(faults.faultCounts))
    expect(count, fault).toBeGreaterThan(0)

  await faults.end()
  // Checks the watch itself: it reports a hidden main part.
  await page.getByRole('main').evaluate((main) => {
    main.style.display = 'none'
  })
  await expect.poll(() => empty).not.toEqual([])
  await page.goto('/')
  await expectSignedIn(page, 'Ana')
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  expect(await gateway.auditLedger()).toEqual([])
})
