import { movableClock, untilBankHours } from './movableClock.ts'
import { type GatewayGroup, test as portalTest } from './portalTest.ts'

/** URL of a gateway on this machine with a host name that browsers allow for passkeys. */
const localhostOf = (url: string): string => url.replace('127.0.0.1', 'localhost')

/**
 * Tests of the portal on a separate gateway. They may move the gateway's clock.
 * @param environment variables in addition to the usual ones.
 */
function withOwnGateway(environment: GatewayGroup['environment'] = {}) {
  // All tests of the group share this object. It identifies the group.
  const group: GatewayGroup = { environment }
  return portalTest.extend({ gatewayGroup: group })
}

/**
 * For tests of withdrawals. On a shared gateway, deposits of other tests would have to be wagered
 * before a withdrawal.
 */
export const withdrawalTest = withOwnGateway()
export const depositTest = withOwnGateway()
/** For tests that publish registration rules that ask for a field at the first deposit. */
export const askedTest = withOwnGateway()
/** The clock starts within banking hours, since banks accept transfers only then. */
export const bankHoursTest = withOwnGateway(movableClock(untilBankHours()))
/** For tests that move the clock to the end of limits and breaks. */
export const protectionTest = withOwnGateway()
/** For tests whose browsers send an IP address in `X-Forwarded-For`. */
export const proxiedTest = withOwnGateway({ PORTICO_TRUSTED_PROXIES: '1' })
/** For tests that change passwords and bound contacts, and move the clock to open locks. */
export const securityTest = withOwnGateway()
export const identityTest = withOwnGateway()
/** For tests that move the clock to the replies of customer service. */
export const feedbackTest = withOwnGateway()
/** For tests that move the clock to the decision of an application. */
export const promotionTest = withOwnGateway()
/**
 * For tests that move the clock to the decision of a redemption or to the end of a password lock.
 */
export const pointsTest = withOwnGateway()
/** Requires a member who has not spent any points. */
export const unspentPointsTest = withOwnGateway()
/** For tests that move the clock to the draw of a raffle at the end of a week. */
export const raffleTest = withOwnGateway()

/** For tests that claim pending rewards. */
export const rewardTest = withOwnGateway()
/** For tests that offer, accept, reject and end contracts. */
export const contractTest = withOwnGateway()
/** For tests that move the clock to the settlement of a team's bets. */
export const settlementTest = withOwnGateway()
/** For tests that follow a member's state, so no other test may change it. */
export const stateTest = withOwnGateway()
/** For tests that move the clock to the next rain of red envelopes. */
export const envelopeTest = withOwnGateway()
/** For tests that add members to an agent's team. */
export const teamTest = withOwnGateway()
/** For tests that message and block downlines and change their rates. */
export const teamCareTest = withOwnGateway()
/** For tests that move the clock through matches. */
export const sportsTest = withOwnGateway()
/** For tests that move the clock to rounds of tables, crash games and lotteries. */
export const roundsTest = withOwnGateway()
/** For tests that spend spins of the wheel. */
export const wheelTest = withOwnGateway()

/** For tests that fail calls at random. */
export const faultTest = withOwnGateway()

/** Tests open the portal by a host name, since passkeys cannot be bound to an IP address. */
export const passkeyTest = withOwnGateway().extend({
  baseURL: async ({ gateway }, use) => use(localhostOf(gateway.url)),
})
