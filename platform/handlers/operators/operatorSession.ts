import { decoyHash } from '../../domain/accounts/account/decoyHash.ts'
import {
  endOperatorSession,
  expiredOperatorCookie,
  openOperatorSession,
} from '../../domain/accounts/session/sessions.ts'
import { acceptSignIn, claimSignIn } from '../../domain/base/attempts/signIn.ts'
import { recordDeed } from '../../domain/base/platform/audit.ts'
import { failedSignIns } from '../../domain/base/platform/failedSignIns.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, answerWithCookies, type Call, fault, type Outcome } from '../../server/handler.ts'
import { knownDevice, rememberDevice } from '../../server/knownDevices.ts'
import { rejectUntil } from '../base/rejectUntil.ts'

/**
 * Opens an operator session with a cookie. Wrong passwords delay further attempts. Wrong passwords
 * from a known device delay only attempts from this device. An unknown username gets the same
 * response as a wrong password. The unknown username is not recorded, because it may be a password
 * typed into the wrong field.
 */
async function operatorLogin({
  context,
  body,
  ip,
  cookies,
}: Call<'operatorLogin'>): Promise<Outcome<'operatorLogin'>> {
  context.passwords.admit()
  const id = body.username
  const operator = await context.store.operators.get(id)
  const owner = { account: 'operator', id, passwordHash: operator?.passwordHash ?? '' } as const
  const deviceId = operator && (await knownDevice(context, cookies, owner))
  const attempt = await claimSignIn(context, { account: 'operator', name: id, ip, deviceId })
  if ('wait' in attempt) return rejectUntil(attempt.wait, 'OPERATOR_LOCKED')
  const hash = operator?.passwordHash ?? (await decoyHash(context))
  const isRight = await context.passwords.verify(body.password, hash)
  if (!operator) return fault('OPERATOR_LOGIN_FAILED')
  if (!isRight) {
    await recordDeed(context, context.store, {
      operator: id,
      action: 'SIGN_IN_FAILED',
      address: ip,
    })
    return fault('OPERATOR_LOGIN_FAILED')
  }
  await acceptSignIn(context, attempt)
  const { setCookie: deviceCookie } = await rememberDevice(context, cookies, owner)
  const { failed, session } = await context.store.transaction(async (tables) => {
    const failed = await failedSignIns(tables, id)
    await recordDeed(context, tables, { operator: id, action: 'SIGNED_IN' })
    return { failed, session: await openOperatorSession(context, id, tables) }
  })
  const value = {
    operator: id,
    csrfToken: session.csrfToken,
    expiresAt: new Date(session.expiresAt).toISOString(),
    ...(failed && { failedSignIns: failed }),
  }
  return answerWithCookies(value, [session.setCookie, deviceCookie])
}

export const operatorSession = {
  'POST /ops/session': operatorLogin,
  'DELETE /ops/session': async ({ context, caller }) => {
    const { operator, sessionId } = caller
    await context.store.transaction(async (tables) => {
      await endOperatorSession(tables, sessionId)
      await recordDeed(context, tables, { operator, action: 'SIGNED_OUT' })
    })
    return answer(undefined, { 'Set-Cookie': expiredOperatorCookie })
  },
} satisfies Pick<Behaviour, 'POST /ops/session' | 'DELETE /ops/session'>
