import { describe, expect, it } from 'vitest'
import type { GameType } from '../gameType.ts'
import { categoriesOf } from './categories.ts'
import type { VendorCard } from './vendorCards.ts'

const card = (vassalage: string, gameType: GameType): VendorCard => ({
  vassalage,
  gameType,
  name: vassalage,
  logo: '/logo.svg',
  logoDark: '/logo-dark.svg',
  banner: '/banner.svg',
  accent: '#00C781',
  games: 1,
  inMaintenance: false,
})
const lane = (title: GameType, ...cards: VendorCard[]) => ({ title, cards, gameClassify: [] })
const listCategories = (...input: Parameters<typeof categoriesOf>) =>
  categoriesOf(...input).map(
    ({ type, vendors }) => `${type}: ${vendors.map(({ vassalage }) => vassalage).join(' ')}`,
  )

describe('game categories', () => {
  it('[LOB-63, LOB-64] e-sports vendors have their own game category after sports', () => {
    const sports = lane(
      'SPORTS',
      card('IMES', 'ESPORTS'),
      card('SBT', 'SPORTS'),
      card('IA', 'ESPORTS'),
      card('SV3', 'SPORTS'),
    )
    const pvp = lane('PVP', card('KX', 'PVP'))
    expect(listCategories({ lanes: [sports, pvp], sorting: [] })).toEqual([
      'SPORTS: SBT SV3',
      'ESPORTS: IMES IA',
      'PVP: KX',
    ])
  })

  it('categoriesOf omits categories without vendors', () => {
    expect(listCategories({ lanes: [lane('SPORTS', card('TF', 'ESPORTS'))], sorting: [] })).toEqual(
      ['ESPORTS: TF'],
    )
    expect(listCategories({ lanes: [], sorting: [] })).toEqual([])
  })

  it("[LOB-46] the vendors of a game category follow the server's sorting", () => {
    const live = lane('LIVE', card('WMC', 'LIVE'), card('NEW', 'LIVE'), card('EVO', 'LIVE'))
    const sorting = [{ gameCategory: 'LIVE' as const, vendors: ['EVO', 'GONE', 'WMC'] }]
    expect(listCategories({ lanes: [live], sorting })).toEqual(['LIVE: EVO WMC NEW'])
  })
})
