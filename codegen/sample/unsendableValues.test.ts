import { describe, expect, it } from 'vitest'
import { planContract } from '../contract/planContract.ts'
import { contractOf } from '../testing/contractOf.ts'
import { sampleContract } from './sampleContract.ts'

const ok = { '204': { description: 'ok' } }

function requestOf(path: string, operation: Record<string, unknown>) {
  const { requests } = sampleContract(planContract(contractOf({ [path]: operation })))
  const [[, request] = []] = requests
  return request
}

describe('sample requests', () => {
  it.each([
    ['a text', { type: 'string', enum: ['', 'active'] }],
    ['a list', { type: 'array', items: { enum: ['active'] }, maxItems: 1 }],
  ])(
    'a sample request has a non-empty path value for %s that the schema allows to be empty',
    (_, schema) => {
      const parameters = [{ name: 'state', in: 'path', required: true, schema }]
      const request = requestOf('/jobs/{state}', { get: { parameters, responses: ok } })
      expect([request?.path.state].flat()).toEqual(['active'])
    },
  )

  it('a sample form has at least one item in each required list', () => {
    const list = { type: 'array', items: { enum: ['a'] }, maxItems: 1 }
    const schema = {
      type: 'object',
      required: ['one', 'two', 'three'],
      properties: { one: list, two: list, three: list },
    }
    const content = { 'application/x-www-form-urlencoded': { schema } }
    const request = requestOf('/a', { post: { requestBody: { content }, responses: ok } })
    expect(request?.body).toEqual({ one: ['a'], two: ['a'], three: ['a'] })
  })

  it('a sample request has an empty list if the schema allows no items', () => {
    const schema = { type: 'array', maxItems: 0 }
    const parameters = [{ name: 'ids', in: 'query', required: true, schema }]
    const request = requestOf('/a', { get: { parameters, responses: ok } })
    expect(request?.query).toEqual({ ids: [] })
  })
})
