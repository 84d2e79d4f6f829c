import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRateLimits } from '../../../platform/server/rateLimitTable.ts'
import { type Calls, type Parts, sampleParts } from './calls/calls.ts'
import { type ContractOperation, eachOf, operations } from './calls/document.ts'
import { changeSettings, switchModules } from './settings.ts'

const isPlayers = ({ path }: ContractOperation) =>
  !path.startsWith('/ops/') && !path.startsWith('/wps/system/')

/** What every call answers while operators have closed the platform, or a part of it. */
export function describeClosed(calls: () => Calls): void {
  const during = (begin: () => Promise<() => Promise<void>>) => {
    let undo: () => Promise<void>
    beforeAll(async () => {
      undo = await begin()
    })
    afterAll(() => undo())
  }

  describe('during maintenance', () => {
    const endsAt = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString()
    during(() =>
      changeSettings(calls(), (settings) => ({
        ...settings,
        status: 'maintenance',
        maintenanceEndsAt: endsAt(),
      })),
    )

    it.each(eachOf(isPlayers))('%s says so, and for how long (503)', async (_key, one) => {
      const { status, headers, body } = await calls().send(one, sampleParts(one))
      expect(status).toBe(503)
      expect(body?.code).toBe('MAINTENANCE')
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    })
  })

  describe('in a region that is shut out', () => {
    during(() => changeSettings(calls(), (settings) => ({ ...settings, status: 'region' })))

    it.each(eachOf(isPlayers))('%s says so (403)', async (_key, operation) => {
      const { status, body } = await calls().send(operation, sampleParts(operation))
      expect(status).toBe(403)
      expect(body?.code).toBe('REGION_RESTRICTED')
    })
  })

  const flagged = eachOf(({ flag }) => flag !== null)
  describe.runIf(flagged.length > 0)('while its module is off', () => {
    during(() => switchModules(calls(), operations, false))

    it.each(flagged)('%s says so (403)', async (_key, one) => {
      const { status, body } = await calls().send(one, sampleParts(one))
      expect(status).toBe(403)
      expect(body?.code).toBe('MODULE_OFF')
    })
  })
}

/** For a platform whose limits let every call through once. */
export function describeLimits(calls: () => Calls): void {
  describe('too many calls', () => {
    const limited = eachOf(({ key }) => usualRateLimits[key].length > 0)

    it.each(limited)('%s are told how long to wait (429)', async (_key, operation) => {
      const send = async () => calls().send(operation, await asIfNew(calls(), operation))
      await send()
      const { status, headers, body } = await send()
      expect(status).toBe(429)
      expect(body?.code).toBe('TOO_MANY_REQUESTS')
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    })
  })
}

/** The sample in a session of its own, since a call may end the one that it was made with. */
async function asIfNew(calls: Calls, operation: ContractOperation): Promise<Parts> {
  const parts = sampleParts(operation)
  const { security } = operation
  if (security.includes('operatorCookie')) {
    return { ...parts, headers: { ...parts.headers, ...(await calls.openOperatorSession()) } }
  }
  return security.includes('playerToken')
    ? { ...parts, token: await calls.openSession(parts.who ?? '') }
    : parts
}
