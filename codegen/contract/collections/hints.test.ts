import { describe, expect, it } from 'vitest'
import {
  answerOf,
  bodyOf,
  find,
  findOnly,
  list,
  number,
  object,
  Pet,
  path,
  petId,
  petPaths,
  query,
  text,
} from '../../testing/collectionsIn.ts'
import { ContractError } from '../contractError.ts'

describe('x-resource', () => {
  it('x-resource joins operations on the same items under unrelated paths', () => {
    const ownerId = { parameters: [path('ownerId', 'integer')] }
    const item = object({ id: number, name: text, ownerId: number })
    const { operations } = findOnly(
      {
        '/owners/{ownerId}/animals': {
          'x-resource': 'pets',
          get: answerOf(list(Pet), ownerId),
          post: bodyOf(Pet, answerOf(Pet, ownerId)),
        },
        '/pets/{petId}': { 'x-resource': 'pets', get: answerOf(Pet, petId) },
      },
      { Pet: item },
    )
    expect(Object.values(operations).map(({ role, scope }) => [role, scope])).toEqual([
      ['read', []],
      ['list', []],
      ['create', []],
    ])
    expect(operations['POST /owners/{ownerId}/animals']?.fixedParameters).toEqual([
      { parameter: 'ownerId', at: ['ownerId'] },
    ])
  })

  it('x-resource sets the role, the id property and the location of items that the paths do not reveal', () => {
    const found = object({ code: text, name: text })
    const { id, operations } = findOnly({
      '/pets.list': {
        get: answerOf(object({ ok: text, all: list(found) }), {
          'x-resource': { name: 'pets', role: 'list', items: '/all', id: 'code' },
        }),
      },
      '/pets.info': {
        get: answerOf(object({ ok: text, pet: found }), {
          parameters: [query('pet')],
          'x-resource': { name: 'pets', role: 'read', parameter: 'pet', item: '/pet' },
        }),
      },
    })
    expect(id).toEqual(['code'])
    expect(operations['GET /pets.info']).toMatchObject({
      role: 'read',
      id: { in: 'query', name: 'pet' },
      item: { at: ['pet'] },
    })
    expect(operations['GET /pets.list']?.item).toEqual({ at: ['all'] })
  })

  it('x-resource: false excludes an operation or a whole path', () => {
    const { delete: remove, ...rest } = petPaths['/pets/{petId}'] ?? {}
    const off = { ...rest, delete: { ...(remove as object), 'x-resource': false } }
    const { operations } = findOnly({ ...petPaths, '/pets/{petId}': off })
    expect(operations).not.toHaveProperty(['DELETE /pets/{petId}'])
    expect(find({ ...petPaths, '/pets/{petId}': { 'x-resource': false, ...rest } })).toEqual([])
  })

  it.each([
    [{ role: 'list' }, 'x-resource has no name'],
    [{ name: 'pets', role: 'makes' }, 'the role of x-resource is one of create, list'],
    [7, 'x-resource is a name, an object with a name, or false'],
  ])('x-resource %o is rejected', (hint, reason) => {
    const paths = { '/pets': { get: answerOf(list(Pet), { 'x-resource': hint }) } }
    expect(() => find(paths)).toThrow(ContractError)
    expect(() => find(paths)).toThrow(`GET /pets: ${reason}`)
  })
})
