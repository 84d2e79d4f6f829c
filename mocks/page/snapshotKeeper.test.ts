import { expect, it } from 'vitest'
import { createSnapshotKeeper } from './snapshotKeeper.ts'

function open() {
  const written: [string, string][] = []
  const storage = {
    getItem: (key: string) => written.findLast(([name]) => name === key)?.[1] ?? null,
    setItem: (key: string, text: string) => void written.push([key, text]),
  }
  return { written, keeper: createSnapshotKeeper(storage, 'data') }
}

it('the snapshot keeper writes each snapshot and loads the last one', () => {
  const { written, keeper } = open()
  expect(keeper.load()).toBeNull()
  keeper.save('1')
  keeper.save('2')
  expect(written).toEqual([
    ['data', '1'],
    ['data', '2'],
  ])
  expect(keeper.load()).toBe('2')
})

it('the snapshot keeper writes only the last snapshot of a task, even if the task fails', async () => {
  const { written, keeper } = open()
  const work = async () => {
    keeper.save('1')
    keeper.save('2')
    expect(written).toEqual([])
  }
  await keeper.during(work)
  expect(written).toEqual([['data', '2']])
  const failing = keeper.during(async () => {
    keeper.save('3')
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  keeper.save('4')
  expect(written.map(([, text]) => text)).toEqual(['2', '3', '4'])
})

it('the snapshot keeper stores nothing if the browser denies access to storage', async () => {
  const keeper = createSnapshotKeeper(null, 'data')
  keeper.save('1')
  await keeper.during(async () => keeper.save('2'))
  expect(keeper.load()).toBeNull()
})
