/** Counts calls against their rate limits in fixed windows. */
import { subscriberOf } from '../../src/lib/subscriber.ts'
import type { DomainTables } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import { sha256 } from '../domain/base/context/digest.ts'
import { DuplicateError } from '../domain/base/storage/store.ts'
import type { OperationKey } from '../gen/behaviour.ts'
import { FaultError } from './faultError.ts'
import { createLocalWindows, type LocalWindows } from './localWindows.ts'
import { isRunning, type RateLimit, type RateLimits } from './rateLimit.ts'

const second = 1000

const textOf = (body: unknown, ...names: string[]): string => {
  if (typeof body !== 'object' || body === null) return ''
  const fields: Record<string, unknown> = { ...body }
  return names.map((name) => String(fields[name] ?? '').trim()).join(' ')
}

type Call = {
  key: OperationKey
  ip: string
  body: unknown
  /** Member or operator who calls, if the operation identifies one. */
  callerId?: string | undefined
}

const subjects: Record<RateLimit['by'], (call: Call) => string> = {
  ip: ({ ip }) => subscriberOf(ip),
  'ip and mobile number': ({ ip, body }) =>
    `${subscriberOf(ip)} ${textOf(body, 'countryDialingCode', 'mobileNo', 'mobileNum')}`,
  'ip and username': ({ ip, body }) =>
    `${subscriberOf(ip)} ${textOf(body, 'username').toLowerCase()}`,
  caller: ({ ip, callerId }) => callerId ?? subscriberOf(ip),
}

const local = new WeakMap<Context, LocalWindows>()

function localWindows(context: Context): LocalWindows {
  const known = local.get(context) ?? createLocalWindows()
  local.set(context, known)
  return known
}

/**
 * Counts a call against its limits.
 * @throws {FaultError} 429 with `Retry-After` in seconds if a limit is used up.
 */
export async function countCall(context: Context, limits: RateLimits, call: Call): Promise<void> {
  const all = limits[call.key] ?? []
  const wait =
    countHere(context, all, call) ||
    (await countEverywhere(
      context,
      all.filter(({ scope }) => scope === 'everywhere'),
      call,
    ))
  if (wait > 0) {
    const seconds = Math.max(1, Math.ceil(wait / second))
    throw new FaultError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': String(seconds) })
  }
}

function countHere(context: Context, limits: readonly RateLimit[], call: Call): number {
  for (const limit of limits) {
    if (limit.scope !== 'here') continue
    const id = [call.key, limit.window, subjects[limit.by](call)].join('\n')
    const wait = localWindows(context).count(id, limit, context.now())
    if (wait > 0) return wait
  }
  return 0
}

/** @returns milliseconds to wait; a call that has to wait is not counted. */
async function countEverywhere(
  context: Context,
  limits: readonly RateLimit[],
  call: Call,
): Promise<number> {
  if (limits.length === 0) return 0
  const windows = await Promise.all(
    limits.map(async (limit) => {
      const subject = subjects[limit.by](call)
      // The id is a hash, so that phone numbers and IP addresses are not stored in plain text.
      const id = await sha256([call.key, limit.by, limit.window, subject].join('\n'))
      return { id, limit }
    }),
  )
  const attempt = () => context.store.transaction((tables) => count(tables, windows, context.now()))
  try {
    return await attempt()
  } catch (error) {
    // A concurrent call started the same window, so the second attempt finds its row.
    if (error instanceof DuplicateError) return attempt()
    throw error
  }
}

async function count(
  { rateWindows }: Pick<DomainTables, 'rateWindows'>,
  windows: { id: string; limit: RateLimit }[],
  now: number,
): Promise<number> {
  const rows = []
  for (const { id, limit } of windows) {
    const row = await rateWindows.get(id)
    rows.push({
      id,
      limit,
      row,
      running: row !== undefined && isRunning(row.expiresAt, now, limit) ? row : undefined,
    })
  }
  const waits = rows.map(({ limit, running }) =>
    running && running.count >= limit.calls ? running.expiresAt - now : 0,
  )
  const longest = Math.max(...waits)
  if (longest > 0) return longest
  for (const { id, limit, row, running } of rows) {
    if (running) await rateWindows.update(id, { count: running.count + 1 })
    else if (row) await rateWindows.update(id, { count: 1, expiresAt: now + limit.window })
    else await rateWindows.insert({ id, count: 1, expiresAt: now + limit.window })
  }
  return 0
}
