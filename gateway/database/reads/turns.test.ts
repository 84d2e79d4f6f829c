import { afterEach, expect, it, vi } from 'vitest'
import { createTurns, mapInTurns } from './turns.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('the event loop runs other work after a long read, but not between short reads', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const takeTurn = createTurns()
  const heard: string[] = []
  const other = () => heard.push('other')
  const read = (name: string, milliseconds: number) =>
    takeTurn(async () => {
      vi.advanceTimersByTime(milliseconds)
      heard.push(name)
    })
  setImmediate(other)
  await read('short', 0)
  await read('long', 10)
  await read('last', 0)
  expect(heard).toEqual(['short', 'long', 'other', 'last'])
})

it('the event loop runs other work while many rows are mapped', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => index)
  let madeMeanwhile = 0
  const mapping = mapInTurns(rows, (row) => {
    madeMeanwhile += 1
    return row * 2
  })
  await new Promise(setImmediate)
  expect(madeMeanwhile).toBeLessThan(3000)
  expect(await mapping).toEqual(rows.map((row) => row * 2))
})
