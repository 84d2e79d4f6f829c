import { expect, it } from 'vitest'
import { chooseBenches } from './chooseBenches.ts'

const names = ['form', 'paint', 'paintTouch', 'conformance', 'growth']
const chosenBy = (...words: string[]) =>
  chooseBenches(names, words).chosen.map(({ name, argument }) =>
    argument === undefined ? name : `${name} ${argument}`,
  )

it('`npm run bench` without a word runs every bench', () => {
  expect(chosenBy()).toEqual(names)
})

it('`npm run bench` runs the benches of several words in their order', () => {
  expect(chosenBy('growth', 'form')).toEqual(['growth', 'form'])
})

it('a word of `npm run bench` chooses the bench of this name, else those that contain it', () => {
  expect(chosenBy('paint')).toEqual(['paint'])
  expect(chosenBy('orm')).toEqual(['form', 'conformance'])
})

it('a number of `npm run bench` is the argument of the bench before it', () => {
  expect(chosenBy('form', 'growth', '1000000')).toEqual(['form', 'growth 1000000'])
})

it('`npm run bench` reports the words that choose no bench', () => {
  expect(chooseBenches(names, ['form', 'speed']).unknown).toEqual(['speed'])
})
