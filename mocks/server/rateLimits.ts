/** Limits on how often a call may be made, counted in fixed windows that all instances share. */
import type { OperationKey } from '../gen/behaviour.ts'
import type { WorldTables } from '../world/collections.ts'
import { sha256 } from '../world/digest.ts'
import { DuplicateError } from '../world/store.ts'
import type { World } from '../world/world.ts'
import { Refusal } from './refusal.ts'

type RateLimit = {
  /** Calls in a window. */
  calls: number
  /** Length of the window in milliseconds. */
  window: number
  /** What is counted together: all calls of an address, or those that also name one number or account. */
  by: 'ip' | 'ip and mobile number' | 'ip and username'
}
export type RateLimits = Partial<Record<OperationKey, readonly RateLimit[]>>

const second = 1000
const minute = 60 * second

/**
 * The limits that hold unless a server is given others. Many players share one address behind a
 * mobile network, so limits by address are wide and those by number or name are tight.
 */
export const usualRateLimits: RateLimits = {
  'GET /wps/captcha': [{ calls: 60, window: minute, by: 'ip' }],
  'POST /wps/verification/sms/register': [
    // Spec 6, Throttles: the sms button works once a second.
    { calls: 1, window: second, by: 'ip and mobile number' },
    { calls: 5, window: 5 * minute, by: 'ip and mobile number' },
    { calls: 60, window: 5 * minute, by: 'ip' },
  ],
  'PUT /wps/member/register': [{ calls: 60, window: minute, by: 'ip' }],
  'PUT /wps/member/register/mobile': [{ calls: 60, window: minute, by: 'ip' }],
  'POST /wps/session/login': [
    { calls: 120, window: minute, by: 'ip' },
    { calls: 10, window: minute, by: 'ip and username' },
  ],
  'POST /ops/session': [{ calls: 20, window: minute, by: 'ip' }],
}

const textOf = (body: unknown, ...names: string[]): string => {
  if (typeof body !== 'object' || body === null) return ''
  const fields: Record<string, unknown> = { ...body }
  return names.map((name) => String(fields[name] ?? '').trim()).join(' ')
}

const subjects: Record<RateLimit['by'], (ip: string, body: unknown) => string> = {
  ip: (ip) => ip,
  'ip and mobile number': (ip, body) => `${ip} ${textOf(body, 'countryDialingCode', 'mobileNo')}`,
  'ip and username': (ip, body) => `${ip} ${textOf(body, 'username').toLowerCase()}`,
}

/**
 * Counts a call against its limits.
 * @throws {Refusal} 429 with `Retry-After` in seconds when one of them is used up.
 */
export async function countCall(world: World, limits: RateLimits, call: Call): Promise<void> {
  const wait = await countAll(world, limits[call.key] ?? [], call)
  if (wait > 0) {
    const seconds = Math.max(1, Math.ceil(wait / second))
    throw new Refusal('TOO_MANY_REQUESTS', undefined, { 'Retry-After': String(seconds) })
  }
}

type Call = { key: OperationKey; ip: string; body: unknown }

/** @returns the milliseconds to wait; a call that must wait is not counted. */
async function countAll(world: World, limits: readonly RateLimit[], call: Call): Promise<number> {
  if (limits.length === 0) return 0
  const windows = await Promise.all(
    limits.map(async (limit) => {
      const subject = subjects[limit.by](call.ip, call.body)
      // Hashed, so that people's numbers and addresses are not left lying about.
      const id = await sha256([call.key, limit.by, limit.window, subject].join('\n'))
      return { id, limit }
    }),
  )
  const attempt = () => world.store.transaction((tables) => count(tables, windows, world.now()))
  try {
    return await attempt()
  } catch (error) {
    // Two first calls of a window at once: the second now finds the first one's row.
    if (error instanceof DuplicateError) return attempt()
    throw error
  }
}

async function count(
  { rateWindows }: Pick<WorldTables, 'rateWindows'>,
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
      running: row !== undefined && row.expiresAt > now ? row : undefined,
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
