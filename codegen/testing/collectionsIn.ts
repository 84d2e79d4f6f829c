import { expect } from 'vitest'
import { findCollections } from '../contract/collections.ts'
import { planContract } from '../contract/planContract.ts'
import { contractOf } from './contractOf.ts'

export type Paths = Parameters<typeof contractOf>[0]

const json = (schema: object) => ({ 'application/json': { schema } })
export const answerOf = (schema: object, more: object = {}) => ({
  ...more,
  responses: { '200': { description: 'ok', content: json(schema) } },
})
export const noBody = { responses: { '204': { description: 'done' } } }
export const bodyOf = (schema: object, more: object) => ({
  requestBody: { content: json(schema) },
  ...more,
})
export const path = (name: string, type = 'string') => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
})
export const query = (name: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  schema,
})
export const object = (properties: Record<string, object>) => ({ type: 'object', properties })
export const list = (items: object) => ({ type: 'array', items })
export const text = { type: 'string' }
export const number = { type: 'integer' }

export const pet = object({ id: number, name: text, kind: text })
export const Pet = { $ref: '#/components/schemas/Pet' }

export const find = (paths: Paths, schemas: Record<string, unknown> = { Pet: pet }) => {
  const contract = contractOf(paths, schemas)
  return findCollections(contract, planContract(contract).plans)
}
export const findOnly = (paths: Paths, schemas?: Record<string, unknown>) => {
  const [collection, ...others] = find(paths, schemas)
  expect(others).toEqual([])
  if (!collection) throw new Error('There is no collection')
  return collection
}
export const rolesOf = (paths: Paths) =>
  Object.fromEntries(
    Object.entries(findOnly(paths).operations).map(([key, { role }]) => [key, role]),
  )

export const petId = { parameters: [path('petId', 'integer')] }
export const petPaths: Paths = {
  '/pets': { get: answerOf(list(Pet)), post: bodyOf(Pet, answerOf(Pet)) },
  '/pets/{petId}': {
    get: answerOf(Pet, petId),
    put: bodyOf(Pet, answerOf(Pet, petId)),
    patch: bodyOf(Pet, answerOf(Pet, petId)),
    delete: { ...petId, ...noBody },
  },
}
