import { expect, it } from 'vitest'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { leagueNames } from '../content/sports/leagueNames.ts'
import { leagues } from '../rules/sports/leagues.ts'
import { createSportsBook } from './emulatedSportsBook.ts'

const mocks = mocksPerTest()

it('the book of a demonstration can be read inside of a transaction, also for the first time', async () => {
  const { context } = mocks
  const { sportsBook } = context.providers
  const states = await context.store.transaction(() =>
    Promise.resolve(sportsBook?.fixturesAt(context.now())),
  )
  expect(states).not.toHaveLength(0)
})

it('every league has a name in both languages, and other languages get English', () => {
  const book = createSportsBook(() => mocks.context)
  for (const { id } of leagues) {
    expect(book.leagueName(id, 'pt')).toMatch(/\(demonstração\)$/)
    expect(book.leagueName(id, 'en')).toMatch(/\(demonstration\)$/)
    expect(book.leagueName(id, 'ja')).toBe(book.leagueName(id, 'en'))
  }
  expect(Object.keys(leagueNames)).toHaveLength(leagues.length)
  expect(book.leagueName('gone', 'pt')).toBe('gone')
})
