import { describe, expect, it, onTestFinished } from 'vitest'
import { type Calls, type Parts, type Reply, sampleParts } from './calls/calls.ts'
import { bodyOf, type ContractOperation, contract, documents, eachOf } from './calls/document.ts'
import { judgeBody } from './calls/peer.ts'
import { mutationsOf } from './mutations.ts'
import { isBrowsing, isSuccess, prepared, switchItsModule } from './prepared.ts'
import { idFromList } from './setUps/idFromList.ts'

/** Has the module of a call on for as long as a test runs. */
const withItsModule = async (calls: Calls, operation: ContractOperation): Promise<void> =>
  onTestFinished(await switchItsModule(calls, operation))

/** Another body that keeps the contract; undefined when there is none near by. */
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
 * What is new in an answer that is given again: its name in the log, a session, and the password of
 * an account that was made with one, which is stored nowhere.
 */
const news = new Set(['reference', 'token', 'password'])
const lasting = ({ status, body }: Reply) => ({
  status,
  body: JSON.parse(JSON.stringify(body, (name, value) => (news.has(name) ? null : value))),
})

/** The same key again is given the same answer; with another body it is refused. */
async function expectOnce(calls: Calls, operation: ContractOperation, parts: Parts, first: Reply) {
  const again = await calls.send(operation, parts)
  expect(lasting(again), 'under the same key').toEqual(lasting(first))
  const body = await anotherBody(operation, parts.body)
  if (body === undefined) return
  const other = await calls.send(operation, { ...parts, body })
  expect(other, 'another body').toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
}

/** Every operation succeeds for somebody, and what it answers is what it documents. */
export function describeSuccess(calls: () => Calls): void {
  describe('every call', () => {
    it.each(eachOf(() => true))('%s succeeds for who may make it', async (_key, operation) => {
      await withItsModule(calls(), operation)
      const parts = await prepared(calls(), operation)
      const reply = await calls().send(operation, parts)
      const told = `${reply.status} ${JSON.stringify(reply.body)}`
      expect(isSuccess(reply), told).toBe(true)
      if (operation.idempotent) await expectOnce(calls(), operation, parts, reply)
    })

    it.each(eachOf(isBrowsing))('[ROLE-02] %s shows a visitor around', async (_key, operation) => {
      await withItsModule(calls(), operation)
      const sample = { ...sampleParts(operation), who: 'visitor' }
      const found = await idFromList(calls(), operation, 'visitor')
      const reply = await calls().send(operation, { ...sample, ...found })
      expect(isSuccess(reply), `${reply.status} ${JSON.stringify(reply.body)}`).toBe(true)
    })

    it.each(eachOf((operation) => documents(operation, 304)))(
      '%s says that nothing has changed to who has it already (304)',
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
