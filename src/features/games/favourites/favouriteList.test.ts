import { expect, it } from 'vitest'
import { changed, type Favourite } from './favouriteList.ts'

const one: Favourite = { nodeId: '1', vendor: 'PG', gameType: 'RNG' }
const other: Favourite = { nodeId: '2', vendor: 'EVO', gameType: 'LIVE' }

it('[GAME-28] a favourite that is there already is not added again', () => {
  expect(changed([one], { favourite: other, isOn: true })).toEqual([other, one])
  expect(changed([other, one], { favourite: one, isOn: true })).toEqual([other, one])
})

it('one that goes is gone, and one that was not there changes nothing', () => {
  expect(changed([other, one], { favourite: one, isOn: false })).toEqual([other])
  expect(changed([other], { favourite: one, isOn: false })).toEqual([other])
})
