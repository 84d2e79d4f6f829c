/** History of successful and failed logins of an account. */
import type { DomainTables, LoginRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { createBatch } from '../../base/storage/batch.ts'
import { newestFirst } from '../../base/storage/pageOf.ts'
import { maskAddress } from '../account/maskedContact.ts'
import { describeBrowser } from '../account/userAgent.ts'
import type { Device } from './device.ts'

const hour = 3_600_000
/** Retention of logins, in milliseconds. */
const loginsKept = 90 * 24 * hour

/** Kind of a successful login, with the second step if there was one. */
export type LoginWay = Pick<LoginRow, 'kind'> & { secondStep?: LoginRow['secondStep'] }
export type FailedOutcome = Exclude<LoginRow['outcome'], 'SUCCESS'>

/** Stored description of a device: browser, system, and the network part of its IP address. */
const shapeOf = ({ area, ip, userAgent, deviceId }: Device) => ({
  area,
  ...describeBrowser(userAgent),
  network: maskAddress(ip),
  deviceId: deviceId ?? null,
})

/** Records a successful login, in the transaction that opens its session. */
export async function recordLogin(
  context: Pick<Context, 'now' | 'randomBytes'>,
  { logins }: Pick<DomainTables, 'logins'>,
  login: { memberId: string; sessionId: string; way: LoginWay; device: Device },
): Promise<void> {
  const { memberId, sessionId, way, device } = login
  await logins.insert({
    id: idInTime(context, 'li'),
    memberId,
    at: context.now(),
    kind: way.kind,
    secondStep: way.secondStep ?? null,
    outcome: 'SUCCESS',
    count: 1,
    ...shapeOf(device),
    sessionId,
  })
}

type Failure = {
  memberId: string
  at: number
  kind: LoginRow['kind']
  outcome: FailedOutcome
  device: Device
  /** -1 removes a failure that was counted before the login was completed. */
  count: 1 | -1
}

const rowIdOf = ({ memberId, at, kind, outcome }: Failure): string =>
  [memberId, at - (at % hour), kind, outcome].join('/')

/** Adds failures to the row of an hour. */
async function countIn(
  { logins }: Pick<DomainTables, 'logins'>,
  id: string,
  failures: readonly Failure[],
): Promise<void> {
  const existing = await logins.get(id)
  const count = failures.reduce((sum, one) => sum + one.count, existing?.count ?? 0)
  if (count <= 0) {
    await logins.remove({ id })
    return
  }
  const last = failures.findLast((one) => one.count > 0)
  const seen = last && { at: last.at, ...shapeOf(last.device) }
  if (existing) {
    await logins.update(id, { count, ...seen })
  } else if (last) {
    const { memberId, at, kind, outcome, device } = last
    const rest = { secondStep: null, sessionId: null, count, ...shapeOf(device) }
    await logins.insert({ id, memberId, at, kind, outcome, ...rest })
  }
}

async function countAll({ store }: Pick<Context, 'store'>, failures: readonly Failure[]) {
  const groups = [...Map.groupBy(failures, rowIdOf)]
  // All transactions lock the rows in the same order.
  groups.sort(([one], [other]) => (one < other ? -1 : 1))
  await againIfTaken(() =>
    store.transaction(async (tables) => {
      for (const [id, ones] of groups) await countIn(tables, id, ones)
    }),
  )
}

const batches = new WeakMap<Context, (failure: Failure) => Promise<void>>()

function count(context: Context, failure: Failure): void {
  const add =
    batches.get(context) ?? createBatch<Failure>((failures) => countAll(context, failures))
  batches.set(context, add)
  context.background.run('counting a failed log-in', () => add(failure))
}

/**
 * Counts a failed login for each matching account. Runs in the background, so that the response
 * takes as long as for an unknown name.
 */
export function noteFailedLogin(
  context: Context,
  accounts: readonly { id: string }[],
  { kind, outcome, device }: Pick<Failure, 'kind' | 'outcome' | 'device'>,
): void {
  const at = context.now()
  for (const { id: memberId } of accounts) {
    count(context, { memberId, at, kind, outcome, device, count: 1 })
  }
}

/**
 * Removes the failure `SECOND_STEP_MISSING` after the second step was completed.
 * @param askedAt time at which the second step was requested, in milliseconds since 1970.
 */
export function noteSecondStep(
  context: Context,
  memberId: string,
  { kind, askedAt, device }: Pick<Failure, 'kind' | 'device'> & { askedAt: number },
): void {
  const outcome = 'SECOND_STEP_MISSING'
  count(context, { memberId, at: askedAt, kind, outcome, device, count: -1 })
}

/**
 * True if an account has logged in before, but neither with this device id nor with the same
 * browser and system in the same network.
 */
export async function isNewDevice(
  { logins }: Pick<DomainTables, 'logins'>,
  memberId: string,
  device: Device & { isKnown: boolean },
): Promise<boolean> {
  if (device.isKnown) return false
  const entered = { memberId, outcome: 'SUCCESS' } as const
  const { browser, system, network } = shapeOf(device)
  const alike = { ...entered, network, browser, system }
  if ((await logins.find({ where: alike, limit: 1 })).length > 0) return false
  const orderBy = newestFirst('at')
  return (await logins.find({ where: entered, orderBy, limit: 1 })).length > 0
}

/**
 * Removes logins whose retention has ended.
 * @returns their number.
 */
export const removeOldLogins = (
  { logins }: Pick<DomainTables, 'logins'>,
  now: number,
): Promise<number> => logins.remove({ at: { below: now - loginsKept } })
