import { describe, expect, it } from 'vitest'
import { createKeptList } from './keptList.ts'

function aStorage(setItem?: () => void) {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void texts.set(key, text)),
  }
}

describe('list of the latest items', () => {
  it('a kept list contains the newest fifty items, newest first, and notifies its listeners of each added item', () => {
    const list = createKeptList<number>('list')
    const told: unknown[] = []
    const stop = list.subscribe((addedItem) => told.push(addedItem))
    for (let number = 1; number <= 60; number += 1) list.add(number)
    stop()
    list.add(61)
    expect(list.items().slice(0, 2)).toEqual([61, 60])
    expect(list.items()).toHaveLength(50)
    expect(told).toHaveLength(60)
    expect(told.at(-1)).toBe(60)
  })

  it('a kept list with a storage survives reloads until it is cleared', () => {
    const storage = aStorage()
    createKeptList<string>('list', storage).add('a code')
    expect(createKeptList('list', storage).items()).toEqual(['a code'])
    expect(createKeptList('another', storage).items()).toEqual([])
    createKeptList('list', storage).forget()
    expect(createKeptList('list', storage).items()).toEqual([])
  })

  it('two tabs with the same storage share one kept list, including additions and clearing', () => {
    const storage = aStorage()
    const [here, there] = [
      createKeptList<string>('list', storage),
      createKeptList<string>('list', storage),
    ]
    here.add('first')
    there.add('second')
    expect(here.items()).toEqual(['second', 'first'])
    here.forget()
    there.add('third')
    expect(here.items()).toEqual(['third'])
  })

  it.each(['{"not": "a list"}', '[unfinished'])(
    'the list starts empty when its storage contains %s',
    (text) => {
      const storage = aStorage()
      storage.setItem('list', text)
      expect(createKeptList('list', storage).items()).toEqual([])
    },
  )

  it('a kept list keeps working when its storage is full', () => {
    const full = aStorage(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const list = createKeptList<string>('list', full)
    list.add('a code')
    expect(list.items()).toEqual(['a code'])
  })
})
