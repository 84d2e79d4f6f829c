/**
 * Sessions of players and operators. What is stored opens nothing: ids are hashes of the secrets.
 */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256, toHex } from '../../base/context/digest.ts'
import type { Announce } from '../../base/storage/events.ts'
import { keepSeen } from '../account/presence.ts'
import { holdOpen } from '../closing/closedAccounts.ts'
import { type Device, unknownDevice } from './device.ts'
import { recordLoginDay } from './loginDays.ts'
import { type LoginWay, recordLogin } from './loginHistory.ts'

const hour = 3_600_000
/** A player's session ends this long after it began, used or not. */
export const sessionLifetime = 12 * hour
/** An operator's session ends this long after it began. */
export const operatorSessionLifetime = 8 * hour

const operatorCookieName = '__Host-operator'

type Sources = Pick<Context, 'now' | 'randomBytes' | 'store'>

/** What a session is opened in. */
type SessionTables = Pick<
  DomainTables,
  'sessions' | 'devices' | 'presences' | 'loginDays' | 'logins'
>

/**
 * Opens a session for a member.
 * @param tables a transaction's tables, so that the session exists only if the rest does.
 * @param way how they have come in, for the account's log-in history; nothing is written without.
 * @returns the token, which is stored nowhere.
 * @throws {AccountClosed} when the member has closed the account.
 */
export async function openSession(
  context: Sources,
  memberId: string,
  tables: SessionTables & Parameters<typeof holdOpen>[0] = context.store,
  device: Device = unknownDevice,
  way?: LoginWay,
): Promise<string> {
  await holdOpen(tables, memberId)
  return openHeldSession(context, memberId, tables, device, way)
}

/** The same for an account that the transaction has made, or holds open already. */
export async function openHeldSession(
  context: Sources,
  memberId: string,
  tables: SessionTables,
  device: Device,
  way?: LoginWay,
): Promise<string> {
  const { area, ip, userAgent } = device
  const token = toHex(context.randomBytes(32))
  const now = context.now()
  const id = await sha256(token)
  const expiresAt = now + sessionLifetime
  await tables.sessions.insert({ id, memberId, createdAt: now, expiresAt })
  await tables.devices.insert({ id, memberId, area, ip, userAgent, seenAt: now, expiresAt })
  await keepSeen(tables, memberId, now)
  await recordLoginDay(tables, memberId, now)
  if (way) await recordLogin(context, tables, { memberId, sessionId: id, way, device })
  return token
}

/**
 * Who a token belongs to, and until when (milliseconds since 1970); undefined when it is unknown or
 * too old.
 */
export async function findSession(
  context: Sources,
  token: string,
): Promise<{ member: MemberRow; sessionId: string; expiresAt: number } | undefined> {
  const sessionId = await sha256(token)
  const session = await context.store.sessions.get(sessionId)
  if (!session || session.expiresAt <= context.now()) return undefined
  const member = await context.store.members.get(session.memberId)
  return member && { member, sessionId, expiresAt: session.expiresAt }
}

/** Ends a player's session and the notifications of its browser, and tells its own connections. */
export async function endSession(context: Sources, sessionId: string): Promise<void> {
  await context.store.transaction(async ({ sessions, devices, pushDevices }, announce) => {
    const removed = await sessions.remove({ id: sessionId })
    await devices.remove({ id: sessionId })
    await pushDevices.remove({ sessionId })
    if (removed > 0) announce({ type: 'sessionEnded', sessionId, reason: 'loggedOut' })
  })
}

/**
 * Ends a member's sessions and the notifications of their browsers, in the transaction of what makes
 * it necessary, and tells their connections.
 * @param sparedId the session that goes on.
 * @returns how many were ended.
 */
export async function endSessionsOf(
  tables: Pick<DomainTables, 'sessions' | 'devices' | 'pushDevices'>,
  announce: Announce,
  memberId: string,
  sparedId?: string,
): Promise<number> {
  const found = await tables.sessions.find({ where: { memberId } })
  const ended = found.filter(({ id }) => id !== sparedId)
  for (const { id } of ended) {
    await tables.sessions.remove({ id })
    await tables.devices.remove({ id })
    announce({ type: 'sessionEnded', sessionId: id, reason: 'ended' })
  }
  // Those of sessions whose time is over too.
  for (const { id, sessionId } of await tables.pushDevices.find({ where: { memberId } })) {
    if (sessionId !== sparedId) await tables.pushDevices.remove({ id })
  }
  return ended.length
}

/** Ends one session of a member's, and tells its connections. @returns whether they had it. */
export async function endOneSession(
  context: Sources,
  memberId: string,
  sessionId: string,
): Promise<boolean> {
  return context.store.transaction(async ({ sessions, devices, pushDevices }, announce) => {
    if ((await sessions.remove({ id: sessionId, memberId })) === 0) return false
    await devices.remove({ id: sessionId })
    await pushDevices.remove({ sessionId })
    announce({ type: 'sessionEnded', sessionId, reason: 'ended' })
    return true
  })
}

/**
 * Opens a session for an operator.
 * @returns the `Set-Cookie` header that carries it, the CSRF token that must come back with every
 *   call, and the end of the session in milliseconds since 1970.
 */
export async function openOperatorSession(
  context: Sources,
  operator: string,
  tables: Pick<DomainTables, 'operatorSessions'> = context.store,
): Promise<{ setCookie: string; csrfToken: string; expiresAt: number }> {
  const secret = toHex(context.randomBytes(32))
  const csrfToken = toHex(context.randomBytes(32))
  const now = context.now()
  const expiresAt = now + operatorSessionLifetime
  await tables.operatorSessions.insert({
    id: await sha256(secret),
    operator,
    csrfToken,
    createdAt: now,
    expiresAt,
  })
  return { setCookie: cookie(secret, operatorSessionLifetime / 1000), csrfToken, expiresAt }
}

export async function findOperatorSession(
  context: Sources,
  cookies: Record<string, string>,
): Promise<{ operator: string; sessionId: string; csrfToken: string } | 'none' | 'ended'> {
  const secret = cookies[operatorCookieName]
  if (!secret) return 'none'
  const sessionId = await sha256(secret)
  const session = await context.store.operatorSessions.get(sessionId)
  if (!session || session.expiresAt <= context.now()) return 'ended'
  return { operator: session.operator, sessionId, csrfToken: session.csrfToken }
}

export async function endOperatorSession(
  tables: Pick<DomainTables, 'operatorSessions'>,
  sessionId: string,
): Promise<void> {
  await tables.operatorSessions.remove({ id: sessionId })
}

const cookie = (value: string, seconds: number) =>
  `${operatorCookieName}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`

/** The `Set-Cookie` header that makes a browser forget the operator's session. */
export const expiredOperatorCookie = cookie('', 0)
