import type { Parameter } from 'contract-mocks/contract'
import { describe, expect, it } from 'vitest'
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

/** A call that the product defines: the minimum that the contract must contain. */
export type ProductCall = {
  /** Requirement id and a short name, for the test's title. */
  says: string
  call: OperationKey
  /**
   * Query parameters. `true`: any value; one value: the only value or the default; a list: each of
   * its values is accepted.
   */
  query?: Record<string, true | Value | readonly Value[]>
  /** Fields of the request's body. `true`: any value; one value: the only value or the default. */
  body?: Record<string, true | Value>
  /** Fields that the same object of the response contains. */
  answer?: readonly string[]
  isEncrypted?: true
  isFormEncoded?: true
  token?: true
  /** True for a call with neither query nor body. */
  empty?: true
}

/** Problems of an otherwise valid query with these values. */
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

/** Tags of the area `account`; all other tags belong to the area `play`. */
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
 * Tests that the contract has these calls as the product defines them, and marks all other calls
 * as the portal's own.
 */
export function describeCalls(area: 'account' | 'play', calls: readonly ProductCall[]): void {
  describe.each(calls)('$says: $call', (expectedCall) => {
    it('the operation has the origin, security and encoding that the product defines', () => {
      const operation = operationOf(expectedCall.call)
      expect(originOf(operation)).toBe('spec')
      if (expectedCall.token) expect(operation.security).toContain('playerToken')
      expect(operation.encrypted).toBe(expectedCall.isEncrypted ?? false)
      const isForm = 'application/x-www-form-urlencoded' in (operation.body?.content ?? {})
      expect(isForm).toBe(expectedCall.isFormEncoded ?? false)
    })

    it('the operation has the parameters and fields that the product defines', () => {
      const operation = operationOf(expectedCall.call)
      expectQuery(expectedCall)
      expectBody(expectedCall)
      expect(
        missingFields(objectsIn(answerOf(operation)), expectedCall.answer ?? []),
        'answer',
      ).toEqual([])
      if (!expectedCall.empty) return
      expect(operation.body).toBeUndefined()
      expect(operation.parameters.filter((parameter) => parameter.in === 'query')).toEqual([])
    })
  })

  it("every call that the product does not define is marked as the portal's own", () => {
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
