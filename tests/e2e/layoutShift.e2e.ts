import type { Page } from '@playwright/test'
import { type Audience, addressesFor, agent, member, visitor } from '../support/audiences.ts'
import { mostShift, watchShifts } from '../support/layoutShifts.ts'
import { delayAnswers, type Shown, WatchedTab } from '../support/pageMoves.ts'
import { expect, test } from '../support/portalTest.ts'

const heights = { 390: 844, 1440: 900 } as const

/**
 * Addresses of an audience. Agents get only their own pages, since they see the others like
 * members.
 */
const addressesOf = (audience: Audience): string[] =>
  addressesFor(audience, (page) => audience !== agent || !audience.isCovered(page))

/** Logs in, then delays every response until the test releases it. */
async function openTab(page: Page, audience: Audience, rejectsContent = false) {
  if (audience !== visitor) await audience.enter(page)
  await page.addInitScript(watchShifts)
  await page.addInitScript(delayAnswers, rejectsContent)
  const tab = new WatchedTab(page)
  if (!rejectsContent) {
    // The first visit stores the position of a player's own games; later visits reserve it.
    await tab.load('/')
    await tab.settle()
  }
  return tab
}

/** Layout shifts on the way to an address, with the name of every node that moved. */
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
      test(`${audience.who} sees no layout shift on a page opened by address or link`, {
        tag: '@full',
      }, async ({ page }) => {
        const addresses = addressesOf(audience)
        const tab = await openTab(page, audience)
        const complaints: string[] = []
        for (const [index, address] of addresses.entries()) {
          await tab.load(address)
          complaints.push(...complaintsAbout(address, await tab.settle()))
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
