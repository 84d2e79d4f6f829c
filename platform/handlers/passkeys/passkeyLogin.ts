/** Login with a passkey, alone or as the second step. */

import { challengeLifetime, issueChallenge } from '../../domain/accounts/passkeys/challenges.ts'
import { descriptorOf, passkeyOf, passkeysOf } from '../../domain/accounts/passkeys/passkeys.ts'
import { provePasskey, type UnprovenPasskey } from '../../domain/accounts/passkeys/provePasskey.ts'
import { refusalOf } from '../../domain/accounts/session/admission.ts'
import { deviceOf } from '../../domain/accounts/session/device.ts'
import { type FailedOutcome, noteFailedLogin } from '../../domain/accounts/session/loginHistory.ts'
import { openHeldSession } from '../../domain/accounts/session/sessions.ts'
import { loginOfTicket } from '../../domain/accounts/verification/secondStep.ts'
import { isOwnPage } from '../../domain/base/platform/domains.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { entranceRejection, toRejection } from '../session/entranceRejection.ts'
import { knowBrowser, tellOfNewDevice } from '../session/knowBrowser.ts'

/**
 * Owner of the challenge for a login without a username. `memberId` is null, because any member
 * with a passkey may answer the challenge.
 */
const visitor = { purpose: 'login', memberId: null, boundTo: null } as const

async function offerPasskeyLogin({
  context,
  body: { ticket },
}: Call<'offerPasskeyLogin'>): Promise<Outcome<'offerPasskeyLogin'>> {
  if (!context.passkeys) return fault('MODULE_OFF')
  const about = { rpId: context.passkeys.domain, timeout: challengeLifetime }
  if (ticket === undefined) {
    const challenge = await issueChallenge(context, visitor)
    return answer({ challenge, ...about, userVerification: 'required', allowCredentials: [] })
  }
  const waiting = await loginOfTicket(context, ticket)
  if (!waiting) return context.reject('SECOND_STEP_EXPIRED')
  const { id: boundTo, member } = waiting
  const known = await passkeysOf(context.store, member.id)
  if (known.length === 0) return context.reject('NOT_POSSIBLE_NOW')
  const owner = { purpose: 'secondStep', memberId: member.id, boundTo } as const
  const challenge = await issueChallenge(context, owner)
  const allowCredentials = known.map(descriptorOf)
  return answer({ challenge, ...about, userVerification: 'preferred', allowCredentials })
}

const rejectionCodes = {
  expired: 'PASSKEY_EXPIRED',
  unknown: 'PASSKEY_UNKNOWN',
  rejected: 'PASSKEY_REJECTED',
  copied: 'PASSKEY_COPIED',
} as const satisfies Record<UnprovenPasskey, string>

const kind = 'PASSKEY'

/** Records a failed login in the login history of each account. */
function note(
  call: Call<'loginByPasskey'>,
  accounts: readonly { id: string }[],
  outcome: FailedOutcome,
): void {
  const device = deviceOf(call, call.body.area)
  noteFailedLogin(call.context, accounts, { kind, outcome, device })
}

/** Rejects an unproven passkey and records the attempt in its owner's history. */
async function refuseUnproven(call: Call<'loginByPasskey'>, reason: UnprovenPasskey) {
  const { context, body } = call
  if (reason === 'rejected' || reason === 'copied') {
    const passkey = await passkeyOf(context.store, body.credential.id)
    if (passkey) note(call, [{ id: passkey.memberId }], 'WRONG_PROOF')
  }
  return context.reject(rejectionCodes[reason])
}

/**
 * Logs in with a passkey. The device has verified its user, so no second step follows (LOGIN-30).
 */
async function loginByPasskey(call: Call<'loginByPasskey'>): Promise<Outcome<'loginByPasskey'>> {
  const { context, body, place } = call
  const { area = 'member', credential } = body
  if (!context.passkeys) return fault('MODULE_OFF')
  const platform = await readOffered(context)
  if (!isOwnPage({ place }, platform)) return context.reject('DOMAIN_INVALID')
  const use = { owner: visitor, isVerificationRequired: true }
  const proven = await provePasskey(context, credential, use)
  if (typeof proven === 'string') return refuseUnproven(call, proven)
  const member = await context.store.members.get(proven.memberId)
  if (!member) return context.reject('PASSKEY_UNKNOWN')
  const refused = await entranceRejection(context, platform, member, area)
  if (refused) {
    note(call, [member], 'NOT_ADMITTED')
    return context.reject(refused.code, refused.details)
  }
  const { device, setCookie, isNew } = await knowBrowser(call, member.id, area)
  // The check and the session share a transaction, so that a concurrent self-exclusion is not
  // missed.
  const token = await context.store.transaction(async (tables) => {
    const refusal = await refusalOf(context, tables, member.id)
    if (refusal) context.reject(refusal.code, toRejection(refusal).details)
    return openHeldSession(context, member.id, tables, device, { kind })
  })
  if (isNew) tellOfNewDevice(context, member, device)
  const { firstTimeLogin } = member
  const value = {
    token,
    firstTimeLogin,
    passwordExpired: false,
    defaultPassword: false,
  }
  return answer(value, { 'Set-Cookie': setCookie })
}

export const passkeyLogin = {
  'POST /wps/session/login/passkey/options': offerPasskeyLogin,
  'POST /wps/session/login/passkey': loginByPasskey,
} satisfies Pick<
  Behaviour,
  'POST /wps/session/login/passkey/options' | 'POST /wps/session/login/passkey'
>
