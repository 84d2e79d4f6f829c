import { describe, expect, it, onTestFinished } from 'vitest'
import { type Calls, type Parts, type Reply, sampleParts } from './calls/calls.ts'
import { bodyOf, type ContractOperation, contract, documents, eachOf } from './calls/document.ts'
import { judgeBody } from './calls/peer.ts'
import { mutationsOf } from './mutations.ts'
import { isBrowsing, isSuccess, prepared, switchItsModule } from './prepared.ts'
import { idFromList } from './setUps/idFromList.ts'

/** Enables the module of a call until the test finishes. */
const withItsModule = async (calls: Calls, operation: ContractOperation): Promise<void> =>
  onTestFinished(await switchItsModule(calls, operation))

/** Another valid body; undefined if no simple change keeps it valid. */
async function anotherBody(operation: ContractOperation, body: unknown): Promise<unknown> {
  const described = bodyOf(operation)
  if (!described) return undefined
  for (const { value } of mutationsOf(contract, described.schema, body)) {
    const differs = JSON.stringify(value) !== JSON.stringify(body)
    if (!differs || value === null || typeof value !== 'object') continue
    if ((await judgeBody(operation, described.mediaType, value)).length === 0) return value
  }
  return undefined
}

/**
 * Fields that differ in a replay: the log reference, the session token and a generated password.
 */
const news = new Set(['reference', 'token', 'password'])
const toComparable = ({ status, body }: Reply) => ({
  status,
  body: JSON.parse(JSON.stringify(body, (name, value) => (news.has(name) ? null : value))),
})

/**
 * Expects that a replay with the same key gets the same response, and that another body is
 * rejected.
 */
async function expectOnce(calls: Calls, operation: ContractOperation, parts: Parts, first: Reply) {
  const again = await calls.send(operation, parts)
  expect(toComparable(again), 'under the same key').toEqual(toComparable(first))
  const body = await anotherBody(operation, parts.body)
  if (body === undefined) return
  const other = await calls.send(operation, { ...parts, body })
  expect(other, 'another body').toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
}

/** Every operation succeeds for an allowed caller with a documented response. */
export function describeSuccess(calls: () => Calls): void {
  describe('successful calls', () => {
    it.each(eachOf(() => true))('%s succeeds for an allowed caller', async (_key, operation) => {
      await withItsModule(calls(), operation)
      const parts = await prepared(calls(), operation)
      const reply = await calls().send(operation, parts)
      const told = `${reply.status} ${JSON.stringify(reply.body)}`
      expect(isSuccess(reply), told).toBe(true)
      if (operation.idempotent) await expectOnce(calls(), operation, parts, reply)
    })

    it.each(eachOf(isBrowsing))('[ROLE-02] %s succeeds for a visitor', async (_key, operation) => {
      await withItsModule(calls(), operation)
      const sample = { ...sampleParts(operation), who: 'visitor' }
      const found = await idFromList(calls(), operation, 'visitor')
      const reply = await calls().send(operation, { ...sample, ...found })
      expect(isSuccess(reply), `${reply.status} ${JSON.stringify(reply.body)}`).toBe(true)
    })

    it.each(eachOf((operation) => documents(operation, 304)))(
      '%s responds with 304 to a caller with the current version',
      async (_key, operation) => {
        const parts = sampleParts(operation)
        const first = await calls().send(operation, parts)
        const again = await calls().send(operation, {
          ...parts,
          headers: { ...parts.headers, 'If-None-Match': first.headers.get('ETag') },
        })
        expect(again.status).toBe(304)
        expect(again.body).toBeUndefined()
      },
    )
  })
}
