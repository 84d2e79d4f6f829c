/** Invitations of an agent (AGENT-02, AGENT-07). */
import type { components } from '../../../../src/api/gen/paths.ts'
import { isLoopback } from '../../../../src/lib/loopback.ts'
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
import { domainsOf } from '../../base/platform/domains.ts'
import type { Platform } from '../../base/platform/platform.ts'
import type { InvitationRow } from './invite.ts'

type Schemas = components['schemas']
export type AccountKind = Schemas['AccountKind']

/** Reason for rejecting an invitation or a team account. */
export type InvitationProblem = 'RATE_TOO_HIGH' | 'INVITATION_DOMAIN_UNKNOWN'

/** Letters and digits of codes, without those that are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

const newCode = ({ randomBytes }: Pick<Context, 'randomBytes'>): string =>
  Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')

/** Rates of an agent: the highest rates that the agent may grant. */
export async function ownRates(
  { teamMembers }: Pick<DomainTables, 'teamMembers'>,
  agentId: string,
): Promise<Rates> {
  const place = await teamMembers.get(agentId)
  return place ? { ...noRates, ...place.rates } : ratesOfHeads
}

/** Account type of a new member; agents below an agent get the platform's second agent type. */
export const typeOf = ({ accountTypes }: Platform, kind: AccountKind): number => {
  const [first, second] = accountTypes.agents
  return kind === 'AGENT' ? (second ?? first ?? 0) : 0
}

/** Reason to reject an invitation; undefined if it is valid. */
export async function problemOf(
  tables: Pick<DomainTables, 'teamMembers'>,
  platform: Platform,
  agentId: string,
  { rates, domain }: { rates: Schemas['TeamRates']; domain?: string },
): Promise<InvitationProblem | undefined> {
  if (!areWithin(toRates(rates), await ownRates(tables, agentId))) return 'RATE_TOO_HIGH'
  const host = domain?.toLowerCase()
  const isKnown = host === undefined || isLoopback(host) || domainsOf(platform).includes(host)
  return isKnown ? undefined : 'INVITATION_DOMAIN_UNKNOWN'
}

type Changes = Pick<
  InvitationRow,
  'accountType' | 'rates' | 'note' | 'domain' | 'maximumUses' | 'expiresAt'
>

/** Maps a request to the columns of an invitation. */
export const changesOf = (platform: Platform, request: Schemas['InvitationRequest']): Changes => ({
  accountType: typeOf(platform, request.accountKind),
  rates: toRates(request.rates),
  note: request.note ?? '',
  domain: request.domain?.toLowerCase() ?? '',
  maximumUses: request.maximumUses ?? null,
  expiresAt: request.expiresAt === undefined ? null : Date.parse(request.expiresAt),
})

/** Creates an invitation without storing it. Codes are long enough to make collisions unlikely. */
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

/** True if members can still join by an invitation. */
export const isOpen = (row: InvitationRow, now: number): boolean => statusOf(row, now) === 'OPEN'

/** Data that `showInvitation` needs in addition to the invitation's row. */
type Shown = {
  platform: Platform
  now: number
  /** True if the invitation's agent is blocked. */
  isPaused: boolean
}

const time = (at: number) => new Date(at).toISOString()

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
    visits,
    uses,
    firstDeposits,
    status: status === 'OPEN' && isPaused ? 'PAUSED' : status,
    accountKind: accountTypes.agents.includes(row.accountType) ? 'AGENT' : 'MEMBER',
    rates: fromRates(row.rates),
    createdAt: time(createdAt),
    ...(domain !== '' && { domain }),
    ...(maximumUses !== null && { maximumUses }),
    ...(expiresAt !== null && { expiresAt: time(expiresAt) }),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
  }
}
