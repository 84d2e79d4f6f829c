/** Attempts to sign in by a name and a password, of members and of operators. */
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
 * What the attempts of a sign-in are counted by; `pair` is an address with a name, `device` a known
 * one.
 */
export type SignInCounterKind = 'name' | 'address' | 'pair' | 'device'

const ownPace = {
  memory: hour,
  waitAfter: growingWait({ free: 5, first: 2 * second, longest: 15 * minute }),
}
/** Whatever strangers do, a new device of the owner's gets an attempt each minute. */
const namePace = {
  memory: hour,
  waitAfter: growingWait({ free: 10, first: second, longest: minute }),
}
/** Many players share one address behind a mobile network; operators do not. */
const addressPaces = {
  member: {
    memory: hour,
    waitAfter: growingWait({ free: 60, first: second, longest: minute }),
  },
  operator: {
    memory: hour,
    waitAfter: growingWait({ free: 20, first: 2 * second, longest: 5 * minute }),
  },
}

/** Who tries, as far as a request tells. */
export type SignInSource = {
  account: keyof typeof addressPaces
  /** As accounts are compared by; whether there is such an account or not. */
  name: string
  ip: string
  /** A device that the account has signed in from. */
  deviceId?: string | undefined
  /** Whether the account's owner has called the address theirs. */
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
  // What strangers do at the name or the address does not reach a known device.
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
 * Claims an attempt, before the password is looked at.
 * @returns the milliseconds to wait where there is none.
 */
export async function claimSignIn(
  context: Pick<Context, 'store' | 'now'>,
  source: SignInSource,
): Promise<SignInAttempt | { wait: number }> {
  const counters = await countersOf(source)
  const claim = await claimAttempt(context, [...counters.values()])
  return claim.isRejected ? { wait: claim.wait } : { kinds: [...counters.keys()], claim }
}

/** Undoes a claim whose password was not looked at. */
export const giveBackSignIn = (
  context: Pick<Context, 'store'>,
  { claim }: SignInAttempt,
): Promise<void> => giveBackAttempt(context, claim)

/**
 * After a right password name and device start again; an address, which others share, gets its
 * attempt back.
 */
export const acceptSignIn = (
  context: Pick<Context, 'store'>,
  { kinds, claim }: SignInAttempt,
): Promise<void> => acceptAttempt(context, claim, (index) => kinds[index] === 'address')

/** Lets a name be tried again at once, after its password was set again. */
export async function forgetName(
  tables: Parameters<typeof forgetAttempts>[0],
  account: SignInSource['account'],
  name: string,
): Promise<void> {
  await forgetAttempts(tables, [await counterId(`${account}-name`, name)])
}
