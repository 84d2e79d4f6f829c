import { expect, it } from 'vitest'
import { pocketColor } from './pocketColor.ts'

it('pocketColor returns the colour of each number of a roulette wheel', () => {
  expect(['0', '1', '2', '17', '36'].map(pocketColor)).toEqual([
    'green',
    'red',
    'black',
    'black',
    'red',
  ])
  const colors = Array.from({ length: 37 }, (_, number) => pocketColor(String(number)))
  expect(colors.filter((color) => color === 'red')).toHaveLength(18)
  expect(colors.filter((color) => color === 'black')).toHaveLength(18)
})
