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

/** What is emitted for one call that answers with a schema. */
function emitted(schema: Schema, method = 'get'): string {
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

describe('the kinds of what lists hold', () => {
  it('follow from the contract’s word for them, else from their type', () => {
    const answer = success(object({ rows: list }))
    expect(emitted(answer)).toContain(`  "/rows": ${JSON.stringify({ rows: kinds })}\n`)
  })

  it('are those of a success, among whatever else the call may answer', () => {
    const answer = { oneOf: [failure, success(object({ items: list }))] }
    expect(emitted(answer)).toContain(`  "/rows": ${JSON.stringify({ items: kinds })}\n`)
  })

  it('include the sums that stand beside a list, and no field by itself', () => {
    const sums = object({ total: { type: 'string', 'x-kind': 'money' } })
    const answer = success(object({ rows: list, sums, page: { type: 'integer' } }))
    const expected = JSON.stringify({ rows: kinds, sums: { total: 'money' } })
    expect(emitted(answer)).toContain(`  "/rows": ${expected}\n`)
  })

  it.each([
    ['an answer without a list', success(object({ one: row })), 'get'],
    [
      'a list of plain words',
      success(object({ names: { type: 'array', items: { type: 'string' } } })),
      'get',
    ],
    ['a write', success(object({ rows: list })), 'post'],
    ['a failure alone', failure, 'get'],
  ])('are none for %s', (_, schema, method) => {
    expect(emitted(schema, method)).not.toContain('/rows')
  })
})
