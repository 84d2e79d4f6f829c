/** The points mall: a separate ledger, in whole points that never expire. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'

/** A member's points; `id` is the member's id. Written only by `points/pointLedger.ts`. */
const pointAccounts = defineCollection({
  columns: {
    id: text(),
    balance: integer(),
    /** Earned fraction of the next point, in thousandths of a point. */
    thousandths: integer(),
    updatedAt: time(),
  },
})

/** One change of a member's points. Rows are added, never changed or removed. */
const pointEntries = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Value of type `PointSource` of the API. */
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
    /** Price in minor units, paid in addition to the points. */
    amount: integer(),
    /** `IN_PROCESS`, `APPROVED` or `REJECTED`. */
    status: text(),
    /** Delivery address; null for a bonus. */
    receiver: optional(json<{ name: string; address: string; phone: string }>()),
    appliedAt: time(),
    decidedAt: optional(time()),
  },
  indexes: [['memberId', 'appliedAt']],
})

/** Number of redeemed items per product; `id` is the product's id. */
const goodsTaken = defineCollection({ columns: { id: text(), taken: integer() } })

export const pointsCollections = { pointAccounts, pointEntries, pointRedemptions, goodsTaken }
