/** Resolves the invitation code of a new member. */

import { isLoopback } from '../../../../src/lib/loopback.ts'
import { isBlocked } from '../../accounts/limits/blocks.ts'
import type { Rates } from '../../accounts/team/rates.ts'
import type { Collections, DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { findAffiliate, isOn, type Platform } from '../../base/platform/platform.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { referrerOf } from '../../play/rewards/referral.ts'
import { joinWithCommissions } from './join.ts'

export type InvitationRow = RowOf<Collections['invitations']>
type Tables = Pick<DomainTables, 'invitations' | 'memberBlocks' | 'referralCodes'>
/** Code as typed or from a link, with the host of the registration. */
type CodeOnHost = { code: string; domain: string; now: number }

/** Valid code: an agent's invitation, a code from the platform's settings, or a member's. */
export type Invite = {
  /** Member whom the code names as inviter; null for a code without an owner. */
  inviterId: string | null
  /**
   * Member to whose team the new member is added. Null for a code without an owner and for a
   * member's referral code, because a referral builds no team.
   */
  uplineId: string | null
  invitation: InvitationRow | undefined
}

const teamInvite = (uplineId: string | null, invitation?: InvitationRow): Invite => ({
  inviterId: uplineId,
  uplineId,
  invitation,
})

/**
 * True if an invitation can still be used on a host. On a loopback host, invitations for any host
 * can be used.
 */
const isOpenOn = (invitation: InvitationRow, domain: string, now: number): boolean =>
  invitation.endedAt === null &&
  (invitation.expiresAt === null || invitation.expiresAt > now) &&
  (invitation.maximumUses === null || invitation.uses < invitation.maximumUses) &&
  (['', domain.toLowerCase()].includes(invitation.domain) || isLoopback(domain))

/**
 * Finds the upline of a code on a host (API-18, REG-10); undefined if the code is not valid there
 * or its agent is blocked.
 */
export async function findInvite(
  tables: Tables,
  platform: Platform,
  request: CodeOnHost,
): Promise<Invite | undefined> {
  const invite = await openInvite(tables, platform, request)
  return invite && (await isPaused(tables, invite)) ? undefined : invite
}

async function openInvite(
  { invitations, referralCodes }: Pick<Tables, 'invitations' | 'referralCodes'>,
  platform: Platform,
  { code, domain, now }: CodeOnHost,
): Promise<Invite | undefined> {
  const wanted = code.trim().toUpperCase()
  const [invitation] = await invitations.find({ where: { code: wanted }, limit: 1 })
  if (invitation) {
    return isOpenOn(invitation, domain, now)
      ? teamInvite(invitation.agentId, invitation)
      : undefined
  }
  const affiliate = findAffiliate(platform, code, domain, now)
  if (affiliate) return teamInvite(affiliate.memberId ?? null)
  if (!isOn(platform, 'REFERRAL3')) return undefined
  const inviterId = await referrerOf({ referralCodes }, code)
  return inviterId === undefined ? undefined : { inviterId, uplineId: null, invitation: undefined }
}

/** True while the upline of an invite is blocked. */
const isPaused = async (
  tables: Pick<Tables, 'memberBlocks'>,
  { uplineId }: Invite,
): Promise<boolean> => uplineId !== null && (await isBlocked(tables, uplineId))

/** True if a code is an agent's invitation in any state, or a code from the platform's settings. */
export async function isInvitationCode(
  { invitations }: Pick<DomainTables, 'invitations'>,
  platform: Platform,
  { code, domain, now }: CodeOnHost,
): Promise<boolean> {
  if (findAffiliate(platform, code, domain, now)) return true
  return (await invitations.count({ code: code.trim().toUpperCase() })) > 0
}

/**
 * Rejects an invitation code.
 * @throws {Rejection} always.
 */
export const rejectCode = (context: Pick<Context<'AFFILIATE_INVALID'>, 'reject'>): never =>
  context.reject('AFFILIATE_INVALID', { fields: [{ field: 'affiliateCode', reason: 'wrong' }] })

/**
 * Adds a new member to the team of the code's owner and counts the use of the code, in the
 * transaction that inserts the member. If the owner has no account, such as for personas' codes on
 * a gateway without personas, the member has no upline.
 * @throws {Rejection} if the invitation was used up or its agent was blocked in the meantime.
 */
export async function joinByInvite(
  context: Context<'AFFILIATE_INVALID'>,
  tables: DomainTables,
  platform: Platform,
  member: MemberRow,
  invite: Invite,
): Promise<void> {
  if (await isPaused(tables, invite)) rejectCode(context)
  const { uplineId, invitation } = invite
  let rates: Rates = {}
  if (invitation) {
    const current = await tables.invitations.get(invitation.id)
    if (!current || !isOpenOn(current, current.domain, member.createdAt)) return rejectCode(context)
    await tables.invitations.update(current.id, { uses: current.uses + 1 })
    const joined = { id: member.id, invitationId: current.id, depositedAt: null }
    await tables.invitees.insert(joined)
    rates = current.rates
  }
  const upline = uplineId === null ? undefined : await tables.members.get(uplineId)
  if (!upline) return
  const isAgent = platform.accountTypes.agents.includes(upline.type)
  await joinWithCommissions(context, tables, member, { upline, isAgent, rates })
}
