import { describe, expect, it } from 'vitest'
import type { FoundGame } from './foundGame.ts'
import { firstChoice, groupsBefore, groupsOf } from './searchRows.ts'

const game = (nodeId: string, changes: Partial<FoundGame> = {}): FoundGame => ({
  nodeId,
  gameCode: '',
  displayName: `Game ${nodeId}`,
  nodeName: `Game ${nodeId}`,
  showIcon: '',
  vassalage: 'PG',
  vendorName: 'Palma Games',
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: 1,
  inMaintenance: false,
  rtp: '96.00',
  ...changes,
})
const place = { key: 'vendor-PG', name: 'Palma Games', path: '/rng?vassalage=PG' }
const none = { vendors: [], categories: [] }
const keysOf = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ id, rows }) => `${id}: ${rows.map(({ key }) => key).join(' ')}`)

describe('groupsOf', () => {
  it('groupsOf lists the correction, then vendors and game types, then games', () => {
    const groups = groupsOf({
      games: [game('1'), game('2')],
      correction: 'Tigre',
      places: { vendors: [place], categories: [{ ...place, key: 'category-RNG' }] },
      hot: [game('9')],
    })
    expect(keysOf(groups)).toEqual([
      'correction: correction',
      'vendors: vendor-PG',
      'categories: category-RNG',
      'games: game-1 game-2',
    ])
    expect(firstChoice(groups)?.key).toBe('game-1')
  })

  it('firstChoice returns the first vendor or game type if no game matches, and nothing if only hot games are shown', () => {
    const places = groupsOf({ games: [], places: { ...none, vendors: [place] }, hot: [game('9')] })
    expect(firstChoice(places)?.actions[0]).toEqual({ does: 'go', path: place.path })
    const nothing = groupsOf({ games: [], places: none, hot: [game('9')] })
    expect(keysOf(nothing)).toEqual(['hot: game-9'])
    expect(firstChoice(nothing)).toBeUndefined()
  })
})

describe('actions of a game row', () => {
  it("the actions of a game row are play, a free trial if there is one, and the game's page", () => {
    const [group] = groupsBefore([], [game('1'), game('2', { supportPlay: 0 })])
    expect(group?.rows.map(({ actions }) => actions.map(({ does }) => does))).toEqual([
      ['play', 'go'],
      ['play', 'play', 'go'],
    ])
    expect(group?.rows[0]?.actions.at(-1)).toEqual({ does: 'go', path: '/game/1' })
  })
})

describe('groupsBefore', () => {
  it('groupsBefore lists recent searches with a clear button, then hot games', () => {
    expect(keysOf(groupsBefore(['tigre', 'ouro'], [game('1')]))).toEqual([
      'recent: recent-0 recent-1 forgetAll',
      'hot: game-1',
    ])
    expect(groupsBefore([], [])).toEqual([])
  })
})
