import { movableClock } from './movableClock.ts'
import { test as portalTest } from './portalTest.ts'
import { startGatewayProcess } from './runningGateway.ts'

/** The address of a gateway on this machine by the name that a browser has passkeys for. */
const localhostOf = (url: string): string => url.replace('127.0.0.1', 'localhost')

/**
 * Tests of the portal on a gateway that no others share, and whose clock they may move on.
 * @param environment variables besides the usual ones.
 */
const withOwnGateway = (environment: Readonly<Record<string, string>> = {}) =>
  portalTest.extend<object, object>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
      async ({}, use) => {
        const gateway = await startGatewayProcess({ ...movableClock(), ...environment })
        await use(gateway)
        await gateway.stop()
      },
      { scope: 'worker' },
    ],
  })

/** What others pay in would have to be played before anything can be withdrawn. */
export const withdrawalTest = withOwnGateway()
export const depositTest = withOwnGateway()
/** Limits and breaks end by the clock. */
export const protectionTest = withOwnGateway()
/** A browser says where it comes from, in `X-Forwarded-For`. */
export const proxiedTest = withOwnGateway({ PORTICO_TRUSTED_PROXIES: '1' })
/** Passwords and what is bound are changed there, and a clock that moves opens locks. */
export const securityTest = withOwnGateway()
export const identityTest = withOwnGateway()
/** Customer service answers by the clock. */
export const feedbackTest = withOwnGateway()
/** What is applied for is decided by the clock. */
export const promotionTest = withOwnGateway()
/** Redemptions are decided by the clock, and locks of the transaction password end by it. */
export const pointsTest = withOwnGateway()
/** What a member who has spent no points yet sees. */
export const unspentPointsTest = withOwnGateway()
/** A raffle is drawn when its week is over. */
export const raffleTest = withOwnGateway()

/** What waits there is claimed. */
export const rewardTest = withOwnGateway()
/** Contracts are offered, answered and ended there. */
export const contractTest = withOwnGateway()
/** What a team plays is settled there by the clock. */
export const settlementTest = withOwnGateway()
/** What a member has is followed there, so that nobody else may change it. */
export const stateTest = withOwnGateway()
/** It rains there by a clock that moves. */
export const envelopeTest = withOwnGateway()
/** An agent's team grows there. */
export const teamTest = withOwnGateway()
/** Downlines are written to, given other rates and blocked there. */
export const teamCareTest = withOwnGateway()
/** Turns of the wheel are spent there. */
export const wheelTest = withOwnGateway()

/** Calls fail there at random. */
export const faultTest = withOwnGateway()

/** A host that passkeys can be bound to, which an address cannot. */
export const passkeyTest = withOwnGateway().extend({
  baseURL: async ({ gateway }, use) => use(localhostOf(gateway.url)),
})
