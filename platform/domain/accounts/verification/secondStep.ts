/**
 * Second step of a login from an unknown IP address, for accounts with an authenticator app or with
 * the check of IP addresses enabled (LOGIN-30, LOGIN-31).
 */
import type { components } from '../../../../src/api/gen/paths.ts'
import { readCode } from '../../../../src/lib/code.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import {
  type AttemptCounter,
  claimAttempt,
  forgetAttempts,
  giveBackAttempt,
  growingWait,
} from '../../base/attempts/attempts.ts'
import type { DomainTables, LoginRow, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256, toHex } from '../../base/context/digest.ts'
import { knowsAddress } from '../account/knownAddresses.ts'
import { maskEmail, maskPhone } from '../account/maskedContact.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { countPasskeys } from '../passkeys/passkeys.ts'
import { provePasskey } from '../passkeys/provePasskey.ts'
import { spendAuthenticatorCode } from './authenticator.ts'
import { canBeRecoveryCode, countRecoveryCodes, isRecoveryCode } from './recoveryCodes.ts'
import { type CodeTarget, canReach, spendCode, tryCode } from './smsCodes.ts'

export type SecondStep = components['schemas']['SecondStep']
export type SecondStepMethod = components['schemas']['SecondStepMethod']

const lifetime = 10 * 60_000
const mostAttempts = 5
/** Number of wrong attempts per account, over all of its tickets, before attempts have to wait. */
const freeAttempts = 5
const accountPace = {
  memory: 24 * 3_600_000,
  waitAfter: growingWait({ free: freeAttempts, first: 60_000, maxWait: 15 * 60_000 }),
}

/**
 * Receiver of a second-step code; undefined if the method sends none or the member has no such
 * contact.
 */
export function secondStepTarget(
  { id, mobileNum, countryDialingCode, email }: MemberRow,
  method: SecondStepMethod,
): CodeTarget | undefined {
  const purpose = `secondStep/${id}` as const
  if (method === 'SMS' && mobileNum !== null) {
    return { purpose, dialingCode: countryDialingCode ?? '', number: mobileNum }
  }
  return method === 'EMAIL' && email !== null ? { purpose, email } : undefined
}

/**
 * All methods of an account. An account with an authenticator app accepts only the app, its
 * recovery codes and passkeys. Codes by SMS or e-mail would add no protection, because access to
 * the phone or the e-mail already suffices to reset the password.
 */
async function boundMethods(
  { store, passkeys }: Pick<Context, 'store' | 'passkeys'>,
  member: MemberRow,
): Promise<SecondStep['methods']> {
  const { authenticatorSecret } = await settingsOf(store, member.id)
  const hasPasskey = passkeys !== undefined && (await countPasskeys(store, member.id)) > 0
  const byPasskey = hasPasskey ? [{ method: 'PASSKEY' as const }] : []
  if (authenticatorSecret !== null) {
    const isLeft = (await countRecoveryCodes(store, member.id)) > 0
    const byRecovery = isLeft ? [{ method: 'RECOVERY_CODE' as const }] : []
    return [...byPasskey, { method: 'TOTP' }, ...byRecovery]
  }
  const { mobileNum, email, profile } = member
  return [
    ...byPasskey,
    ...(mobileNum === null ? [] : [{ method: 'SMS' as const, to: maskPhone(mobileNum) }]),
    ...(email === null ? [] : [{ method: 'EMAIL' as const, to: maskEmail(email) }]),
    ...(profile.payeeName ? [{ method: 'PAYEE_NAME' as const }] : []),
  ]
}

/** True if the account has the method, even if it was not offered to the caller. */
export const takesMethod = async (
  context: Pick<Context, 'store' | 'passkeys'>,
  member: MemberRow,
  method: SecondStepMethod,
): Promise<boolean> => (await boundMethods(context, member)).some((one) => one.method === method)

/** True if a login of the account from this IP address requires a second step. */
export async function needsSecondStep(
  { store }: { store: Pick<DomainTables, 'memberSettings' | 'knownAddresses'> },
  memberId: string,
  ip: string,
): Promise<boolean> {
  const { checksAddress, authenticatorSecret } = await settingsOf(store, memberId)
  if (!checksAddress && authenticatorSecret === null) return false
  return !(await knowsAddress(store, memberId, ip))
}

/**
 * Methods of the account that are usable now. SMS and e-mail require a provider that can send the
 * code.
 */
export async function possibleMethods(
  context: Pick<Context, 'store' | 'passkeys' | 'providers'>,
  member: MemberRow,
): Promise<SecondStep['methods']> {
  const all = await boundMethods(context, member)
  return all.filter(({ method }) => {
    const target = secondStepTarget(member, method)
    return !target || canReach(context, target)
  })
}

/**
 * Creates a ticket for a login. The login then waits for its second step.
 * @returns undefined for an account without any method, `unreachable` if no provider can send the
 * codes of its methods.
 */
export async function offerSecondStep(
  context: Context,
  member: MemberRow,
  { area, kind }: Pick<LoginRow, 'area' | 'kind'>,
): Promise<SecondStep | 'unreachable' | undefined> {
  if ((await boundMethods(context, member)).length === 0) return undefined
  const methods = await possibleMethods(context, member)
  if (methods.length === 0) return 'unreachable'
  const ticket = toHex(context.randomBytes(32))
  const expiresAt = context.now() + lifetime
  await context.store.secondSteps.insert({
    id: await sha256(ticket),
    memberId: member.id,
    area,
    kind,
    attempts: 0,
    expiresAt,
  })
  return { ticket, methods, expiresAt: new Date(expiresAt).toISOString() }
}

type WaitingLogin = Pick<LoginRow, 'area' | 'kind'> & {
  id: string
  member: MemberRow
  /** Time at which the second step was requested. */
  askedAt: number
  expiresAt: number
}

/**
 * Login that waits with this ticket; undefined if the ticket has expired, is used up or is unknown.
 */
export async function loginOfTicket(
  context: Context,
  ticket: string,
): Promise<WaitingLogin | undefined> {
  const row = await context.store.secondSteps.get(await sha256(ticket))
  if (!row || row.expiresAt <= context.now() || row.attempts >= mostAttempts) return undefined
  const member = await context.store.members.get(row.memberId)
  const area = row.area === 'agent' ? 'agent' : 'member'
  const { expiresAt } = row
  const askedAt = expiresAt - lifetime
  return member && { id: row.id, member, area, kind: row.kind ?? 'PASSWORD', askedAt, expiresAt }
}

/** Claims one attempt of a ticket. @returns true if the ticket had an attempt left. */
async function claimOfTicket({ store }: Pick<Context, 'store'>, id: string): Promise<boolean> {
  return store.transaction(async ({ secondSteps }) => {
    const row = await secondSteps.get(id)
    if (!row || row.attempts >= mostAttempts) return false
    return secondSteps.update(id, { attempts: row.attempts + 1 })
  })
}

const counterOf = (memberId: string): AttemptCounter => ({
  id: `second-step:${memberId}`,
  pace: accountPace,
})

/**
 * Claims an attempt of a ticket and of its account, because an account may have many tickets. Call
 * it before the answer is checked.
 * @returns `isAlarming` if the owner must be notified of this attempt; or the reason why no attempt
 * is allowed, with the wait in milliseconds.
 */
export async function claimSecondStep(
  context: Pick<Context, 'store' | 'now'>,
  { id, member }: { id: string; member: Pick<MemberRow, 'id'> },
): Promise<{ isAlarming: boolean } | 'used up' | { wait: number }> {
  const claim = await claimAttempt(context, [counterOf(member.id)])
  if (claim.isRejected) return { wait: claim.wait }
  if (await claimOfTicket(context, id)) {
    return { isAlarming: claim.counts[0]?.after.attempts === freeAttempts }
  }
  await giveBackAttempt(context, claim)
  return 'used up'
}

/** True if an answer has the format of its method. Other answers do not count as attempts. */
export function canBeAnswer({
  method,
  answer = '',
}: Pick<components['schemas']['SecondStepAnswer'], 'method' | 'answer'>): boolean {
  if (method === 'PASSKEY' || method === 'PAYEE_NAME') return true
  return method === 'RECOVERY_CODE' ? canBeRecoveryCode(answer) : readCode(answer) !== undefined
}

/** Removes the account's attempt counter after a correct answer. */
export const forgetSecondSteps = (
  tables: Pick<DomainTables, 'rateWindows'>,
  memberId: string,
): Promise<void> => forgetAttempts(tables, [counterOf(memberId).id])

/** Names are compared without case, accents and repeated spaces, since banks omit accents. */
const plainName = (name: string) =>
  normalizeText(name)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()

/**
 * True if an answer proves the member's identity. Uses up a correct code. The only exception is a
 * recovery code: the transaction of the login uses up the recovery code.
 */
export async function provesIdentity(
  context: Context,
  member: MemberRow,
  { ticket, method, answer = '', credential }: components['schemas']['SecondStepAnswer'],
): Promise<boolean> {
  if (!(await takesMethod(context, member, method))) return false
  if (method === 'PASSKEY') {
    if (!credential) return false
    const owner = {
      purpose: 'secondStep',
      memberId: member.id,
      boundTo: await sha256(ticket),
    } as const
    const use = { owner, isVerificationRequired: false }
    return typeof (await provePasskey(context, credential, use)) !== 'string'
  }
  if (method === 'RECOVERY_CODE') return isRecoveryCode(context.store, member.id, answer)
  if (method === 'PAYEE_NAME') {
    const name = member.profile.payeeName ?? ''
    return name !== '' && plainName(name) === plainName(answer)
  }
  if (method === 'TOTP') return spendAuthenticatorCode(context, member.id, answer)
  const target = secondStepTarget(member, method)
  if (!target || (await tryCode(context, target, answer)) !== 'right') return false
  return spendCode(context.store, target, answer)
}
