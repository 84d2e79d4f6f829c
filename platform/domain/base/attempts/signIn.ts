/** Rate limits for sign-ins with name and password, by members and operators. */
import { subscriberOf } from '../../../../src/lib/subscriber.ts'
import type { Context } from '../context/context.ts'
import {
  type AttemptCounter,
  acceptAttempt,
  claimAttempt,
  counterId,
  forgetAttempts,
  giveBackAttempt,
  growingWait,
  type TakenClaim,
} from './attempts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Subjects of sign-in counters: an account name, an IP address, a name with an IP address, or a
 * known device.
 */
export type SignInCounterKind = 'name' | 'address' | 'pair' | 'device'

const ownPace = {
  memory: hour,
  waitAfter: growingWait({ free: 5, first: 2 * second, maxWait: 15 * minute }),
}
/** The owner can try once a minute from a new device, even while the account is under attack. */
const namePace = {
  memory: hour,
  waitAfter: growingWait({ free: 10, first: second, maxWait: minute }),
}
/** Mobile networks put many players behind one IP address; operators do not share theirs. */
const addressPaces = {
  member: {
    memory: hour,
    waitAfter: growingWait({ free: 60, first: second, maxWait: minute }),
  },
  operator: {
    memory: hour,
    waitAfter: growingWait({ free: 20, first: 2 * second, maxWait: 5 * minute }),
  },
}

/** Source of a sign-in attempt, as far as the request reveals it. */
export type SignInSource = {
  account: keyof typeof addressPaces
  /** Normalized account name; the account may not exist. */
  name: string
  ip: string
  /** A device from which the account has signed in before. */
  deviceId?: string | undefined
  /** True if the account's owner has marked the IP address as known. */
  isKnownAddress?: boolean | undefined
}

export type SignInAttempt = {
  kinds: readonly SignInCounterKind[]
  claim: TakenClaim
}

async function countersOf(source: SignInSource): Promise<Map<SignInCounterKind, AttemptCounter>> {
  const { account, name, ip, deviceId, isKnownAddress } = source
  const counter = async (kind: SignInCounterKind, subject: string, pace: AttemptCounter['pace']) =>
    [kind, { id: await counterId(`${account}-${kind}`, subject), pace }] as const
  // A known device has its own counter, so attacks on the name or the IP address do not slow it
  // down.
  if (deviceId !== undefined) return new Map([await counter('device', deviceId, ownPace)])
  const subscriber = subscriberOf(ip)
  const counters = new Map([
    await counter('pair', `${subscriber}\n${name}`, ownPace),
    await counter('address', subscriber, addressPaces[account]),
  ])
  if (!isKnownAddress) counters.set(...(await counter('name', name, namePace)))
  return counters
}

/**
 * Claims an attempt before the password is checked.
 * @returns the milliseconds to wait when the claim is rejected.
 */
export async function claimSignIn(
  context: Pick<Context, 'store' | 'now'>,
  source: SignInSource,
): Promise<SignInAttempt | { wait: number }> {
  const counters = await countersOf(source)
  const claim = await claimAttempt(context, [...counters.values()])
  return claim.isRejected ? { wait: claim.wait } : { kinds: [...counters.keys()], claim }
}

/** Subtracts an attempt whose password was not checked. */
export const giveBackSignIn = (
  context: Pick<Context, 'store'>,
  { claim }: SignInAttempt,
): Promise<void> => giveBackAttempt(context, claim)

/**
 * After a correct password, removes the counters of the name, of the name with the IP address, and
 * of the device. Other accounts share the counter of the IP address, so only this attempt is
 * subtracted from it.
 */
export const acceptSignIn = (
  context: Pick<Context, 'store'>,
  { kinds, claim }: SignInAttempt,
): Promise<void> => acceptAttempt(context, claim, (index) => kinds[index] === 'address')

/** Removes the counter of an account name after a password reset. */
export async function forgetName(
  tables: Parameters<typeof forgetAttempts>[0],
  account: SignInSource['account'],
  name: string,
): Promise<void> {
  await forgetAttempts(tables, [await counterId(`${account}-name`, name)])
}
