import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../../codegen/contract/contract.ts'
import { sampleRequests } from '../../../mocks/gen/requests.ts'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'
import { requestValidators } from '../../../src/api/gen/validators.js'
import {
  answerOf,
  bodyOf,
  isFixedTo,
  missingFields,
  objectsIn,
  operationOf,
  operations,
  originOf,
} from './contractFields.ts'

type Value = string | number

/** A call that the product names: what the contract must have, whatever it has besides. */
export type ProductCall = {
  /** The requirement's id and a few words, for the test's title. */
  says: string
  call: OperationKey
  /**
   * Query parameters; a value is their only one or their default, a list is taken value by value.
   */
  query?: Record<string, true | Value | readonly Value[]>
  /** Fields of the request's body; a value is the only one that is taken. */
  body?: Record<string, true | Value>
  /** Fields that stand together in the answer. */
  answer?: readonly string[]
  encrypted?: true
  formEncoded?: true
  token?: true
  /** Neither a query nor a body. */
  empty?: true
}

/** What the contract says against these values in the query of a call that is good but for them. */
const queryFaults = (call: OperationKey, values: Record<string, Value>) => {
  const query = Object.entries({ ...sampleRequests[call].query, ...values })
  return requestValidators[call].read.query(
    new URLSearchParams(query.map(([name, value]) => [name, String(value)])),
  ).violations
}

function expectQuery({ call, query = {} }: ProductCall): void {
  const schemas = new Map(
    operationOf(call)
      .parameters.filter((parameter: Parameter) => parameter.in === 'query')
      .map(({ name, schema }) => [name, schema]),
  )
  expect([...schemas.keys()], 'query').toEqual(expect.arrayContaining(Object.keys(query)))
  for (const [name, value] of Object.entries(query)) {
    if (value === true) continue
    if (typeof value === 'object') {
      for (const one of value) expect(queryFaults(call, { [name]: one })).toBeNull()
    } else {
      expect(isFixedTo(schemas.get(name), value), `${name} ${value}`).toBe(true)
    }
  }
}

function expectBody({ call, body = {} }: ProductCall): void {
  const objects = objectsIn(bodyOf(operationOf(call)))
  expect(missingFields(objects, Object.keys(body)), 'body lacks').toEqual([])
  for (const [name, value] of Object.entries(body)) {
    if (value === true) continue
    const fixed = objects.some((fields) => isFixedTo(fields.get(name), value))
    expect(fixed, `${name} ${value}`).toBe(true)
  }
}

/** Members' own calls, which the product has in parts of its own as it has play. */
const accountTags = new Set([
  'system',
  'verification',
  'registration',
  'session',
  'account',
  'wallet',
  'announcements',
  'messages',
  'support',
])

/**
 * Tests that these calls are what the product names of accounts or of play, and that no other is.
 */
export function describeCalls(area: 'account' | 'play', calls: readonly ProductCall[]): void {
  describe.each(calls)('$says: $call', (wanted) => {
    it('is in the contract as the product names it', () => {
      const operation = operationOf(wanted.call)
      expect(originOf(operation)).toBe('spec')
      if (wanted.token) expect(operation.security).toContain('playerToken')
      expect(operation.encrypted).toBe(wanted.encrypted ?? false)
      const isForm = 'application/x-www-form-urlencoded' in (operation.body?.content ?? {})
      expect(isForm).toBe(wanted.formEncoded ?? false)
    })

    it('takes and answers what the product says', () => {
      const operation = operationOf(wanted.call)
      expectQuery(wanted)
      expectBody(wanted)
      expect(missingFields(objectsIn(answerOf(operation)), wanted.answer ?? []), 'answer').toEqual(
        [],
      )
      if (!wanted.empty) return
      expect(operation.body).toBeUndefined()
      expect(operation.parameters.filter((parameter) => parameter.in === 'query')).toEqual([])
    })
  })

  it('every other call says that it is ours', () => {
    const named = new Set<string>(calls.map(({ call }) => call))
    const wrong = [...operations.values()].filter(
      (one) =>
        accountTags.has(one.tag) === (area === 'account') &&
        !named.has(one.key) &&
        originOf(one) !== 'ours',
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })
}
