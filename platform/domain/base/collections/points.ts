/** The points mall: a ledger of its own, in whole points that never expire. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/** What a member has; `id` is theirs. Only `points/pointLedger.ts` writes it. */
const pointAccounts = defineCollection({
  columns: {
    id: text(),
    balance: integer(),
    /** Thousandths of a point that were earned and make no whole one yet. */
    thousandths: integer(),
    updatedAt: time(),
  },
})

/** One change of a member's points. Added, never changed or removed. */
const pointEntries = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** `PointSource`. */
    type: text(),
    changed: integer(),
    balanceAfter: integer(),
    reference: text(),
    at: time(),
  },
  indexes: [
    ['memberId', 'at'],
    ['memberId', 'type', 'at'],
  ],
})

/** Goods that were asked for. */
const pointRedemptions = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    goodsId: text(),
    /** `BONUS` or `PHYSICAL`. */
    type: text(),
    name: json<Texts>(),
    quantity: integer(),
    points: integer(),
    /** Minor units that were paid besides the points. */
    amount: integer(),
    /** `IN_PROCESS`, `APPROVED` or `REJECTED`. */
    status: text(),
    /** Where a thing is sent to; null for a bonus. */
    receiver: optional(json<{ name: string; address: string; phone: string }>()),
    appliedAt: time(),
    decidedAt: optional(time()),
  },
  indexes: [['memberId', 'appliedAt']],
})

/** How many of each of the goods are gone; `id` is the goods'. */
const goodsTaken = defineCollection({ columns: { id: text(), taken: integer() } })

export const pointsCollections = { pointAccounts, pointEntries, pointRedemptions, goodsTaken }
