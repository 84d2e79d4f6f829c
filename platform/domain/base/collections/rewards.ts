/** What players are given: promotions, rewards, missions, referrals, envelopes, the wheel. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/** How much has to be wagered, in minor units, and how many days there are for it. */
export type Wagering = { required: number; days: number }

/** What a member may claim once, or has; nothing is removed. */
const rewards = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** `RewardKind`. */
    kind: text(),
    /** What it is for: the id of a promotion, application, mission, VIP level and so on. */
    reference: text(),
    title: json<Texts>(),
    /** Minor units. */
    amount: integer(),
    createdAt: time(),
    /** The moment from which it cannot be claimed: `never` for one that keeps. */
    expiresAt: time(),
    claimedAt: optional(time()),
    /** What has to be wagered before it is real money; null where nothing has to. */
    wagering: optional(json<Wagering>()),
  },
  unique: [['memberId', 'kind', 'reference']],
  indexes: [
    ['memberId', 'createdAt'],
    ['memberId', 'claimedAt'],
  ],
})

/** Who takes part in which promotion; `id` is member, promotion and the period that it is of. */
const promotionEntries = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    promotionId: text(),
    /** `JOINED`, `ISSUED` or `CLAIMED`. */
    status: text(),
    joinedAt: time(),
    /** The moment after the last that counts. */
    endsAt: time(),
  },
  indexes: [['memberId', 'joinedAt']],
})

/** What members have applied for with words and images. */
const activityApplications = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    activityId: text(),
    comment: text(),
    /** The ids of files that were sent before. */
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

/** How often a code of the messaging service was used; `id` is the code. */
const bonusCodes = defineCollection({ columns: { id: text(), used: integer() } })

/** `id` is a member's, `code` what others register with. */
const referralCodes = defineCollection({
  columns: { id: text(), code: text() },
  unique: [['code']],
})

/** Which friend came through which member; `id` is the friend's member id. */
const referrals = defineCollection({
  columns: {
    id: text(),
    referrerId: text(),
    joinedAt: time(),
    /** All that the friend has played, in minor units. */
    turnover: integer(),
    /** When the friend has played last. */
    playedAt: optional(time()),
  },
  indexes: [
    ['referrerId', 'joinedAt'],
    ['referrerId', 'playedAt'],
  ],
})

/** What a member's friends have played on one day; `id` is member and day. */
const referralDays = defineCollection({
  columns: {
    id: text(),
    referrerId: text(),
    /** As `2026-11-21`. */
    day: text(),
    turnover: integer(),
    claimedAt: optional(time()),
  },
  indexes: [['referrerId', 'day']],
})

/** What is left of a rain of red envelopes; `id` is the rain's. */
const redEnvelopePots = defineCollection({
  columns: { id: text(), left: integer(), envelopes: integer() },
})

/** Who has opened one; `id` is rain and member. */
const redEnvelopeOpenings = defineCollection({
  columns: { id: text(), rainId: text(), memberId: text(), amount: integer(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Turns of the wheel that a member has left; `id` is the member's. */
const wheelTickets = defineCollection({
  columns: {
    id: text(),
    tickets: integer(),
    /** Minor units of deposits that are not enough for another ticket yet. */
    towardsNext: integer(),
  },
})

const wheelSpins = defineCollection({
  columns: { id: text(), memberId: text(), prizeId: text(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Tickets of a raffle; `id` is raffle, week and member. */
const raffleTickets = defineCollection({
  columns: {
    id: text(),
    /** The raffle and the week that it is drawn in. */
    drawId: text(),
    memberId: text(),
    number: integer(),
    at: time(),
  },
  indexes: [['drawId', 'number'], ['memberId']],
})

/** Missions that were claimed; `id` is member, mission and period. */
const missionClaims = defineCollection({
  columns: { id: text(), memberId: text(), missionId: text(), at: time() },
  indexes: [['memberId', 'at']],
})

/** Days on which a member has logged in; `id` is member and day. */
const loginDays = defineCollection({
  columns: { id: text(), memberId: text(), day: text() },
  indexes: [['memberId', 'day'], ['day']],
})

/** Points that were earned in a week, for the leaderboard; `id` is week and member. */
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
