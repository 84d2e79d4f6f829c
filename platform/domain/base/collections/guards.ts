/** What keeps calls honest, for a while. */
import { defineCollection, integer, json, text, time } from '../storage/store.ts'

const captchas = defineCollection({
  columns: { id: text(), solution: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** `id` is purpose, dialing code and number: one live code for each. */
const smsCodes = defineCollection({
  columns: {
    id: text(),
    code: text(),
    attempts: integer(),
    sentAt: time(),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

/** First answers to requests that carry an idempotency key; `id` is actor and key. */
const idempotency = defineCollection({
  columns: {
    id: text(),
    bodyHash: text(),
    result: json<unknown>(),
    createdAt: time(),
  },
  indexes: [['createdAt']],
})

/** Nonces of encrypted payloads that were accepted, kept as long as their time stays valid. */
const nonces = defineCollection({
  columns: { id: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Calls counted per route and caller in the running window. */
const rateWindows = defineCollection({
  columns: { id: text(), count: integer(), expiresAt: time() },
  indexes: [['expiresAt']],
})

export const guardsCollections = { captchas, smsCodes, idempotency, nonces, rateWindows }
