import { expect, it } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { sortGames } from './sortGames.ts'

const games = catalogue.games({ vendors: ['PG', 'EVO'] })
const volatilities = (by: 'CALM' | 'WILD') => [
  ...new Set(sortGames(games, { by }).map(({ volatility }) => volatility)),
]

it('sorting by volatility puts games without a known volatility last in both orders', () => {
  expect(volatilities('CALM')).toEqual(['LOW', 'MEDIUM', 'HIGH', undefined])
  expect(volatilities('WILD')).toEqual(['HIGH', 'MEDIUM', 'LOW', undefined])
})

it('sorting by volatility keeps games of equal volatility sorted by popularity', () => {
  const calm = sortGames(games, { by: 'CALM' }).filter(({ volatility }) => volatility === 'LOW')
  expect(calm).toEqual(games.filter(({ volatility }) => volatility === 'LOW'))
})
