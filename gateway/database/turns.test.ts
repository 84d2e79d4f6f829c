import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const hold = (milliseconds: number) => {
  const begun = performance.now()
  while (performance.now() - begun < milliseconds);
}

it('lets others go on between long reads, and short ones follow each other at once', async () => {
  const takeTurn = createTurns()
  const heard: string[] = []
  const other = () => heard.push('other')
  const read = (name: string, milliseconds: number) =>
    takeTurn(async () => {
      hold(milliseconds)
      heard.push(name)
    })
  setImmediate(other)
  await read('short', 0)
  await read('long', 10)
  await read('last', 0)
  expect(heard).toEqual(['short', 'long', 'other', 'last'])
})
