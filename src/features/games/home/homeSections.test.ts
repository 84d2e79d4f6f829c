import { expect, it } from 'vitest'
import type { Value } from '../../../api/operations.ts'
import { vendorsOfSection } from './homeSections.ts'

type Lobby = Value<'GET /wps/relay/GCSGAME_newGameVendor'>

const card = (vassalage: string, gameType: 'SPORTS' | 'ESPORTS') => ({
  vassalage,
  gameType,
  name: vassalage,
  logo: '',
  logoDark: '',
  banner: '',
  accent: '#112233',
  games: 3,
  inMaintenance: false,
})
const many = (name: string, gameType: 'SPORTS' | 'ESPORTS') =>
  Array.from({ length: 7 }, (_, index) => card(`${name}${index}`, gameType))
const fights = many('FIGHT', 'SPORTS').map(({ vassalage }) => vassalage)

const lobby: Lobby = {
  lanes: [
    {
      title: 'SPORTS',
      cards: [...many('FIGHT', 'SPORTS'), ...many('BOOK', 'SPORTS'), ...many('GAMER', 'ESPORTS')],
      gameClassify: [{ key: 'COCKFIGHT', gameType: 'SPORTS', games: 21, vendors: fights }],
    },
  ],
  sorting: [],
}
const codesOf = (group: Parameters<typeof vendorsOfSection>[1]) =>
  vendorsOfSection(lobby, group).map(({ vassalage }) => vassalage)

it('[CONST-22] the sports section has at most five vendors, without cockfight vendors', () => {
  expect(codesOf('SPORTS')).toEqual(['BOOK0', 'BOOK1', 'BOOK2', 'BOOK3', 'BOOK4'])
})

it('[CONST-23] the e-sports section has at most five vendors', () => {
  expect(codesOf('ESPORTS')).toEqual(['GAMER0', 'GAMER1', 'GAMER2', 'GAMER3', 'GAMER4'])
})

it('[CONST-24] the cockfights section has at most five vendors', () => {
  expect(codesOf('COCKFIGHT')).toEqual(['FIGHT0', 'FIGHT1', 'FIGHT2', 'FIGHT3', 'FIGHT4'])
})
