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

/** Lets every call through once. */
const onceEach: RateLimits = Object.fromEntries(
  operations
    .filter(({ key }) => usualRateLimits[key].length > 0)
    .map(({ key }) => [key, [{ calls: 1, window: hour, by: 'ip', scope: 'here' }]]),
)

/**
 * Every operation of the contract, in each way that it documents to answer: generated from the
 * document, over HTTP, and each answer judged by a validator that is none of ours.
 */
export function describeEveryCall(makeStarter: () => Promise<Starter>): void {
  let starter: Starter
  beforeAll(async () => {
    starter = await makeStarter()
  })
  afterAll(() => starter.remove())

  /** With every module on that a call asks for, until `asItBegins`. */
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
    it('the contract keeps the rules of OpenAPI 3.1, by its own schema', async () => {
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
    // Last, since what succeeds changes the domain.
    describe('on the platform as it begins', () => {
      beforeAll(asItBegins)
      describeSuccess(calls)
    })
  })

  describe('within its limits', () => {
    describeLimits(over(onceEach).calls)
  })
}
