import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, type Fault, fault, type Outcome } from '../server/handler.ts'
import {
  endOperatorSession,
  expiredOperatorCookie,
  openOperatorSession,
} from '../server/sessions.ts'
import { decoyHash } from '../world/members/decoyHash.ts'
import { recordDeed } from '../world/platform/audit.ts'
import type { World } from '../world/world.ts'

const mostFailures = 5
const lockTime = 15 * 60_000

const locked = (until: number, now: number): Fault =>
  fault('OPERATOR_LOCKED', undefined, { 'Retry-After': String(Math.ceil((until - now) / 1000)) })

type Claim =
  | 'unknown'
  | { lockedUntil: number }
  /** `isLast`: unless the password is right, the account is locked. */
  | { passwordHash: string; isLast: boolean }

/**
 * Takes one of the attempts that an account has, before its password is looked at, so that many at
 * once do not get more. The fifth in a row locks it for a quarter of an hour.
 */
async function claimAttempt(world: World, id: string): Promise<Claim> {
  return world.store.transaction(async ({ operators }): Promise<Claim> => {
    const operator = await operators.get(id)
    if (!operator) return 'unknown'
    const now = world.now()
    const { lockedUntil, passwordHash } = operator
    if (lockedUntil !== null && lockedUntil > now) return { lockedUntil }
    const failures = lockedUntil === null ? operator.failures + 1 : 1
    const lock = failures >= mostFailures ? now + lockTime : null
    await operators.update(id, { failures, lockedUntil: lock })
    return { passwordHash, isLast: lock !== null }
  })
}

/** Writes down a wrong password. Unknown names leave no trace: a password may have been typed as one. */
async function recordFailure(world: World, operator: string, isLast: boolean): Promise<void> {
  await world.store.transaction(async (tables) => {
    await recordDeed(world, tables, { operator, action: 'SIGN_IN_FAILED' })
    if (isLast) await recordDeed(world, tables, { operator, action: 'LOCKED' })
  })
}

/** A session for an operator, by cookie. While an account is locked, even its own password is refused. */
async function operatorLogin({
  world,
  body,
}: Call<'operatorLogin'>): Promise<Outcome<'operatorLogin'>> {
  const id = body.username.trim()
  const claim = await claimAttempt(world, id)
  if (claim !== 'unknown' && 'lockedUntil' in claim) return locked(claim.lockedUntil, world.now())
  const hash = claim === 'unknown' ? await decoyHash(world) : claim.passwordHash
  const right = await world.passwords.verify(body.password, hash)
  if (claim === 'unknown') return fault('OPERATOR_LOGIN_FAILED')
  if (!right) {
    await recordFailure(world, id, claim.isLast)
    return fault('OPERATOR_LOGIN_FAILED')
  }
  const { setCookie, csrfToken, expiresAt } = await world.store.transaction(async (tables) => {
    await tables.operators.update(id, { failures: 0, lockedUntil: null })
    await recordDeed(world, tables, { operator: id, action: 'SIGNED_IN' })
    return openOperatorSession(world, id, tables)
  })
  return answer(
    { operator: id, csrfToken, expiresAt: new Date(expiresAt).toISOString() },
    { 'Set-Cookie': setCookie },
  )
}

export const operatorSession = {
  'POST /ops/session': operatorLogin,
  'DELETE /ops/session': async ({ world, caller }) => {
    const { operator, sessionId } = caller
    await world.store.transaction(async (tables) => {
      await endOperatorSession(tables, sessionId)
      await recordDeed(world, tables, { operator, action: 'SIGNED_OUT' })
    })
    return answer(undefined, { 'Set-Cookie': expiredOperatorCookie })
  },
} satisfies Pick<Behaviour, 'POST /ops/session' | 'DELETE /ops/session'>
