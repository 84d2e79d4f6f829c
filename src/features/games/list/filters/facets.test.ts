import { expect, it } from 'vitest'
import type { components } from '../../../../api/gen/paths.ts'
import { kindsOfType, kindsOfVendors, vendorChoices, vendorsOfKind } from './facets.ts'

const vendorCounts: components['schemas']['VassalageGameTypes'][] = [
  {
    vassalage: 'JL',
    gameTypes: [
      {
        gameType: 'RNG',
        games: 5,
        gameClassify: [
          { key: 'VIDEO', games: 2 },
          { key: 'JACKPOT', games: 3 },
        ],
      },
      { gameType: 'PVP', games: 4, gameClassify: [{ key: 'CARD', games: 4 }] },
    ],
  },
  {
    vassalage: 'PG',
    gameTypes: [{ gameType: 'RNG', games: 7, gameClassify: [{ key: 'VIDEO', games: 7 }] }],
  },
]

const card = (vassalage: string, gameType: 'RNG' | 'PVP', games: number) => ({
  vassalage,
  gameType,
  games,
  name: `Of ${vassalage}`,
  logo: '',
  logoDark: '',
  banner: '',
  accent: '#112233',
  inMaintenance: false,
})

it('kindsOfType sorts the kinds by their number of games', () => {
  const sports = { gameType: 'SPORTS' as const, vendors: ['IBC'] }
  const lobby = {
    lanes: [
      {
        title: 'SPORTS' as const,
        cards: [],
        gameClassify: [
          { key: 'TENNIS', games: 2, ...sports },
          { key: 'FOOTBALL', games: 6, ...sports },
          { key: 'FOOTBALL', games: 9, gameType: 'ESPORTS' as const, vendors: ['IA'] },
        ],
      },
    ],
    sorting: [],
  }
  expect(kindsOfType(lobby, 'SPORTS')).toEqual([
    { code: 'FOOTBALL', games: 6 },
    { code: 'TENNIS', games: 2 },
  ])
  expect(kindsOfType(lobby, undefined)[0]).toEqual({ code: 'FOOTBALL', games: 15 })
})

it('kindsOfVendors counts only the games of the selected vendors', () => {
  expect(kindsOfVendors(vendorCounts, 'RNG', ['JL'])).toEqual([
    { code: 'JACKPOT', games: 3 },
    { code: 'VIDEO', games: 2 },
  ])
  expect(kindsOfVendors(vendorCounts, 'RNG', ['JL', 'PG'])[0]).toEqual({ code: 'VIDEO', games: 9 })
  expect(kindsOfVendors(vendorCounts, undefined, ['JL'])[0]).toEqual({ code: 'CARD', games: 4 })
})

it('vendorChoices returns the number of games of each vendor; if a kind is selected, only games of that kind are counted, and the number can be 0', () => {
  const cards = [card('PG', 'RNG', 7), card('JL', 'RNG', 5), card('JL', 'PVP', 4)]
  expect(vendorChoices(cards, undefined)).toEqual([
    { code: 'PG', name: 'Of PG', games: 7 },
    { code: 'JL', name: 'Of JL', games: 9 },
  ])
  const ofKind = vendorsOfKind(vendorCounts, 'RNG', 'JACKPOT')
  expect(vendorChoices(cards, ofKind).map(({ games }) => games)).toEqual([0, 3])
})
