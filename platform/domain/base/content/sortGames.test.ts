import { expect, it } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { sortGames } from './sortGames.ts'

const games = catalogue.games({ vendors: ['PG', 'EVO'] })
const volatilities = (by: 'CALM' | 'WILD') => [
  ...new Set(sortGames(games, { by }).map(({ volatility }) => volatility)),
]

it('puts calm or wild games first, and last those of which nothing is known', () => {
  expect(volatilities('CALM')).toEqual(['LOW', 'MEDIUM', 'HIGH', undefined])
  expect(volatilities('WILD')).toEqual(['HIGH', 'MEDIUM', 'LOW', undefined])
})

it('keeps games that it does not tell apart as they were, the most popular first', () => {
  const calm = sortGames(games, { by: 'CALM' }).filter(({ volatility }) => volatility === 'LOW')
  expect(calm).toEqual(games.filter(({ volatility }) => volatility === 'LOW'))
})
