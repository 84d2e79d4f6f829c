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

/** `npm run bench faults` takes 500 steps, with delays of up to five seconds. */
const steps = Number(process.env.PORTICO_FAULT_STEPS ?? 30)
const longestDelay = Number(process.env.PORTICO_FAULT_DELAY ?? 500)
const seed = process.env.PORTICO_FAULT_SEED ?? '2026-11-27'

/** Milliseconds for which a page may be between two of its states. */
const longestEmptiness = 2000

const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)
const game = `/seamless?nodeId=${slot?.nodeId}`

/** Looks ten times a second whether the page's main part shows anything. */
async function watchMain(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('tellEmptyMain', (address: string) => found.push(address))
  await page.addInitScript((limit) => {
    // Frames of games are pages of others.
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
        // The function that the test has put there.
        const tell: unknown = Reflect.get(window, 'tellEmptyMain')
        if (typeof tell === 'function') void tell(location.pathname)
      }
    }, 100)
  }, longestEmptiness)
  return found
}

test(`a visit of ${steps} steps on which any call may be late, fail, get lost or come back wrong keeps its page and its money`, {
  tag: '@full',
}, async ({ page, context, gateway }) => {
  test.setTimeout(120_000 + steps * 10_000)
  context.on('page', (opened) => void opened.close())
  await enterAs(page, 'ana')
  // From here on, since the log-in stands on a file that has no main part.
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
  for (const [fault, count] of Object.entries(faults.met)) expect(count, fault).toBeGreaterThan(0)

  await faults.end()
  // What the watch is worth: it tells of a main part that is not there.
  await page.getByRole('main').evaluate((main) => {
    main.style.display = 'none'
  })
  await expect.poll(() => empty).not.toEqual([])
  await page.goto('/')
  await expectSignedIn(page, 'Ana')
  await expectBalanceOfLedger(page, gateway, 'm-ana')
  expect(await gateway.auditLedger()).toEqual([])
})
