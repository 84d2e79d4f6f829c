import { expect, it } from 'vitest'
import { applyChange, type Favourite } from './favouriteList.ts'

const one: Favourite = { nodeId: '1', vendor: 'PG', gameType: 'RNG' }
const other: Favourite = { nodeId: '2', vendor: 'EVO', gameType: 'LIVE' }

it('[GAME-28] adding an existing favourite does not change the list', () => {
  expect(applyChange([one], { favourite: other, isOn: true })).toEqual([other, one])
  expect(applyChange([other, one], { favourite: one, isOn: true })).toEqual([other, one])
})

it('removing a favourite drops it from the list; removing an unknown game changes nothing', () => {
  expect(applyChange([other, one], { favourite: one, isOn: false })).toEqual([other])
  expect(applyChange([other], { favourite: one, isOn: false })).toEqual([other])
})
