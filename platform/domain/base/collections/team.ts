/** Team hierarchy, invitations and blocks. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/**
 * A member's place in a team; `id` is the member's id. A member without an upline and without
 * downlines has no row: the head of a team gets one when the first member joins.
 */
const teamMembers = defineCollection({
  columns: {
    id: text(),
    /** Direct upline; null for the head of a team. */
    uplineId: optional(text()),
    /** Ids from the head of the team to this member, joined by `/`. */
    path: text(),
    /** Depth below the head of the team; 0 for the head. */
    level: integer(),
    /** Copy of the username for searching and sorting teams. A username never changes. */
    account: text(),
    /**
     * Commission rates by game type, in ten-thousandths of a percent: see `accounts/team/rates.ts`.
     */
    rates: json<Record<string, number>>(),
    joinedAt: time(),
  },
  indexes: [['uplineId', 'joinedAt']],
})

/**
 * One row for each pair of a member and an ancestor in the team; `accounts/team/hierarchy.ts`
 * builds `id`.
 */
const teamLinks = defineCollection({
  columns: {
    id: text(),
    ancestorId: text(),
    memberId: text(),
    /** Number of levels between member and ancestor; 1 for a direct downline. */
    depth: integer(),
    joinedAt: time(),
    /** Copy of the member's `usernameKey`, so that a search needs no join. */
    accountKey: text(),
    /** Copy of the member's account type. An account type never changes. */
    accountType: integer(),
  },
  indexes: [
    // Covering index for all queries of a team, sorted by time of joining.
    ['ancestorId', 'joinedAt', 'id', 'memberId', 'depth', 'accountKey', 'accountType'],
    ['memberId'],
  ],
})

/** Invitation codes and links of agents (AGENT-02, AGENT-07). */
const invitations = defineCollection({
  columns: {
    id: text(),
    /** Code of the invitation, in upper case. */
    code: text(),
    agentId: text(),
    /** Account type of members who join with the invitation. */
    accountType: integer(),
    rates: json<Record<string, number>>(),
    note: text(),
    /** Host on which the invitation is valid. */
    domain: text(),
    /** Maximum number of uses; null for unlimited. */
    maximumUses: optional(integer()),
    visits: integer(),
    uses: integer(),
    /** Number of invited members who have made a deposit. */
    firstDeposits: integer(),
    expiresAt: optional(time()),
    createdAt: time(),
    endedAt: optional(time()),
  },
  unique: [['code']],
  indexes: [['agentId', 'createdAt']],
})

/** Members blocked by an upline; `id` is the member's id. */
const memberBlocks = defineCollection({
  columns: {
    id: text(),
    /** Upline who blocked the member. */
    agentId: text(),
    reason: text<components['schemas']['BlockReason']>(),
    note: text(),
    since: time(),
  },
  indexes: [['agentId']],
})

/** Invitation with which a member joined; `id` is the member's id. */
const invitees = defineCollection({
  columns: {
    id: text(),
    invitationId: text(),
    /** Time of the member's first deposit; null before it. */
    depositedAt: optional(time()),
  },
})

export const teamCollections = { teamMembers, teamLinks, invitations, invitees, memberBlocks }
