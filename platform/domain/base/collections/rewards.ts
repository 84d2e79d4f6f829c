/** Promotions, rewards, missions, referrals, envelopes and the wheel. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/** Wagering requirement: turnover in minor units, and the days to reach it. */
export type Wagering = { required: number; days: number }

/** Rewards that members can claim once or have claimed; rows are never removed. */
const rewards = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Source of the reward: a value of type `RewardKind` of the API. */
    kind: text(),
    /** Id of the promotion, application, mission, VIP level or other cause. */
    reference: text(),
    title: json<Texts>(),
    /** Amount in minor units. */
    amount: integer(),
    createdAt: time(),
    /** Time from which the reward cannot be claimed; `never` for a reward that does not expire. */
    expiresAt: time(),
    claimedAt: optional(time()),
    /** Wagering requirement of the reward; null if the reward has none. */
    wagering: optional(json<Wagering>()),
  },
  unique: [['memberId', 'kind', 'reference']],
  indexes: [
    ['memberId', 'createdAt'],
    ['memberId', 'claimedAt'],
  ],
})

/** Participation in promotions; `id` combines member, promotion and period. */
const promotionEntries = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    promotionId: text(),
    /** `JOINED`, `ISSUED` or `CLAIMED`. */
    status: text(),
    joinedAt: time(),
    /** End of the period, exclusive. */
    endsAt: time(),
  },
  indexes: [['memberId', 'joinedAt']],
})

/** Members' applications for activities, with texts and images. */
const activityApplications = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    activityId: text(),
    comment: text(),
    /** Ids of uploaded files. */
    images: json<string[]>(),
    /** `APPLYING`, `PROCESS`, `ISSUED`, `CLAIMED` or `REJECTED`. */
    status: text(),
    appliedAt: time(),
    decidedAt: optional(time()),
  },
  indexes: [
    ['memberId', 'appliedAt'],
    ['memberId', 'activityId'],
  ],
})

/** Number of uses of a bonus code; `id` is the code. */
const bonusCodes = defineCollection({ columns: { id: text(), used: integer() } })

/** `id` is the referrer's member id; friends register with `code`. */
const referralCodes = defineCollection({
  columns: { id: text(), code: text() },
  unique: [['code']],
})

/** Relation of a friend to the referring member; `id` is the friend's member id. */
const referrals = defineCollection({
  columns: {
    id: text(),
    referrerId: text(),
    joinedAt: time(),
    /** The friend's total turnover since joining, in minor units. */
    turnover: integer(),
    /** Time of the friend's latest bet. */
    playedAt: optional(time()),
  },
  indexes: [
    ['referrerId', 'joinedAt'],
    ['referrerId', 'playedAt'],
  ],
})

/**
 * Turnover of a member's friends on one day; `id` combines member and day. Negative if corrections
 * on this day removed more turnover than the friends' bets added.
 */
const referralDays = defineCollection({
  columns: {
    id: text(),
    referrerId: text(),
    /** Date as `2026-11-21`. */
    day: text(),
    turnover: integer(),
    claimedAt: optional(time()),
  },
  indexes: [['referrerId', 'day']],
})

/** Money and envelopes left in a red envelope rain; `id` is the rain's id. */
const redEnvelopePots = defineCollection({
  columns: { id: text(), left: integer(), envelopes: integer() },
})

/** Opened red envelopes; `id` combines rain and member. */
const redEnvelopeOpenings = defineCollection({
  columns: { id: text(), rainId: text(), memberId: text(), amount: integer(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Unused wheel tickets of a member; `id` is the member's id. */
const wheelTickets = defineCollection({
  columns: {
    id: text(),
    tickets: integer(),
    /** Deposited amount that already counts towards the next ticket, in minor units. */
    towardsNext: integer(),
  },
})

const wheelSpins = defineCollection({
  columns: { id: text(), memberId: text(), prizeId: text(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Raffle tickets; `id` combines raffle, week and member. */
const raffleTickets = defineCollection({
  columns: {
    id: text(),
    /** Id of the draw. It combines raffle and week. */
    drawId: text(),
    memberId: text(),
    number: integer(),
    at: time(),
  },
  indexes: [['drawId', 'number'], ['memberId']],
})

/** Claimed missions; `id` combines member, mission and period. */
const missionClaims = defineCollection({
  columns: { id: text(), memberId: text(), missionId: text(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Days on which a member logged in; `id` combines member and day. */
const loginDays = defineCollection({
  columns: { id: text(), memberId: text(), day: text() },
  indexes: [['memberId', 'day'], ['day']],
})

/** Points earned in a week, for the leaderboard; `id` combines week and member. */
const weekScores = defineCollection({
  columns: { id: text(), week: text(), memberId: text(), score: integer() },
  indexes: [['week', 'score'], ['memberId']],
})

export const rewardsCollections = {
  rewards,
  promotionEntries,
  activityApplications,
  bonusCodes,
  referralCodes,
  referrals,
  referralDays,
  redEnvelopePots,
  redEnvelopeOpenings,
  wheelTickets,
  wheelSpins,
  raffleTickets,
  missionClaims,
  loginDays,
  weekScores,
}
