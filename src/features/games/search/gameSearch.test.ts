import { describe, expect, it } from 'vitest'
import { type GameCatalogue, gameAt } from './foundGame.ts'
import { searchOf } from './gameSearch.ts'

const catalogue: GameCatalogue = {
  vendors: [
    { vassalage: 'PG', name: 'Palma Games' },
    { vassalage: 'LOTT', name: 'Portico Loterias' },
  ],
  gameTypes: ['RNG', 'LOTT'],
  pictures: ['/art/games/{nodeId}.svg?v=1', ''],
  columns: {
    nodeId: ['100184', '100041'],
    displayName: ['Tigre de Ouro', 'Quina'],
    nodeName: ['黄金老虎', ''],
    gameCode: ['', 'QUINA'],
    vendor: [0, 1],
    gameType: [0, 1],
    picture: [0, 1],
    supportPlay: [0, 1],
    inMaintenance: [0, 1],
    rtp: ['96.81', '70.00'],
  },
}

describe('catalogue row', () => {
  it("gameAt builds a game from the catalogue's columns", () => {
    expect(gameAt(catalogue, 0)).toEqual({
      nodeId: '100184',
      gameCode: '',
      displayName: 'Tigre de Ouro',
      nodeName: '黄金老虎',
      showIcon: '/art/games/100184.svg?v=1',
      vassalage: 'PG',
      vendorName: 'Palma Games',
      gameType: 'RNG',
      isGame: 'GAME',
      supportPlay: 0,
      inMaintenance: false,
      rtp: '96.81',
    })
    expect(gameAt(catalogue, 1)).toMatchObject({
      nodeName: 'Quina',
      gameCode: 'QUINA',
      showIcon: '',
      supportPlay: 1,
      inMaintenance: true,
    })
  })

  it('gameAt returns undefined beyond the columns and for an unknown vendor or type', () => {
    expect(gameAt(catalogue, 2)).toBeUndefined()
    expect(gameAt({ ...catalogue, vendors: [] }, 0)).toBeUndefined()
    expect(gameAt({ ...catalogue, gameTypes: [] }, 0)).toBeUndefined()
  })
})

describe('catalogue search', () => {
  it('the catalogue search finds games by display name or original name and suggests a correction', async () => {
    const search = await searchOf(catalogue).promise
    const idsOf = (text: string) => search(text).games.map(({ nodeId }) => nodeId)
    expect(idsOf('ouro')).toEqual(['100184'])
    expect(idsOf('老虎')).toEqual(['100184'])
    expect(search('tigrr de ouro')).toMatchObject({ correction: 'Tigre de Ouro' })
    expect(search('xyzzy')).toEqual({ games: [] })
  })

  it('the search index is built once for each catalogue', async () => {
    const made = await searchOf(catalogue).promise
    expect(searchOf(catalogue).search).toBe(made)
    expect(searchOf({ ...catalogue }).search).toBeUndefined()
  })
})
