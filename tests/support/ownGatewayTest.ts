import { movableClock, untilBankHours } from './movableClock.ts'
import { type GatewayGroup, test as portalTest } from './portalTest.ts'

/** Address of a gateway on this machine with a host name that browsers allow for passkeys. */
const localhostOf = (url: string): string => url.replace('127.0.0.1', 'localhost')

/**
 * Tests of the portal on a gateway of their own, whose clock they may move.
 * @param environment variables in addition to the usual ones.
 */
function withOwnGateway(environment: GatewayGroup['environment'] = {}) {
  // One object for all tests of the group, which identifies it.
  const group: GatewayGroup = { environment }
  return portalTest.extend({ gatewayGroup: group })
}

/** Deposits of other tests would have to be wagered before a withdrawal. */
export const withdrawalTest = withOwnGateway()
export const depositTest = withOwnGateway()
/** The rules of registration ask fields at the first deposit. */
export const askedTest = withOwnGateway()
/** Banks accept transfers on banking days only. */
export const bankHoursTest = withOwnGateway(movableClock(untilBankHours()))
/** Limits and breaks end by the clock. */
export const protectionTest = withOwnGateway()
/** Browsers send their address in `X-Forwarded-For`. */
export const proxiedTest = withOwnGateway({ PORTICO_TRUSTED_PROXIES: '1' })
/** Tests change passwords and bound contacts, and move the clock to open locks. */
export const securityTest = withOwnGateway()
export const identityTest = withOwnGateway()
/** Customer service replies by the clock. */
export const feedbackTest = withOwnGateway()
/** Applications are decided by the clock. */
export const promotionTest = withOwnGateway()
/** Redemptions are decided by the clock, and locks of the transaction password end by it. */
export const pointsTest = withOwnGateway()
/** Requires a member who has not spent any points. */
export const unspentPointsTest = withOwnGateway()
/** A raffle is drawn at the end of its week. */
export const raffleTest = withOwnGateway()

/** Tests claim pending rewards. */
export const rewardTest = withOwnGateway()
/** Tests offer, answer and end contracts. */
export const contractTest = withOwnGateway()
/** Bets of a team are settled by the clock. */
export const settlementTest = withOwnGateway()
/** Tests follow a member's state, so no other test may change it. */
export const stateTest = withOwnGateway()
/** Red envelopes rain by a clock that moves. */
export const envelopeTest = withOwnGateway()
/** Tests add members to an agent's team. */
export const teamTest = withOwnGateway()
/** Tests message and block downlines and change their rates. */
export const teamCareTest = withOwnGateway()
/** Matches run and end by a clock that moves. */
export const sportsTest = withOwnGateway()
/** Tests spend spins of the wheel. */
export const wheelTest = withOwnGateway()

/** Tests fail calls at random. */
export const faultTest = withOwnGateway()

/** A host name that passkeys can be bound to, unlike an IP address. */
export const passkeyTest = withOwnGateway().extend({
  baseURL: async ({ gateway }, use) => use(localhostOf(gateway.url)),
})
