import { expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { betRow } from '../../base/collections/betRowForTests.ts'
import { findMessage } from '../../base/texts/texts.ts'
import { escapeHtml } from './files/htmlText.ts'
import { plainRow, shownColumns } from './files/plainRow.ts'
import { pageAfter, placeOf } from './readSection.ts'
import { loginDays } from './sections/accountSections.ts'
import { sections } from './sections/decisions.ts'
import { titleOf } from './sections/names.ts'
import { bets } from './sections/playSections.ts'
import type { Section } from './sections/section.ts'

const bet = (number: number, placedAt: number) =>
  betRow({ id: `b-${String(number).padStart(4, '0')}`, placedAt })

/** Ids of the rows on all pages of a section, in order. */
async function idsOf(section: Section, store: ReturnType<typeof contextForTests>['store']) {
  const ids: string[] = []
  for (let after: Parameters<typeof pageAfter>[2]['after'] = null, isEnd = false; !isEnd; ) {
    const page = await pageAfter(store, section, { memberId: 'm-1', after, size: 10 })
    ids.push(...page.rows.map(({ id }) => id))
    const last = page.rows.at(-1)
    after = last ? placeOf(section, last) : after
    isEnd = page.isEnd
  }
  return ids
}

it('an export section reads every row once, newest first, even if more rows than a page share a time', async () => {
  const { store } = contextForTests()
  // 35 of the 60 rows have the same time, more than the 10 rows of a page.
  const rows = Array.from({ length: 60 }, (_, n) => bet(n, n < 10 ? n : n < 45 ? 100 : 100 + n))
  await store.bets.insertMany(rows.toReversed())
  await store.bets.insert({ ...bet(99, 100), memberId: 'm-2' })
  expect(await idsOf(bets, store)).toEqual(rows.map(({ id }) => id).toReversed())
})

it('an export section without a time column reads its rows by id', async () => {
  const { store } = contextForTests()
  const days = Array.from({ length: 25 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`)
  for (const day of days) {
    await store.loginDays.insert({ id: `m-1/${day}`, memberId: 'm-1', day })
  }
  expect(await idsOf(loginDays, store)).toEqual(days.map((day) => `m-1/${day}`))
})

it('a bet on matches is exported with its selections', () => {
  const gameRound = {
    kind: 'SPORTS',
    legs: [
      {
        selectionId: 'bra-1:TOTAL_GOALS:2.50:OVER',
        sport: 'FOOTBALL',
        leagueId: 'bra',
        home: 'Flamengo',
        away: 'Palmeiras',
        kicksOffAt: '2026-11-21T21:36:00Z',
        market: 'TOTAL_GOALS',
        line: '2.50',
        outcome: 'OVER',
        odds: '1.97',
        settlement: 'WON',
      },
    ],
    potentialReturn: '1.97',
  } as const
  const row = { ...bet(1, 1), details: { gameRound } }
  expect(plainRow(bets, row, new Map())).toMatchObject({
    details: {
      legs: [
        {
          event: 'Flamengo × Palmeiras',
          market: 'TOTAL_GOALS',
          line: 2.5,
          selection: 'OVER',
          odds: 1.97,
          settlement: 'WON',
        },
      ],
    },
  })
})

it('every section of the HTML export has a unique name, every column a title, and every label a text', () => {
  const names = sections.map(({ name }) => name)
  expect(names.length).toBe(new Set(names).size)
  for (const section of sections) {
    for (const [column] of shownColumns(section)) {
      expect(titleOf(section, column), `${section.name} ${column}`).toBeDefined()
    }
    const labels = section.record.flatMap((column) => Object.values(column.labels ?? {}))
    expect(labels.filter((id) => !findMessage(id))).toEqual([])
  }
})

it('the HTML export escapes HTML in texts', () => {
  expect(escapeHtml(`<a href="x" onclick='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})
