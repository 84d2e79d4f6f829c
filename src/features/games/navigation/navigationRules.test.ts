import { describe, expect, it } from 'vitest'
import type { GameType } from '../gameType.ts'
import type { Category } from '../vendors/categories.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'
import { isLarge, isShown, launchedBy, type NavigationType } from './navigationRules.ts'

const category = (type: GameType, count: number): Category => ({
  type,
  vendors: Array.from(
    { length: count },
    (_, index): VendorCard => ({
      vassalage: `${type}_${index}`,
      name: `${type} ${index}`,
      gameType: type,
      logo: '/logo.svg',
      logoDark: '/logo-dark.svg',
      banner: '/banner.svg',
      accent: '#00C781',
      games: 1,
      inMaintenance: false,
    }),
  ),
})
const gameTypes: GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS']
const findLaunched = (type: NavigationType, categories?: Category[]) =>
  launchedBy(type, categories)?.vassalage

describe('top navigation', () => {
  it('[HEAD-32] the top navigation shows a game type only if it has vendors, and always shows HOME and PROMO', () => {
    const categories = [category('LIVE', 3), category('RNG', 1)]
    const all: NavigationType[] = ['HOME', 'PROMO', ...gameTypes]
    expect(all.filter((type) => isShown(type, categories))).toEqual([
      'HOME',
      'PROMO',
      'LIVE',
      'RNG',
    ])
    expect(all.filter((type) => isShown(type, undefined))).toEqual(all)
  })

  it('[HEAD-34] the entries HOME, PROMO, PVP, FISH and RNG lead to their pages even if they have one vendor', () => {
    const single = gameTypes.map((type) => category(type, 1))
    for (const type of ['HOME', 'PROMO', 'PVP', 'FISH', 'RNG'] as const) {
      expect(findLaunched(type, single)).toBeUndefined()
    }
  })

  it('[HEAD-35] the entry of a game type with several vendors leads to its page', () => {
    const several = gameTypes.map((type) => category(type, 2))
    for (const type of gameTypes) expect(findLaunched(type, several)).toBeUndefined()
  })

  it('[HEAD-36] the entry of any other game type launches its only vendor', () => {
    const single = gameTypes.map((type) => category(type, 1))
    const others = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'ESPORTS'] as const
    expect(others.map((type) => findLaunched(type, single))).toEqual([
      'ELOTT_0',
      'LOTT_0',
      'LIVE_0',
      'SPORTS_0',
      'ESPORTS_0',
    ])
  })

  it('the entry of a game type leads to its page until its vendors have loaded', () => {
    expect(findLaunched('LIVE', undefined)).toBeUndefined()
    expect(findLaunched('LIVE', [])).toBeUndefined()
  })

  it('[CONST-35] the vendor drop-down is large with 11 vendors and not with 10', () => {
    expect(isLarge(category('LIVE', 10).vendors)).toBe(false)
    expect(isLarge(category('LIVE', 11).vendors)).toBe(true)
  })
})
