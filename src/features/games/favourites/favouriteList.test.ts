import { expect, it } from 'vitest'
import { changed, type Favourite } from './favouriteList.ts'

const one: Favourite = { nodeId: '1', vendor: 'PG', gameType: 'RNG' }
const other: Favourite = { nodeId: '2', vendor: 'EVO', gameType: 'LIVE' }

it('[GAME-28] adding an existing favourite does not change the list', () => {
  expect(changed([one], { favourite: other, isOn: true })).toEqual([other, one])
  expect(changed([other, one], { favourite: one, isOn: true })).toEqual([other, one])
})

it('removing a favourite drops it, and removing an unknown one changes nothing', () => {
  expect(changed([other, one], { favourite: one, isOn: false })).toEqual([other])
  expect(changed([other], { favourite: one, isOn: false })).toEqual([other])
})
