import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RateLimits } from '../../../platform/server/rateLimit.ts'
import { usualRateLimits } from '../../../platform/server/rateLimitTable.ts'
import { describeAccess } from './access.ts'
import { type Calls, createCalls } from './calls/calls.ts'
import { operations } from './calls/document.ts'
import { judgeDocument } from './calls/peer.ts'
import type { Platform, Starter } from './calls/platform.ts'
import { describeClosed, describeLimits } from './closedPlatform.ts'
import { describeOtherBodies } from './otherBodies.ts'
import {
  describeAddresses,
  describeBodies,
  describeOperators,
  describeSessions,
} from './rejections.ts'
import { switchModules } from './settings.ts'
import { describeSuccess } from './success.ts'
import { describeViolations } from './violations.ts'

const hour = 3_600_000

/** Rate limits that allow each call once. */
const onceEach: RateLimits = Object.fromEntries(
  operations
    .filter(({ key }) => usualRateLimits[key].length > 0)
    .map(({ key }) => [key, [{ calls: 1, window: hour, by: 'ip', scope: 'here' }]]),
)

/**
 * Checks of every operation with every documented kind of response: the requests are generated from
 * the contract and sent over HTTP, and an independent validator checks each response.
 */
export function describeEveryCall(makeStarter: () => Promise<Starter>): void {
  let starter: Starter
  beforeAll(async () => {
    starter = await makeStarter()
  })
  afterAll(() => starter.remove())

  /**
   * Starts a platform with all modules that calls require. `asItBegins` restores the default
   * modules.
   */
  const over = (rateLimits: RateLimits) => {
    let platform: Platform
    let calls: Calls
    let restore: () => Promise<void>
    beforeAll(async () => {
      platform = await starter.start(rateLimits)
      calls = createCalls(platform)
      restore = await switchModules(calls, operations, true)
    })
    afterAll(() => platform.stop())
    return { calls: () => calls, asItBegins: () => restore() }
  }

  describe('', () => {
    const { calls, asItBegins } = over({})
    it('the contract is valid according to the schema of OpenAPI 3.1', async () => {
      expect(await judgeDocument()).toEqual([])
    })
    describeAccess(calls)
    describeSessions(calls)
    describeOperators(calls)
    describeAddresses(calls)
    describeBodies(calls)
    describeOtherBodies(calls)
    describeViolations(calls)
    describeClosed(calls)
    // Runs last, since successful calls change the domain.
    describe('on the platform with default modules', () => {
      beforeAll(asItBegins)
      describeSuccess(calls)
    })
  })

  describe('on a platform with rate limits', () => {
    describeLimits(over(onceEach).calls)
  })
}
