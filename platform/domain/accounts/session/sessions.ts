/**
 * Sessions of players and operators. The stored ids are hashes of the tokens, so that nobody can
 * open a session with stored data.
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
/** Lifetime of a player's session in milliseconds, whether used or not. */
export const sessionLifetime = 12 * hour
export const operatorSessionLifetime = 8 * hour

const operatorCookieName = '__Host-operator'

type Sources = Pick<Context, 'now' | 'randomBytes' | 'store'>

type SessionTables = Pick<
  DomainTables,
  'sessions' | 'devices' | 'presences' | 'loginDays' | 'logins'
>

/**
 * Opens a session for a member.
 * @param tables of the caller's transaction, if any.
 * @param way kind of the login for the login history; without it, no login is recorded.
 * @returns the token, which is not stored.
 * @throws {AccountClosed} if the account is closed.
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

/** Same as `openSession`, for an account that the transaction has created or locked. */
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
 * Member, session id and expiry (milliseconds since 1970) of a token; undefined if the token is
 * unknown or expired.
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

/**
 * Ends a player's session, removes the push registration of its browser, and publishes an event.
 */
export async function endSession(context: Sources, sessionId: string): Promise<void> {
  await context.store.transaction(async ({ sessions, devices, pushDevices }, announce) => {
    const removed = await sessions.remove({ id: sessionId })
    await devices.remove({ id: sessionId })
    await pushDevices.remove({ sessionId })
    if (removed > 0) announce({ type: 'sessionEnded', sessionId, reason: 'loggedOut' })
  })
}

/**
 * Ends a member's sessions, removes the push registrations of their browsers, and publishes events.
 * Runs in the transaction of the cause.
 * @param sparedId id of a session that continues.
 * @returns the number of ended sessions.
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
  // Push registrations outlive expired sessions. This loop also removes the registrations of
  // expired sessions.
  for (const { id, sessionId } of await tables.pushDevices.find({ where: { memberId } })) {
    if (sessionId !== sparedId) await tables.pushDevices.remove({ id })
  }
  return ended.length
}

/**
 * Ends one session of a member and publishes an event.
 * @returns false if the session does not exist.
 */
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
 * @returns the `Set-Cookie` header, the CSRF token that every call must send, and the expiry in
 * milliseconds since 1970.
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

/** `Set-Cookie` header that removes the operator's session cookie. */
export const expiredOperatorCookie = cookie('', 0)
