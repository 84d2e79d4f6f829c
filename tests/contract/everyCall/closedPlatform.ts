import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualRateLimits } from '../../../platform/server/rateLimitTable.ts'
import { type Calls, type Parts, sampleParts } from './calls/calls.ts'
import { type ContractOperation, eachOf, operations } from './calls/document.ts'
import { changeSettings, switchModules } from './settings.ts'

const isPlayers = ({ path }: ContractOperation) =>
  !path.startsWith('/ops/') && !path.startsWith('/wps/system/')

/**
 * Tests the players' calls during maintenance and in a restricted region, and calls of modules that
 * are off.
 */
export function describeClosed(calls: () => Calls): void {
  const during = (begin: () => Promise<() => Promise<void>>) => {
    let undo: () => Promise<void>
    beforeAll(async () => {
      undo = await begin()
    })
    afterAll(() => undo())
  }

  describe('maintenance', () => {
    const endsAt = () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString()
    during(() =>
      changeSettings(calls(), (settings) => ({
        ...settings,
        status: 'maintenance',
        maintenanceEndsAt: endsAt(),
      })),
    )

    it.each(eachOf(isPlayers))(
      '%s responds with 503 and Retry-After during maintenance',
      async (_key, one) => {
        const { status, headers, body } = await calls().send(one, sampleParts(one))
        expect(status).toBe(503)
        expect(body?.code).toBe('MAINTENANCE')
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      },
    )
  })

  describe('region restriction', () => {
    during(() => changeSettings(calls(), (settings) => ({ ...settings, status: 'region' })))

    it.each(eachOf(isPlayers))(
      '%s responds with 403 in a restricted region',
      async (_key, operation) => {
        const { status, body } = await calls().send(operation, sampleParts(operation))
        expect(status).toBe(403)
        expect(body?.code).toBe('REGION_RESTRICTED')
      },
    )
  })

  const flagged = eachOf(({ flag }) => flag !== null)
  describe.runIf(flagged.length > 0)('disabled module', () => {
    during(() => switchModules(calls(), operations, false))

    it.each(flagged)('%s responds with 403 while its module is off', async (_key, one) => {
      const { status, body } = await calls().send(one, sampleParts(one))
      expect(status).toBe(403)
      expect(body?.code).toBe('MODULE_OFF')
    })
  })
}

/** Tests rate limits on a platform that allows each call once. */
export function describeLimits(calls: () => Calls): void {
  describe('rate limits', () => {
    const limited = eachOf(({ key }) => usualRateLimits[key].length > 0)

    it.each(limited)(
      '%s responds with 429 and Retry-After above its rate limit',
      async (_key, operation) => {
        const send = async () => calls().send(operation, await asIfNew(calls(), operation))
        await send()
        const { status, headers, body } = await send()
        expect(status).toBe(429)
        expect(body?.code).toBe('TOO_MANY_REQUESTS')
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      },
    )
  })
}

/** The sample in a new session, since the call may have ended the previous one. */
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
