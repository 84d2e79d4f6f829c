import { describe, expect, it } from 'vitest'
import type { Contract, Schema } from '../contract/contract.ts'
import { listOperations } from '../contract/operations.ts'
import { emitListKinds } from './listKinds.ts'

const row = {
  type: 'object',
  properties: {
    amount: { type: 'string', 'x-kind': 'money' },
    isPaid: { type: 'boolean' },
    count: { type: 'integer' },
    state: { type: 'string', enum: ['OPEN', 'PAID'] },
    at: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    note: { type: 'string' },
    parts: { type: 'array', items: { type: 'string' } },
  },
}
const kinds = {
  amount: 'money',
  isPaid: 'flag',
  count: 'count',
  state: 'label',
  at: 'instant',
  day: 'day',
  note: 'text',
}
const list = { type: 'array', items: { $ref: '#/components/schemas/Row' } }
const object = (properties: object): Schema => ({ type: 'object', properties })
const success = (value: Schema) => object({ success: { const: true }, value })
const failure = object({ success: { const: false }, value: object({ rows: list }) })

/** Emits the display kinds for one operation, at `/rows`, with the given response schema. */
function emit(schema: Schema, method = 'get'): string {
  const call = {
    operationId: 'readRows',
    responses: { 200: { content: { 'application/json': { schema } } } },
  }
  const contract: Contract = {
    info: { title: 'Rows', version: '1' },
    paths: { '/rows': { [method]: call } },
    components: { schemas: { Row: row } },
  }
  return emitListKinds(contract, listOperations(contract))
}

describe('emitListKinds', () => {
  it('the display kind of a list field is its x-kind; without an x-kind it follows from type and format', () => {
    const answer = success(object({ rows: list }))
    expect(emit(answer)).toContain(`  "/rows": ${JSON.stringify({ rows: kinds })}\n`)
  })

  it('display kinds come from the success branch of a response, not from the failure branch', () => {
    const answer = { oneOf: [failure, success(object({ items: list }))] }
    expect(emit(answer)).toContain(`  "/rows": ${JSON.stringify({ items: kinds })}\n`)
  })

  it('display kinds are emitted for an object beside a list, but not for a scalar beside a list', () => {
    const sums = object({ total: { type: 'string', 'x-kind': 'money' } })
    const answer = success(object({ rows: list, sums, page: { type: 'integer' } }))
    const expected = JSON.stringify({ rows: kinds, sums: { total: 'money' } })
    expect(emit(answer)).toContain(`  "/rows": ${expected}\n`)
  })

  it.each([
    ['a response without a list', success(object({ one: row })), 'get'],
    [
      'a list of plain words',
      success(object({ names: { type: 'array', items: { type: 'string' } } })),
      'get',
    ],
    ['a call that changes data', success(object({ rows: list })), 'post'],
    ['a call that only fails', failure, 'get'],
  ])('no display kinds are emitted for %s', (_, schema, method) => {
    expect(emit(schema, method)).not.toContain('/rows')
  })
})
