/** The invitations of an agent (AGENT-02, AGENT-07). */
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  areWithin,
  fromRates,
  noRates,
  type Rates,
  ratesOfHeads,
  toRates,
} from '../../accounts/team/rates.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Platform } from '../../base/platform/platform.ts'
import type { InvitationRow } from './invite.ts'

type Schemas = components['schemas']
export type AccountKind = Schemas['AccountKind']

/** Why an invitation, or an account of the team, is refused. */
export type InvitationProblem = 'RATE_TOO_HIGH' | 'INVITATION_DOMAIN_UNKNOWN'

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

const newCode = ({ randomBytes }: Pick<Context, 'randomBytes'>): string =>
  Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')

/** The rates that an agent has, and may give at most. */
export async function ownRates(
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  agentId: string,
): Promise<Rates> {
  const place = await teamMembers.get(agentId)
  return place ? { ...noRates, ...place.rates } : ratesOfHeads
}

/** The account type of a new member: agents below an agent are of the platform's second type. */
export const typeOf = ({ accountTypes }: Platform, kind: AccountKind): number => {
  const [first, second] = accountTypes.agents
  return kind === 'AGENT' ? (second ?? first ?? 0) : 0
}

/** What is wrong with an invitation, undefined when nothing is. */
export async function problemOf(
  tables: Pick<DomainTables, 'teamMembers'>,
  platform: Platform,
  agentId: string,
  { rates, domain }: { rates: Schemas['TeamRates']; domain?: string },
): Promise<InvitationProblem | undefined> {
  if (!areWithin(toRates(rates), await ownRates(tables, agentId))) return 'RATE_TOO_HIGH'
  const hosts = [platform.mainDomain, ...platform.domainRoute].map((host) => host.toLowerCase())
  const isKnown = domain === undefined || hosts.includes(domain.toLowerCase())
  return isKnown ? undefined : 'INVITATION_DOMAIN_UNKNOWN'
}

type Changes = Pick<
  InvitationRow,
  'accountType' | 'rates' | 'note' | 'domain' | 'maximumUses' | 'expiresAt'
>

/** What a request says of an invitation. */
export const changesOf = (platform: Platform, request: Schemas['InvitationRequest']): Changes => ({
  accountType: typeOf(platform, request.accountKind),
  rates: toRates(request.rates),
  note: request.note ?? '',
  domain: request.domain.toLowerCase(),
  maximumUses: request.maximumUses ?? null,
  expiresAt: request.expiresAt === undefined ? null : Date.parse(request.expiresAt),
})

/**
 * A new invitation, not yet kept. Of 32 letters in 8 places, two codes are hardly ever the same.
 */
export const newInvitation = (
  context: Context,
  agentId: string,
  changes: Changes,
): InvitationRow => ({
  id: idInTime(context, 'iv'),
  code: newCode(context),
  agentId,
  ...changes,
  visits: 0,
  uses: 0,
  firstDeposits: 0,
  createdAt: context.now(),
  endedAt: null,
})

function statusOf(row: InvitationRow, now: number) {
  if (row.endedAt !== null) return 'ENDED'
  if (row.expiresAt !== null && row.expiresAt <= now) return 'EXPIRED'
  return row.maximumUses !== null && row.uses >= row.maximumUses ? 'USED_UP' : 'OPEN'
}

/** True if somebody can still join by an invitation. */
export const isOpen = (row: InvitationRow, now: number): boolean => statusOf(row, now) === 'OPEN'

/** What an invitation is shown with. */
type Shown = {
  platform: Platform
  now: number
  /** Whether its agent is blocked. */
  isPaused: boolean
}

const time = (at: number) => new Date(at).toISOString()

/** An invitation as its agent is shown it. */
export function showInvitation(
  row: InvitationRow,
  { platform: { accountTypes }, now, isPaused }: Shown,
): Schemas['Invitation'] {
  const { id, code, domain, note, visits, uses, firstDeposits } = row
  const { maximumUses, createdAt, expiresAt, endedAt } = row
  const status = statusOf(row, now)
  return {
    invitationId: id,
    code,
    note,
    domain,
    visits,
    uses,
    firstDeposits,
    status: status === 'OPEN' && isPaused ? 'PAUSED' : status,
    link: `https://${domain}/register?referralCode=${code}`,
    accountKind: accountTypes.agents.includes(row.accountType) ? 'AGENT' : 'MEMBER',
    rates: fromRates(row.rates),
    createdAt: time(createdAt),
    ...(maximumUses !== null && { maximumUses }),
    ...(expiresAt !== null && { expiresAt: time(expiresAt) }),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
  }
}
