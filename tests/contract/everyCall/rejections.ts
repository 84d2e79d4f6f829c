import { describe, expect, it } from 'vitest'
import { requestValidators } from '../../../src/api/gen/validators.js'
import { type Calls, type Parts, sampleParts } from './calls/calls.ts'
import {
  bodyOf,
  type ContractOperation,
  documents,
  eachOf,
  isJson,
  operationOf,
  operations,
} from './calls/document.ts'
import { unknownThings } from './unknownThings.ts'

const isMembers = ({ security }: ContractOperation) => security.includes('playerToken')
const takesJson = (operation: ContractOperation) =>
  isJson(bodyOf(operation)?.mediaType ?? '') &&
  requestValidators[operation.key].body(undefined) !== null

/**
 * Tests calls with an unknown session or a wrong CSRF token; `access.ts` tests the rights of
 * callers.
 */
export function describeSessions(calls: () => Calls): void {
  describe('sessions', () => {
    it.each(eachOf(isMembers))(
      '%s responds with 401 to an unknown session',
      async (_key, operation) => {
        const token = 'f'.repeat(64)
        const { status, body } = await calls().send(operation, { ...sampleParts(operation), token })
        expect(status).toBe(401)
        expect(body?.code).toBe('SESSION_EXPIRED')
      },
    )

    it.each(eachOf(({ security }) => security.includes('operatorCookie')))(
      '%s responds with 403 without the CSRF token',
      async (_key, operation) => {
        const parts = sampleParts(operation)
        const { status, body } = await calls().send(operation, {
          ...parts,
          headers: { ...parts.headers, 'X-CSRF-Token': 'another' },
        })
        expect(status).toBe(403)
        expect(body?.code).toBe('CSRF_TOKEN_WRONG')
      },
    )
  })
}

/** Tests outdated versions in operators' changes, and a wrong operator password. */
export function describeOperators(calls: () => Calls): void {
  describe('operators', () => {
    it.each(eachOf((operation) => documents(operation, 412)))(
      '%s responds with 412 to an outdated version',
      async (_key, operation) => {
        const parts = sampleParts(operation)
        const headers = { ...parts.headers, 'If-Match': '"999"' }
        // Version 1 always exists.
        const path = 'version' in parts.path ? { version: 1 } : parts.path
        const { status, body } = await calls().send(operation, { ...parts, path, headers })
        expect(status).toBe(412)
        const isPlatform = operation.key.includes('/ops/platform')
        expect(body?.code).toBe(isPlatform ? 'PLATFORM_CONFLICT' : 'RULES_CONFLICT')
      },
    )

    it('POST /ops/session responds with 401 to a wrong password', async () => {
      const operation = operationOf('POST /ops/session')
      const parts = sampleParts(operation)
      const body = { ...Object(parts.body), password: 'not-the-password' }
      const { status, body: told } = await calls().send(operation, { ...parts, body })
      expect(status).toBe(401)
      expect(told?.code).toBe('OPERATOR_LOGIN_FAILED')
    })
  })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = [...Map.groupBy(operations, ({ path }) => path)]

/** Returns ids that differ from `value` and may be valid in the format of `value`. */
const others = (value: unknown): unknown[] => {
  const text = String(value)
  const ending = (letter: string) =>
    text.replace(/[a-z0-9]{1,8}$/i, (end) => letter.repeat(end.length))
  return typeof value === 'number'
    ? [987_654, 99]
    : [`${text}-0`, ending('z'), ending('9'), ending('A'), '7e9f0c1d-2b3a-4c5d-8e6f-a1b2c3d4e5f6']
}

/** Path parameters with valid ids that do not exist. */
function unknownIds(operation: ContractOperation, { path }: Parts): Record<string, unknown> {
  const check = requestValidators[operation.key].path
  const ids: Record<string, unknown> = { ...path }
  for (const [name, value] of Object.entries(path)) {
    ids[name] = others(value).find((other) => check({ ...path, [name]: other }) === null) ?? value
  }
  return ids
}

export function describeAddresses(calls: () => Calls): void {
  describe('unknown ids, objects and methods', () => {
    it.each(eachOf(({ path, responses }) => path.includes('{') && '404' in responses))(
      '%s responds with 404 to an unknown id',
      async (_key, operation) => {
        const parts = sampleParts(operation)
        const { status } = await calls().send(operation, {
          ...parts,
          path: unknownIds(operation, parts),
        })
        expect(status).toBe(404)
      },
    )

    it.each(eachOf(({ path, responses }) => !path.includes('{') && '404' in responses))(
      '%s responds with 404 to an unknown object in its query or body',
      async (key, operation) => {
        const unknown = unknownThings[key]
        if (!unknown) throw new Error(`What ${key} is about has to stand in unknownThings.ts`)
        const parts = sampleParts(operation)
        const { status } = await calls().send(operation, {
          ...parts,
          query: { ...parts.query, ...unknown.query },
          body: unknown.wholeBody ?? (unknown.body && { ...Object(parts.body), ...unknown.body }),
        })
        expect(status).toBe(404)
      },
    )

    it.each(paths)(
      '%s responds with 405 and its methods to an unknown method',
      async (_path, operations) => {
        const [operation] = operations
        if (!operation) throw new Error('A path without operations')
        const allowed = operations.map(({ method }) => method)
        for (const method of methods.filter((one) => !allowed.includes(one))) {
          const { path, query, headers } = sampleParts(operation)
          const reply = await calls().send(
            { ...operation, method },
            { path, query, headers },
            [405],
          )
          expect(reply.status, method).toBe(405)
          expect(reply.headers.get('Allow')?.split(', ').sort(), method).toEqual(allowed.sort())
        }
      },
    )
  })
}

/** Size in bytes above the limit of any JSON body. */
const tooMuch = 2_200_000

export function describeBodies(calls: () => Calls): void {
  const send = (operation: ContractOperation, changes: Partial<Parts>) =>
    calls().send(operation, { ...sampleParts(operation), ...changes })
  const unreadable = { status: 400, body: { code: 'BODY_UNREADABLE' } }

  describe('JSON bodies', () => {
    it.each(eachOf(takesJson))(
      '%s responds with 400 to another media type and to invalid JSON',
      async (_, one) => {
        expect(await send(one, { mediaType: 'text/csv' })).toMatchObject(unreadable)
        expect(await send(one, { raw: '{"a":' })).toMatchObject(unreadable)
        expect(await send(one, { raw: '' })).toMatchObject(unreadable)
      },
    )

    it.each(eachOf(({ encrypted }) => encrypted))(
      '[API-77] %s responds with 400 to an unencrypted body',
      async (_key, operation) => {
        const { body } = sampleParts(operation)
        expect(await send(operation, { raw: JSON.stringify(body) })).toMatchObject(unreadable)
      },
    )

    it.each(eachOf((one) => takesJson(one) && documents(one, 413)))(
      '%s responds with 413 to a body that is too large',
      async (_key, operation) => {
        const reply = await send(operation, { raw: `"${'x'.repeat(tooMuch)}"` })
        expect(reply).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
      },
    )
  })
}
