import { expect, it } from 'vitest'
import { awkwardTexts, largest, type SuiteStore, thing } from './suiteCollections.ts'

export function itAddsRowsUp(store: () => SuiteStore): void {
  it('are of rows that are equal in some columns, null and odd texts among them', async () => {
    const { things } = store()
    for (const [index, name] of awkwardTexts.entries()) {
      const weight = index % 2 === 0 ? null : 5
      await things.insert(thing(`a-${index}`, { name, weight, size: index }))
      await things.insert(thing(`b-${index}`, { name, weight: index + 9, size: 100 }))
    }
    const byName = await things.sum({ by: ['name'], of: ['size'] })
    expect(new Map(byName.map(({ by, sums }) => [by.name, sums.size]))).toEqual(
      new Map(awkwardTexts.map((name, index) => [name, index + 100])),
    )
    const byWeight = await things.sum({ where: { size: { below: 100 } }, by: ['weight'] })
    expect(new Map(byWeight.map(({ by, count }) => [by.weight, count]))).toEqual(
      new Map([
        [null, Math.ceil(awkwardTexts.length / 2)],
        [5, Math.floor(awkwardTexts.length / 2)],
      ]),
    )
  })

  it('are of all rows together unless told otherwise, and of none there is no sum', async () => {
    const { things } = store()
    expect(await things.sum({ of: ['size'] })).toEqual([])
    await things.insert(thing('a', { size: 3, weight: null }))
    await things.insert(thing('b', { size: 4, weight: -2 }))
    expect(await things.sum({ of: ['size', 'weight'] })).toEqual([
      { by: {}, span: null, count: 2, sums: { size: 7, weight: -2 } },
    ])
    expect(await things.sum({ where: { id: 'a' }, of: ['weight'] })).toEqual([
      { by: {}, span: null, count: 1, sums: { weight: 0 } },
    ])
    expect(await things.sum({ where: { size: 9 } })).toEqual([])
  })

  it('are of spans of time, before their beginning too', async () => {
    const { things } = store()
    const times = [-11, -10, -1, 2, 3, 12, 13]
    for (const at of times) await things.insert(thing(`t${at}`, { at, size: 1 }))
    const spans = { column: 'at', length: 10, from: 3 } as const
    const sums = await things.sum({ spans, of: ['size'] })
    expect(new Map(sums.map(({ span, sums: { size } }) => [span, size]))).toEqual(
      new Map([...[[-17, 2] as const, [-7, 2] as const], ...[[3, 2] as const, [13, 1] as const]]),
    )
    const none = await things.sum({ spans: { ...spans, column: 'until' } })
    expect(none).toEqual([{ by: {}, span: null, count: times.length, sums: {} }])
  })

  it('are of exact spans of the largest times', async () => {
    const { things } = store()
    await things.insert(thing('a', { at: largest }))
    const spans = { column: 'at', length: 7, from: -5 } as const
    expect(await things.sum({ spans })).toEqual([{ by: {}, span: largest - 1, count: 1, sums: {} }])
  })

  it('are exact, and refused above what a number can tell', async () => {
    const { things } = store()
    await things.insert(thing('a', { size: largest }))
    await things.insert(thing('b', { size: largest }))
    await things.insert(thing('c', { size: -largest }))
    expect(await things.sum({ of: ['size'] })).toMatchObject([{ sums: { size: largest } }])
    const tooMuch = things.sum({ where: { size: { atLeast: 0 } }, of: ['size'] })
    await expect(tooMuch).rejects.toBeInstanceOf(RangeError)
  })

  it('see what their transaction has written', async () => {
    await store().things.insert(thing('a', { size: 1 }))
    await store().transaction(async ({ things }) => {
      await things.insert(thing('b', { size: 2 }))
      await things.update('a', { size: 5 })
      expect(await things.sum({ of: ['size'] })).toMatchObject([{ sums: { size: 7 } }])
    })
  })

  it('cannot be of what is no number, nor by JSON or spans of nothing', async () => {
    const { things } = store()
    const refused = [
      // Each is refused by the types too.
      { of: ['name' as 'size'] },
      { of: ['at'] },
      { by: ['data' as 'name'] },
      { by: ['other' as 'name'] },
      { spans: { column: 'size', length: 5, from: 0 } },
      { spans: { column: 'at', length: 0, from: 0 } },
      { spans: { column: 'at', length: 5, from: 0.5 } },
    ] as const
    for (const query of refused) {
      await expect(things.sum(query), JSON.stringify(query)).rejects.toBeInstanceOf(TypeError)
    }
  })
}
