/** Who invited whom, on what terms, and what an upline has promised a downline. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/**
 * A member's place in a team; `id` is the member's. The head of a team has one too, from the moment
 * somebody joins. A member without an upline and without downlines has none.
 */
const teamMembers = defineCollection({
  columns: {
    id: text(),
    /** Null for the head of a team. */
    uplineId: optional(text()),
    /** Ids from the head of the team down to this member, joined by `/`. */
    path: text(),
    /** How far below the head of the team, who is 0. */
    level: integer(),
    /** The username, which never changes, so that teams are searched and sorted by it. */
    account: text(),
    /** Commission by game type, in ten-thousandths of a percent: see `team/rates.ts`. */
    rates: json<Record<string, number>>(),
    joinedAt: time(),
  },
  indexes: [['uplineId', 'joinedAt']],
})

/** One row for each pair of a member and somebody anywhere below; `id` is `team/hierarchy.ts`'s. */
const teamLinks = defineCollection({
  columns: {
    id: text(),
    ancestorId: text(),
    memberId: text(),
    /** 1 for a direct downline. */
    depth: integer(),
    joinedAt: time(),
    /** The member's `usernameKey`, so that a team is searched where it stands. */
    accountKey: text(),
    /** The member's account type, which never changes. */
    accountType: integer(),
  },
  indexes: [
    // All that is asked of a team is answered from this index alone, in the order of joining.
    ['ancestorId', 'joinedAt', 'id', 'memberId', 'depth', 'accountKey', 'accountType'],
    ['memberId'],
  ],
})

/** Codes and links by which an agent invites (AGENT-02, AGENT-07). */
const invitations = defineCollection({
  columns: {
    id: text(),
    /** Upper case; compared so. */
    code: text(),
    agentId: text(),
    /** The account type of who joins by it. */
    accountType: integer(),
    rates: json<Record<string, number>>(),
    note: text(),
    /** The host that it is good on. */
    domain: text(),
    /** How often it can be used; without bound when null. */
    maximumUses: optional(integer()),
    /** How often its link was opened. */
    visits: integer(),
    uses: integer(),
    /** How many of those who joined by it have paid in. */
    firstDeposits: integer(),
    expiresAt: optional(time()),
    createdAt: time(),
    endedAt: optional(time()),
  },
  unique: [['code']],
  indexes: [['agentId', 'createdAt']],
})

/** Members whom somebody above them has blocked; `id` is the member's. */
const memberBlocks = defineCollection({
  columns: {
    id: text(),
    /** Who has blocked them. */
    agentId: text(),
    reason: text<components['schemas']['BlockReason']>(),
    note: text(),
    since: time(),
  },
  indexes: [['agentId']],
})

/** By which invitation a member has joined; `id` is the member's. */
const invitees = defineCollection({
  columns: {
    id: text(),
    invitationId: text(),
    /** When they paid in first; null until then. */
    depositedAt: optional(time()),
  },
})

export const teamCollections = { teamMembers, teamLinks, invitations, invitees, memberBlocks }
