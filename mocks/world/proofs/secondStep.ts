/** The second step of a login from an address that the account does not know (LOGIN-30, LOGIN-31). */
import type { components } from '../../../src/api/gen/paths.ts'
import { normalizeText } from '../../../src/lib/text.ts'
import type { MemberRow } from '../collections.ts'
import { sha256, toHex } from '../digest.ts'
import { changeSettings, settingsOf } from '../members/memberSettings.ts'
import { shownEmail, shownPhone } from '../members/shown.ts'
import type { World } from '../world.ts'
import { type CodeTarget, spendCode, tryCode } from './smsCodes.ts'
import { stepOfCode } from './totp.ts'

type SecondStep = components['schemas']['SecondStep']
export type SecondStepMethod = components['schemas']['SecondStepMethod']

const lifetime = 10 * 60_000
const mostAttempts = 5

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

async function methodsOf(world: World, member: MemberRow): Promise<SecondStep['methods']> {
  const { authenticatorSecret } = await settingsOf(world.store, member.id)
  const { mobileNum, email, profile } = member
  return [
    ...(mobileNum === null ? [] : [{ method: 'SMS' as const, to: shownPhone(mobileNum) }]),
    ...(email === null ? [] : [{ method: 'EMAIL' as const, to: shownEmail(email) }]),
    ...(authenticatorSecret === null ? [] : [{ method: 'TOTP' as const }]),
    ...(profile.payeeName ? [{ method: 'PAYEE_NAME' as const }] : []),
  ]
}

/** Makes a login wait; undefined for an account that has nothing to prove itself by. */
export async function offerSecondStep(
  world: World,
  member: MemberRow,
  area: string,
): Promise<SecondStep | undefined> {
  const methods = await methodsOf(world, member)
  if (methods.length === 0) return undefined
  const ticket = toHex(world.randomBytes(32))
  const expiresAt = world.now() + lifetime
  await world.store.secondSteps.insert({
    ...{ id: await sha256(ticket), memberId: member.id, area, attempts: 0, expiresAt },
  })
  return { ticket, methods, expiresAt: new Date(expiresAt).toISOString() }
}

/** The login that a ticket is of; undefined when it is too old, used up or unknown. */
export async function loginOfTicket(
  world: World,
  ticket: string,
): Promise<{ id: string; member: MemberRow; area: 'member' | 'agent' } | undefined> {
  const row = await world.store.secondSteps.get(await sha256(ticket))
  if (!row || row.expiresAt <= world.now() || row.attempts >= mostAttempts) return undefined
  const member = await world.store.members.get(row.memberId)
  return member && { id: row.id, member, area: row.area === 'agent' ? 'agent' : 'member' }
}

/** Counts an attempt. @returns whether it was one of those that the ticket is good for. */
export async function countAttempt(world: World, id: string): Promise<boolean> {
  return world.store.transaction(async ({ secondSteps }) => {
    const row = await secondSteps.get(id)
    if (!row || row.attempts >= mostAttempts) return false
    return secondSteps.update(id, { attempts: row.attempts + 1 })
  })
}

/** Names are compared without regard to case, accents and repeated spaces, as banks write them. */
const plainName = (name: string) =>
  normalizeText(name)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()

/** Whether an answer proves that it is the member; a code is spent by that. */
export async function provesIdentity(
  world: World,
  member: MemberRow,
  { method, answer }: { method: SecondStepMethod; answer: string },
): Promise<boolean> {
  const typed = answer.trim()
  if (method === 'PAYEE_NAME') {
    const name = member.profile.payeeName ?? ''
    return name !== '' && plainName(name) === plainName(typed)
  }
  if (method === 'TOTP') {
    const { authenticatorSecret, authenticatorStep } = await settingsOf(world.store, member.id)
    if (authenticatorSecret === null) return false
    const when = { now: world.now(), after: authenticatorStep }
    const step = await stepOfCode(authenticatorSecret, typed, when)
    if (step !== undefined) await changeSettings(world, member.id, { authenticatorStep: step })
    return step !== undefined
  }
  const target = secondStepTarget(member, method)
  if (!target || (await tryCode(world, target, typed)) !== 'right') return false
  return spendCode(world.store, target, typed)
}
