import { expect, it } from 'vitest'
import { awkwardTexts, largestInteger, type SuiteStore, thing } from './suiteCollections.ts'

export function itAddsRowsUp(store: () => SuiteStore): void {
  it('a sum query groups rows by equal column values, including null and unusual texts', async () => {
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

  it('a sum without groups covers all rows, and a sum over no rows returns no group', async () => {
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

  it('a sum query groups rows by time spans, also for times before `from`', async () => {
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

  it('a sum query returns the exact start of the time span that contains the largest possible time', async () => {
    const { things } = store()
    await things.insert(thing('a', { at: largestInteger }))
    const spans = { column: 'at', length: 7, from: -5 } as const
    expect(await things.sum({ spans })).toEqual([
      { by: {}, span: largestInteger - 1, count: 1, sums: {} },
    ])
  })

  it('a sum query is exact, and a total beyond the safe integers throws a RangeError', async () => {
    const { things } = store()
    await things.insert(thing('a', { size: largestInteger }))
    await things.insert(thing('b', { size: largestInteger }))
    await things.insert(thing('c', { size: -largestInteger }))
    expect(await things.sum({ of: ['size'] })).toMatchObject([{ sums: { size: largestInteger } }])
    const tooMuch = things.sum({ where: { size: { atLeast: 0 } }, of: ['size'] })
    await expect(tooMuch).rejects.toBeInstanceOf(RangeError)
  })

  it('a sum query in a transaction includes the writes of the transaction', async () => {
    await store().things.insert(thing('a', { size: 1 }))
    await store().transaction(async ({ things }) => {
      await things.insert(thing('b', { size: 2 }))
      await things.update('a', { size: 5 })
      expect(await things.sum({ of: ['size'] })).toMatchObject([{ sums: { size: 7 } }])
    })
  })

  it('a sum query rejects totals of text or time columns, grouping by JSON columns, and invalid time spans', async () => {
    const { things } = store()
    const refused = [
      // TypeScript rejects each of these queries too.
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
