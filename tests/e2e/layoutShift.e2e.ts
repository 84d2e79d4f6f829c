import type { Page } from '@playwright/test'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { admission, type Person } from '../../src/app/shell/admission.ts'
import { isPathPattern } from '../../src/lib/pathPattern.ts'
import { notFoundPage, pages } from '../../src/pages/pages.ts'
import { paths } from '../../src/paths.ts'
import { isFullRun } from '../support/extent.ts'
import { mostShift, watchShifts } from '../support/layoutShifts.ts'
import { logInAgent } from '../support/logInAgent.ts'
import { delayAnswers, type Shown, WatchedTab } from '../support/pageMoves.ts'
import { expect, logIn, test } from '../support/portalTest.ts'

const heights = { 390: 844, 1440: 900 } as const

type Visit = {
  who: string
  person: Person
  /** Signs in by the screens of the portal. */
  enter?: (page: Page) => Promise<void>
  /** The pages that the usual run leaves to `npm test -- full`: seen with a member already. */
  isLeftOut?: (page: (typeof pages)[number]) => boolean
}

const modules = new Set(pages.flatMap(({ flag }) => flag ?? []))
const signedIn = { session: { kind: 'signedIn', token: '' }, modules, wasIn: false } as const

const visits: readonly Visit[] = [
  {
    who: 'a visitor',
    person: {
      session: { kind: 'visitor', sessionEnd: false },
      kind: undefined,
      modules,
      wasIn: false,
    },
  },
  {
    who: 'a member',
    person: { ...signedIn, kind: 'member' },
    enter: async (page) => {
      await logIn(page, 'ana', 'portico-ana-1')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    who: 'an agent',
    person: { ...signedIn, kind: 'agent' },
    enter: (page) => logInAgent(page, 'carla'),
    isLeftOut: ({ area }) => area !== 'agent',
  },
]

const [game] = catalogue.games({ gameType: 'RNG' })
if (!game) throw new Error('The catalogue has no slot')

/** One address of each page whose own stands for many. */
const examples: Readonly<Record<string, string>> = {
  game: paths.game(game.nodeId),
  newsArticle: paths.news('chaves-de-acesso'),
  blogArticle: paths.blog('como-funciona-o-rtp'),
  notFound: '/nowhere',
}

function addressOf({ id, paths: [path] }: (typeof pages)[number]): string {
  const address = examples[id] ?? path
  if (isPathPattern(address) || address === '*') throw new Error(`${id} needs an example`)
  return address
}

/** Every address that shows its own page to a person. */
function addressesOf({ person, isLeftOut }: Visit): string[] {
  return [...pages, notFoundPage]
    .filter((page) => ['open', 'ask'].includes(admission(page, person)))
    .filter((page) => isFullRun || !isLeftOut?.(page))
    .map(addressOf)
    .filter((path) => !(path === paths.agent() && person.kind === 'agent'))
}

/** Signs in, and from then on answers only when the test says so. */
async function openTab(page: Page, { enter }: Visit, rejectsContent = false) {
  await enter?.(page)
  await page.addInitScript(watchShifts)
  await page.addInitScript(delayAnswers, rejectsContent)
  return new WatchedTab(page)
}

/** What is wrong with what was seen on the way to an address: every node that moved, by name. */
function complaintsAbout(way: string, { moves, footerInSight }: Shown): string[] {
  const sum = moves.reduce((total, { value }) => total + value, 0)
  const nodes = moves.flatMap(({ value, nodes: moved }) =>
    moved.map((node) => `  ${value.toFixed(3)} ${node}`),
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
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: heights[width] } })

    for (const visit of visits) {
      // The pages of the others take minutes.
      const extent = visit.who === 'a visitor' ? '' : ' @full'
      test(`${visit.who} sees no page move by itself, opened by its address or by a link${extent}`, async ({
        page,
      }) => {
        const addresses = addressesOf(visit)
        const tab = await openTab(page, visit)
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

      test(`${visit.who} sees no page move by itself when its answers fail${width === 1440 ? ' @full' : extent}`, async ({
        page,
      }) => {
        const tab = await openTab(page, visit, true)
        const complaints: string[] = []
        await tab.load('/nowhere')
        await tab.settle()
        for (const address of addressesOf(visit)) {
          await tab.follow(address)
          complaints.push(...complaintsAbout(address, await tab.settle()))
        }
        expect(complaints.join('\n')).toBe('')
      })
    }
  })
}
