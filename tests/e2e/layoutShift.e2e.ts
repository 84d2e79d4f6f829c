import type { Page } from '@playwright/test'
import {
  type Audience,
  addressesFor,
  agent,
  member,
  type PortalPage,
  visitor,
} from '../support/audiences.ts'
import { mostShift, watchShifts } from '../support/layoutShifts.ts'
import { delayAnswers, type Shown, WatchedTab } from '../support/pageMoves.ts'
import { expect, test } from '../support/portalTest.ts'

const heights = { 390: 844, 1440: 900 } as const

/** Pages for everybody whose layout depends on a member's data. */
const ownContent = ['home', 'promotions', 'pointMall']

const isOpenedBy = (audience: Audience, page: PortalPage): boolean =>
  !audience.isCovered(page) || (audience === member && ownContent.includes(page.id))

/**
 * URL paths of the pages that an audience opens, without the paths that another audience opens too.
 */
const addressesOf = (audience: Audience): string[] =>
  addressesFor(audience, (page) => isOpenedBy(audience, page))

/** URL path of the first page in each frame, of those that an audience opens. */
function samplesOf(audience: Audience): string[] {
  const frames = new Set<string>()
  return addressesFor(audience, (page) => {
    const { area, frame = 'whole' } = page
    const isFirst = isOpenedBy(audience, page) && !frames.has(`${area} ${frame}`)
    if (isFirst) frames.add(`${area} ${frame}`)
    return isFirst
  })
}

/**
 * Logs in, and makes every later response wait until the test releases it.
 * @param rejectsContent true to fail the calls for a page's content.
 */
async function openTab(page: Page, audience: Audience, rejectsContent = false) {
  if (audience !== visitor) await audience.enter(page)
  await page.addInitScript(watchShifts)
  await page.addInitScript(delayAnswers, rejectsContent)
  const tab = new WatchedTab(page)
  if (!rejectsContent) {
    // The first visit stores the size of the player's own games, so that later visits reserve the
    // space.
    await tab.load('/')
    await tab.settle()
  }
  return tab
}

/**
 * Messages about a page that shifted (with every node that moved), or that showed its footer
 * while the page was still empty.
 * @param way the URL path of the page and how it was opened.
 */
function complaintsAbout(way: string, { moves, footerInSight }: Shown): string[] {
  const sum = moves.reduce((total, { value }) => total + value, 0)
  const nodes = moves.flatMap(({ value, nodes: movedNodes }) =>
    movedNodes.map((node) => `  ${value.toFixed(3)} ${node}`),
  )
  return [
    ...(sum > mostShift ? [`${way} moved by ${sum.toFixed(3)}`, ...nodes] : []),
    ...(footerInSight > 0
      ? [`${way} showed ${footerInSight} px of the footer under an empty page`]
      : []),
  ]
}

test.describe.configure({ timeout: 300_000 })

for (const width of [390, 1440] as const) {
  test.describe(`viewport of ${width} px`, () => {
    test.use({ viewport: { width, height: heights[width] } })

    for (const audience of [visitor, member, agent]) {
      test(`${audience.who} sees no layout shift on a page opened by its URL or by a link`, {
        tag: '@full',
      }, async ({ page }) => {
        const addresses = addressesOf(audience)
        // A page load takes four times as long as a link. Pages in the same frame shift alike, so a
        // wide screen loads one page of each frame.
        const loadedPaths = new Set(width === 390 ? addresses : samplesOf(audience))
        const tab = await openTab(page, audience)
        const complaints: string[] = []
        for (const [index, address] of addresses.entries()) {
          if (loadedPaths.has(address)) {
            await tab.load(address)
            complaints.push(...complaintsAbout(address, await tab.settle()))
          }
          const next = addresses.at(index + 1) ?? '/'
          await tab.follow(next)
          complaints.push(...complaintsAbout(`${next} after ${address}`, await tab.settle()))
        }
        expect(complaints.join('\n')).toBe('')
      })

      test(`${audience.who} sees no layout shift when responses fail`, {
        tag: '@full',
      }, async ({ page }) => {
        const tab = await openTab(page, audience, true)
        const complaints: string[] = []
        await tab.load('/nowhere')
        await tab.settle()
        for (const address of addressesOf(audience)) {
          await tab.follow(address)
          complaints.push(...complaintsAbout(address, await tab.settle()))
        }
        expect(complaints.join('\n')).toBe('')
      })
    }
  })
}
