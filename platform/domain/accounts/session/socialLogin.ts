/** Social login: redirects to a provider, and opens a session on return (LOGIN-42). */
import type { components } from '../../../../src/api/gen/paths.ts'
import { isPersonName, normalizeName } from '../../../../src/lib/names/personName.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256, toHex } from '../../base/context/digest.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { memberWithoutForm } from '../account/memberWithoutForm.ts'
import { needsSecondStep, offerSecondStep } from '../verification/secondStep.ts'
import { type Refusal, refusalOf } from './admission.ts'
import { deviceOf } from './device.ts'
import { noteFailedLogin } from './loginHistory.ts'
import { openHeldSession } from './sessions.ts'

type Schemas = components['schemas']
export type Provider = Schemas['SocialLogin']['provider']
export type LetInCode = Refusal['code'] | 'SMS_NOT_ENABLED'

/** Module that must be on for each provider. */
export const providerModules: Readonly<Record<Provider, string>> = {
  GOOGLE: 'GOOGLELOGIN3',
  FACEBOOK: 'FACEBOOKLOGIN3',
}

const kind = 'SOCIAL'
const ticketLifetime = 10 * 60_000

/**
 * Starts a social login.
 * @returns the ticket of the social login. Only a hash of the ticket is stored.
 */
export async function openTicket(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  { provider, next = '/' }: Schemas['SocialLogin'],
): Promise<string> {
  const ticket = toHex(context.randomBytes(24))
  const expiresAt = context.now() + ticketLifetime
  await context.store.socialTickets.insert({ id: await sha256(ticket), provider, next, expiresAt })
  return ticket
}

/** Stored social login of a ticket; undefined if the ticket was used, has expired or is unknown. */
export async function findTicket({ store, now }: Pick<Context, 'store' | 'now'>, ticket: string) {
  const row = await store.socialTickets.get(await sha256(ticket))
  if (!row || row.expiresAt <= now()) return undefined
  // The cast is safe: only `openTicket` writes `provider`.
  return { ...row, provider: row.provider as Provider }
}

type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

async function newAccount(
  context: Context,
  tables: DomainTables,
  email: string,
): Promise<MemberRow> {
  const { market } = await readPlatform(tables)
  const id = `m-${toHex(context.randomBytes(8))}`
  const username = `social${id.slice(2, 12)}`
  const mailbox = normalizeName(email.split('@')[0] ?? '')
  const nickname = isPersonName(mailbox) ? mailbox : username
  const now = context.now()
  const member = memberWithoutForm({
    id,
    username,
    nickname,
    type: 0,
    currency: market.currency,
    email,
    firstTimeLogin: true,
    rulesVersion: 0,
    createdAt: now,
  })
  await tables.members.insert(member)
  await tables.wallets.insert({ id, currency: market.currency, balance: 0, updatedAt: now })
  return member
}

type Person = { email: string; ip: string; userAgent: string }

/**
 * Completes a social login and uses up its ticket. The first login of a person creates the account.
 * @returns a session token, or the ticket of a required second step (LOGIN-30); undefined if the
 * ticket has been used meanwhile.
 * @throws {Rejection} if the member may not log in.
 */
export async function letIn(
  context: Context<LetInCode>,
  ticket: FoundTicket,
  { email, ip, userAgent }: Person,
): Promise<{ token: string } | { secondStep: string } | undefined> {
  const member = await context.store.transaction((tables) =>
    accountOf(context, tables, { ticket, email }),
  )
  if (!member) return undefined
  const refused = await refusalOf(context, context.store, member.id)
  if (refused) context.reject(refused.code)
  const device = deviceOf({ ip, userAgent })
  const secondStep = (await needsSecondStep(context, member.id, ip))
    ? await offerSecondStep(context, member, { area: 'member', kind })
    : undefined
  if (secondStep === 'unreachable') return context.reject('SMS_NOT_ENABLED')
  if (secondStep) {
    noteFailedLogin(context, [member], { kind, outcome: 'SECOND_STEP_MISSING', device })
    return { secondStep: secondStep.ticket }
  }
  // The transaction checks the refusal again, so that a concurrent closing or exclusion prevents
  // the session.
  return context.store.transaction(async (tables) => {
    const refusal = await refusalOf(context, tables, member.id)
    if (refusal) context.reject(refusal.code)
    return { token: await openHeldSession(context, member.id, tables, device, { kind }) }
  })
}

/**
 * Uses up a ticket.
 * @returns the person's account, new at the first login; undefined if the ticket has been used
 * meanwhile.
 */
async function accountOf(
  context: Context,
  tables: DomainTables,
  { ticket, email }: { ticket: FoundTicket; email: string },
): Promise<MemberRow | undefined> {
  if ((await tables.socialTickets.remove({ id: ticket.id })) === 0) return undefined
  const id = `${ticket.provider}:${email.toLowerCase()}`
  const known = await tables.socialAccounts.get(id)
  const member =
    (known && (await tables.members.get(known.memberId))) ??
    (await newAccount(context, tables, email))
  if (!known) {
    await tables.socialAccounts.insert({ id, memberId: member.id, createdAt: context.now() })
  }
  return member
}

/** Removes the ticket of a social login that the player cancelled at the provider. */
export async function giveUp(
  { store }: Pick<Context, 'store'>,
  { id }: FoundTicket,
): Promise<void> {
  await store.socialTickets.remove({ id })
}
