import { describe, expect, it } from 'vitest'
import { type GameItem, launchDecision, type VendorItem } from './launchDecision.ts'

const game = (changes: Partial<GameItem> = {}): GameItem => ({
  nodeId: '100184',
  gameCode: 'PG_RNG_0121',
  displayName: 'Jade Tiger',
  vassalage: 'PG',
  vendorName: 'Palma Games',
  gameType: 'RNG',
  isGame: 'GAME',
  ...changes,
})
const vendor = (changes: Partial<VendorItem> = {}): VendorItem => ({
  vassalage: 'EVO',
  name: 'Evora Live',
  gameType: 'LIVE',
  lobby: { nodeId: '104310', gameCode: 'EVO_LIVE_0001' },
  ...changes,
})
const page = (path: string) => ({ way: 'page', path, needsSession: /lottery/i.test(path) })

describe('launchDecision', () => {
  it('[ROUTE-49] a launch of TCG_LOTTO_VN leads to /vnLottery with its gameCode', () => {
    const lobby = { nodeId: '100001', gameCode: 'VN_NORTH' }
    const item = vendor({ vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', lobby })
    expect(launchDecision(item)).toEqual(page('/vnLottery?gameCode=VN_NORTH'))
    const lottery = game({ vassalage: 'TCG_LOTTO_VN', gameCode: 'VN_SOUTH', gameType: 'LOTT' })
    expect(launchDecision(lottery)).toEqual(page('/vnLottery?gameCode=VN_SOUTH'))
  })

  it('[ROUTE-50] a launch of TCG_SEA leads to /seaLottery with its gameCode', () => {
    const lottery = game({ vassalage: 'TCG_SEA', gameCode: 'TH_GOV', gameType: 'LOTT' })
    expect(launchDecision(lottery)).toEqual(page('/seaLottery?gameCode=TH_GOV'))
  })

  it('[ROUTE-51] a launch of LOTT or ELOTT leads to /lottery with its gameCode', () => {
    for (const vassalage of ['LOTT', 'ELOTT']) {
      const lottery = game({ vassalage, gameCode: 'QUINA', gameType: 'LOTT' })
      expect(launchDecision(lottery)).toEqual(page('/lottery?gameCode=QUINA'))
    }
    expect(launchDecision({ vassalage: 'LOTT', name: 'Loterias', gameType: 'LOTT' })).toEqual(
      page('/lottery'),
    )
  })

  it('[ROUTE-52] a launch of a slots vendor leads to /rng with the vendor selected', () => {
    const item = vendor({ vassalage: 'PG', gameType: 'RNG' })
    expect(launchDecision(item)).toEqual(page('/rng?vassalage=PG'))
  })

  it('[ROUTE-53] a launch of a VASSALAGE item opens the vendor’s game list', () => {
    expect(launchDecision(game({ isGame: 'VASSALAGE' }))).toEqual({
      way: 'gameList',
      vassalage: 'PG',
      vendorName: 'Palma Games',
      gameType: 'RNG',
    })
  })

  it('[ROUTE-54] launching any other game or vendor starts it', () => {
    expect(launchDecision(game())).toEqual({
      way: 'start',
      game: { nodeId: '100184', title: 'Jade Tiger' },
    })
    expect(launchDecision(vendor())).toEqual({
      way: 'start',
      game: { nodeId: '104310', title: 'Evora Live' },
    })
    expect(launchDecision(vendor({ vassalage: 'toString' }))).toMatchObject({ way: 'start' })
  })

  it('[GAME-27] a launch can request a free trial, even of a lottery', () => {
    const trial = { way: 'start', game: { nodeId: '100184', freeTrial: true } }
    expect(launchDecision(game(), { freeTrial: true })).toMatchObject(trial)
    expect(launchDecision(game({ vassalage: 'LOTT' }), { freeTrial: true })).toMatchObject(trial)
  })

  it('launching a vendor without a lobby leads to the list of its games', () => {
    const without = (changes: Partial<VendorItem>): VendorItem => {
      const { lobby: _, ...rest } = vendor(changes)
      return rest
    }
    expect(launchDecision(without({ vassalage: 'YLF', gameType: 'FISH' }))).toEqual(
      page('/fish?vassalage=YLF'),
    )
    expect(launchDecision(without({ gameType: 'SPORTS' }))).toMatchObject({
      way: 'gameList',
      gameType: 'SPORTS',
    })
  })
})
