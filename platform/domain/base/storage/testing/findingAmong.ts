import { expect, it } from 'vitest'
import type { Query } from '../store.ts'
import { awkwardTexts, type SuiteStore, type Thing, thing } from './suiteCollections.ts'

export function itFindsAmongValues(store: () => SuiteStore): void {
  const idsOf = async (query?: Query<Thing>) =>
    (await store().things.find(query)).map(({ id }) => id).join('')

  it('a list condition accepts an empty list, several values and very many values', async () => {
    for (const [id, weight] of Object.entries({ d: 2, b: 1, e: 1, a: 3, c: null })) {
      const sure = weight === null ? null : weight > 1
      await store().things.insert(
        thing(id, { weight, sure, size: weight ?? 0, flag: sure === true }),
      )
    }
    expect(await idsOf({ where: { id: { in: ['e', 'b', 'x', 'b'] } } })).toBe('be')
    expect(await idsOf({ where: { weight: { in: [3, 2] }, flag: true } })).toBe('ad')
    expect(await idsOf({ where: { sure: { in: [false] } } })).toBe('be')
    expect(await idsOf({ where: { weight: { in: [] } } })).toBe('')
    expect(await idsOf({ where: { size: { in: [1], below: 1 } } })).toBe('')
    expect(await store().things.count({ name: { in: ['a', 'c'] } })).toBe(2)
    const many = Array.from({ length: 70_000 }, (_, index) => `${index}`)
    expect(await idsOf({ where: { id: { in: [...many, 'd'] } } })).toBe('d')
    expect(await store().things.remove({ id: { in: ['a', 'd'] } })).toBe(2)
    expect(await idsOf()).toBe('bce')
  })

  it('a contains condition matches texts literally and is case-sensitive', async () => {
    const names = { a: 'Ana Júlia', b: 'juliana', c: '50%', d: '5_0', e: '', f: '\u{1f600}!' }
    for (const [id, name] of Object.entries(names)) {
      await store().things.insert(thing(id, { name, code: id === 'b' ? null : name }))
    }
    expect(await idsOf({ where: { name: { contains: 'an' } } })).toBe('b')
    expect(await idsOf({ where: { name: { contains: 'Jú' } } })).toBe('a')
    expect(await idsOf({ where: { name: { contains: '%' } } })).toBe('c')
    expect(await idsOf({ where: { name: { contains: '_' } } })).toBe('d')
    expect(await idsOf({ where: { name: { contains: '\u{1f600}' } } })).toBe('f')
    expect(await idsOf({ where: { name: { contains: '' } } })).toBe('abcdef')
    expect(await idsOf({ where: { code: { contains: 'a' } } })).toBe('a')
    expect(await store().things.count({ name: { contains: '5' } })).toBe(2)
  })

  it('a list condition finds rows by texts with unusual characters', async () => {
    for (const [index, text] of awkwardTexts.entries()) {
      await store().things.insert(thing(String(index), { name: text }))
    }
    expect(await store().things.count({ name: { in: awkwardTexts } })).toBe(awkwardTexts.length)
    for (const text of awkwardTexts) {
      const found = await store().things.find({ where: { name: { in: [text] } } })
      expect(found.map(({ name }) => name)).toEqual([text])
    }
  })
}
