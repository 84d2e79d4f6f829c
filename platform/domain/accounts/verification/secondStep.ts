/**
 * The second step of a login from an address that the account does not trust, where it has an
 * authenticator or checks addresses (LOGIN-30, LOGIN-31).
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
/** Wrong answers of an account, whatever its tickets, before the next one has to wait. */
const freeAttempts = 5
const accountPace = {
  memory: 24 * 3_600_000,
  waitAfter: growingWait({ free: freeAttempts, first: 60_000, longest: 15 * 60_000 }),
}

/** Where a code for the second step goes; undefined where nothing is bound. */
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
 * What an account can prove itself by. With an authenticator it is that, its recovery codes and
 * passkeys alone: who has the phone or reads the e-mail can also set the password.
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

/** True if the account takes that proof, whatever a caller says that it was offered. */
export const takesMethod = async (
  context: Pick<Context, 'store' | 'passkeys'>,
  member: MemberRow,
  method: SecondStepMethod,
): Promise<boolean> => (await boundMethods(context, member)).some((one) => one.method === method)

/** True if a log-in of the account needs a second step at an address. */
export async function needsSecondStep(
  { store }: { store: Pick<DomainTables, 'memberSettings' | 'knownAddresses'> },
  memberId: string,
  ip: string,
): Promise<boolean> {
  const { checksAddress, authenticatorSecret } = await settingsOf(store, memberId)
  if (!checksAddress && authenticatorSecret === null) return false
  return !(await knowsAddress(store, memberId, ip))
}

/** What a member can prove themselves by now: a code only where somebody can send it. */
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
 * Makes a login wait.
 * @returns undefined for an account that has nothing to prove itself by, and `unreachable` for one
 *   whose codes nobody can send.
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

/** A log-in whose second step is missing. */
type WaitingLogin = Pick<LoginRow, 'area' | 'kind'> & {
  id: string
  member: MemberRow
  /** When the second step was asked for, and until when it is waited for. */
  askedAt: number
  expiresAt: number
}

/** The login that a ticket is of; undefined when it is too old, used up or unknown. */
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

/** Takes one of the attempts of a ticket. @returns whether it had one left. */
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
 * Takes an attempt of a ticket and of its account, which may have many tickets, before an answer is
 * looked at.
 * @returns whether it is the attempt after which the owner is told; why there is none otherwise.
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

/** True if an answer has the form of its method's; what cannot be a code costs no attempt. */
export function canBeAnswer({
  method,
  answer = '',
}: Pick<components['schemas']['SecondStepAnswer'], 'method' | 'answer'>): boolean {
  if (method === 'PASSKEY' || method === 'PAYEE_NAME') return true
  return method === 'RECOVERY_CODE' ? canBeRecoveryCode(answer) : readCode(answer) !== undefined
}

/** Starts the account's attempts again, after a proof. */
export const forgetSecondSteps = (
  tables: Pick<DomainTables, 'rateWindows'>,
  memberId: string,
): Promise<void> => forgetAttempts(tables, [counterOf(memberId).id])

/** Names are compared without regard to case, accents and repeated spaces, as banks write them. */
const plainName = (name: string) =>
  normalizeText(name)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()

/**
 * Whether an answer proves that it is the member; a code is spent by that, but for a recovery code,
 * which is spent in the transaction that lets them in.
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
