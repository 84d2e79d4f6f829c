import { expect, it } from 'vitest'
import { type VendorCard, vendorCards, vendorsAtHome } from './vendorCards.ts'

const card = (vassalage: string, gameType: VendorCard['gameType']): VendorCard => ({
  vassalage,
  gameType,
  name: vassalage,
  logo: '/l.svg',
  logoDark: '/d.svg',
  banner: '/b.svg',
  accent: '#00C781',
  games: 3,
  inMaintenance: false,
})

const answer = {
  lanes: [
    { title: 'RNG', cards: [card('PG', 'RNG')], gameClassify: [] },
    {
      title: 'SPORTS',
      cards: [card('SBT', 'SPORTS'), card('IMES', 'ESPORTS'), card('IBC', 'SPORTS')],
      gameClassify: [],
    },
  ],
  sorting: [{ gameCategory: 'SPORTS', vendors: ['IBC', 'SBT'] }],
} satisfies Parameters<typeof vendorCards>[0]

const codes = (gameType: VendorCard['gameType']) =>
  vendorCards(answer, gameType).map(({ vassalage }) => vassalage)

it("vendorCards returns the vendors of a type in the server's sorting order", () => {
  expect(codes('SPORTS')).toEqual(['IBC', 'SBT'])
  expect(codes('RNG')).toEqual(['PG'])
})

it('[LOB-63] vendorCards separates e-sports vendors from sports vendors', () => {
  expect(codes('ESPORTS')).toEqual(['IMES'])
})

it('vendorCards returns an empty list for a type without vendors', () => {
  expect(codes('FISH')).toEqual([])
})

it('vendorsAtHome returns all sports vendors and at most two vendors of each other type', () => {
  const slots = ['PG', 'JDB', 'CQ9'].map((vassalage) => card(vassalage, 'RNG'))
  const [, sports] = answer.lanes
  if (!sports) throw new Error('The answer has no sports')
  const lanes = [{ title: 'RNG' as const, cards: slots, gameClassify: [] }, sports]
  const atHome = vendorsAtHome({ ...answer, lanes })
  expect(vendorCards(atHome, 'RNG')).toEqual(slots.slice(0, 2))
  for (const gameType of ['SPORTS', 'ESPORTS'] as const) {
    expect(vendorCards(atHome, gameType)).toEqual(vendorCards(answer, gameType))
  }
})
