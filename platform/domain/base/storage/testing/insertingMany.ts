import { expect, it } from 'vitest'
import { DuplicateError } from '../store.ts'
import { awkwardTexts, type SuiteStore, thing } from './suiteCollections.ts'

export function itInsertsMany(store: () => SuiteStore): void {
  const ids = async () => (await store().things.find()).map(({ id }) => id)

  it('insertMany stores any number of rows unchanged', async () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      thing(`t-${String(index).padStart(3, '0')}`, {
        size: index,
        flag: index % 2 === 0,
        data: { index },
        code: index % 3 === 0 ? null : `c-${index} ${awkwardTexts[index % awkwardTexts.length]}`,
      }),
    )
    await store().things.insertMany(rows)
    expect(await store().things.find()).toEqual(rows)
    await store().things.insertMany([])
    expect(await store().things.count()).toBe(300)
  })

  it('insertMany inserts all rows or none, and its transaction can continue after a failure', async () => {
    await store().things.insert(thing('m', { code: 'taken' }))
    const fresh = Array.from({ length: 150 }, (_, index) => thing(`n-${index}`))
    const taken = [...fresh, thing('z', { code: 'taken' }), thing('m')]
    const expected = { collection: 'things', columns: ['code'] }
    await expect(store().things.insertMany(taken)).rejects.toMatchObject(expected)
    expect(await ids()).toEqual(['m'])
    await store().transaction(async ({ things }) => {
      await things.insert(thing('before'))
      await expect(things.insertMany(taken)).rejects.toBeInstanceOf(DuplicateError)
      await things.insertMany([thing('after'), thing('n-1')])
    })
    expect(await ids()).toEqual(['after', 'before', 'm', 'n-1'])
  })

  it('insertMany rejects rows that share an id or a unique value with each other', async () => {
    const twice = [thing('a'), thing('b'), thing('a')]
    const same = [thing('a', { name: 'n', weight: 1 }), thing('b', { name: 'n', weight: 1 })]
    await expect(store().things.insertMany(twice)).rejects.toMatchObject({ columns: ['id'] })
    await expect(store().things.insertMany(same)).rejects.toMatchObject({
      columns: ['name', 'weight'],
    })
    expect(await ids()).toEqual([])
  })

  it('insertMany can replace rows that its transaction removed, and inserts no row when it fails', async () => {
    await store().things.insert(thing('a', { code: 'c', size: 1 }))
    await store().transaction(async ({ things }) => {
      await things.remove({ id: 'a' })
      const clash = [thing('a'), thing('b', { code: 'x' }), thing('c', { code: 'x' })]
      await expect(things.insertMany(clash)).rejects.toBeInstanceOf(DuplicateError)
      expect(await things.get('a')).toBeUndefined()
      await things.insertMany([thing('a', { code: 'c', size: 2 }), thing('b')])
    })
    expect(await store().things.find()).toEqual([thing('a', { code: 'c', size: 2 }), thing('b')])
  })

  it('insertMany is rolled back with its transaction', async () => {
    const failing = store().transaction(async ({ things }) => {
      await things.insertMany([thing('a'), thing('b')])
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await ids()).toEqual([])
  })

  it('exactly one of several concurrent insertMany calls with the same rows succeeds', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => thing(`t-${index}`))
    const orders = [rows, rows.toReversed(), rows, rows.toReversed()]
    const outcomes = await Promise.allSettled(orders.map((one) => store().things.insertMany(one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DuplicateError)
    }
    expect(await store().things.count()).toBe(20)
  })
}
