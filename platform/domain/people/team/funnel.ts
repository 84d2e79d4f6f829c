/** Funnel of an invitation: visits, registrations and first deposits (AGENT-07). */
import { isBlocked } from '../../accounts/limits/blocks.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { isOpen } from './invitations.ts'

/** Counts a visit to an invitation's link; ignores invitations that cannot be used. */
export async function countVisit(
  { store, now }: Pick<Context, 'store' | 'now'>,
  referralCode: string,
): Promise<void> {
  const code = referralCode.trim().toUpperCase()
  const [found] = await store.invitations.find({ where: { code }, limit: 1 })
  if (!found) return
  await store.transaction(async (tables) => {
    const { invitations } = tables
    const invitation = await invitations.get(found.id)
    if (!invitation || !isOpen(invitation, now())) return
    if (await isBlocked(tables, invitation.agentId)) return
    await invitations.update(invitation.id, { visits: invitation.visits + 1 })
  })
}

/**
 * Counts the first deposit of a member who joined by an invitation, in the transaction that credits
 * the deposit.
 */
export async function countFirstDeposit(
  { now }: Pick<Context, 'now'>,
  { invitees, invitations }: Pick<DomainTables, 'invitees' | 'invitations'>,
  memberId: string,
): Promise<void> {
  const invitee = await invitees.get(memberId)
  if (!invitee || invitee.depositedAt !== null) return
  await invitees.update(memberId, { depositedAt: now() })
  const invitation = await invitations.get(invitee.invitationId)
  if (!invitation) return
  await invitations.update(invitation.id, { firstDeposits: invitation.firstDeposits + 1 })
}
