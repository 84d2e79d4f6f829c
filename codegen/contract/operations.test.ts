import { describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import type { Contract } from './contract.ts'
import { listOperations } from './operations.ts'

const ok = { '200': { description: 'ok' } }

function operationOf(contract: Contract) {
  const [operation] = listOperations(contract)
  if (!operation) throw new Error('the contract has no operation')
  return operation
}

describe('the operations of a contract', () => {
  it('the key of an operation consists of its method and path', () => {
    const contract = contractOf({
      '/a': { get: { responses: ok }, post: { responses: ok }, summary: 'no method' },
      '/b/{id}': { delete: { responses: ok } },
    })
    const keys = listOperations(contract).map(({ key }) => key)
    expect(keys).toEqual(['GET /a', 'POST /a', 'DELETE /b/{id}'])
  })

  it('an operation inherits the parameters of its path item, except those that it declares itself with the same name and location', () => {
    const shared = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'lang', in: 'query', schema: { type: 'string' } },
    ]
    const own = [
      { name: 'lang', in: 'query', schema: { type: 'integer' } },
      { name: 'lang', in: 'header', schema: { type: 'string' } },
    ]
    const contract = contractOf({
      '/a/{id}': { parameters: shared, get: { parameters: own, responses: ok } },
    })
    const { parameters } = operationOf(contract)
    expect(parameters.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      'path id',
      'query lang',
      'header lang',
    ])
    expect(parameters[1]?.schema).toEqual({ type: 'integer' })
  })

  it('references to path items, parameters, bodies and responses are resolved', () => {
    const contract: Contract = {
      ...contractOf({ '/a': { $ref: '#/components/pathItems/A' } }),
      components: {
        pathItems: {
          A: {
            post: {
              parameters: [{ $ref: '#/components/parameters/P' }],
              requestBody: { $ref: '#/components/requestBodies/B' },
              responses: { '200': { $ref: '#/components/responses/R' } },
            },
          },
        },
        parameters: { P: { name: 'p', in: 'query', schema: true } },
        requestBodies: { B: { required: true, content: { 'application/json': {} } } },
        responses: { R: { description: 'r', content: { 'text/plain': {} } } },
      },
    }
    const operation = operationOf(contract)
    expect(operation.parameters).toEqual([{ name: 'p', in: 'query', schema: true }])
    expect(operation.body).toEqual({
      required: true,
      content: { 'application/json': { schema: {} } },
    })
    expect(operation.responses['200']?.content).toEqual({
      'text/plain': { schema: { type: 'string' } },
    })
  })

  it('the body of a GET is never required, since browsers cannot send it', () => {
    const requestBody = { required: true, content: { 'application/json': {} } }
    const contract = contractOf({ '/a': { get: { requestBody, responses: ok } } })
    expect(operationOf(contract).body?.required).toBe(false)
  })

  it('an operation has the module, security, encryption, idempotency and rejection codes that the contract declares for it', () => {
    const contract = contractOf({
      '/a': {
        post: {
          operationId: 'pay',
          tags: ['wallet'],
          security: [{ userToken: [] }],
          'x-module': 'WALLET',
          'x-encrypted': 'body',
          'x-idempotent': true,
          'x-rejections': ['TOO_MUCH'],
          responses: ok,
        },
      },
    })
    expect(operationOf(contract)).toMatchObject({
      id: 'pay',
      tag: 'wallet',
      module: 'WALLET',
      security: ['userToken'],
      encrypted: true,
      idempotent: true,
      rejections: ['TOO_MUCH'],
    })
  })

  it('an operation without security and extensions is public, unencrypted and not idempotent', () => {
    const contract = contractOf({ '/a': { get: { tags: ['odds'], responses: ok } } })
    expect(operationOf(contract)).toMatchObject({
      id: 'get /a',
      module: 'odds',
      security: [],
      encrypted: false,
      idempotent: false,
      rejections: [],
      body: undefined,
    })
  })
})
