import { expect, it } from 'vitest'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { leagueNames } from '../content/sports/leagueNames.ts'
import { leagues } from '../rules/sports/leagues.ts'
import { createSportsBook } from './emulatedSportsBook.ts'

const mocks = mocksPerTest()

it("the first query of the demonstration's sports book may happen inside a transaction", async () => {
  const { context } = mocks
  const { sportsBook } = context.providers
  const states = await context.store.transaction(() =>
    Promise.resolve(sportsBook?.fixturesAt(context.now())),
  )
  expect(states).not.toHaveLength(0)
})

it('every league has a Portuguese and an English name, and other languages use the English name', () => {
  const book = createSportsBook(() => mocks.context)
  for (const { id } of leagues) {
    expect(book.leagueName(id, 'pt')).toMatch(/\(demo\)$/)
    expect(book.leagueName(id, 'en')).toMatch(/\(demo\)$/)
    expect(book.leagueName(id, 'ja')).toBe(book.leagueName(id, 'en'))
  }
  expect(Object.keys(leagueNames)).toHaveLength(leagues.length)
  expect(book.leagueName('gone', 'pt')).toBe('gone')
})
