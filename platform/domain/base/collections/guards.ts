/**
 * Short-lived rows that protect calls: captchas, codes, idempotency keys, nonces and rate limits.
 */
import { defineCollection, integer, json, text, time } from '../storage/store.ts'

const captchas = defineCollection({
  columns: { id: text(), solution: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** `id` combines purpose, dialing code and number, so that each has one live code. */
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

/** First responses to requests with an idempotency key; `id` combines actor and key. */
const idempotency = defineCollection({
  columns: {
    id: text(),
    bodyHash: text(),
    result: json<unknown>(),
    createdAt: time(),
  },
  indexes: [['createdAt']],
})

/** Nonces of accepted encrypted payloads, stored as long as their timestamp is valid. */
const nonces = defineCollection({
  columns: { id: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Calls per route and caller in the current window. */
const rateWindows = defineCollection({
  columns: { id: text(), count: integer(), expiresAt: time() },
  indexes: [['expiresAt']],
})

export const guardsCollections = { captchas, smsCodes, idempotency, nonces, rateWindows }
