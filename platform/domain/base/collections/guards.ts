/** Short-lived rows that protect calls from abuse and repetition. */
import { defineCollection, integer, json, text, time } from '../storage/store.ts'

const captchas = defineCollection({
  columns: { id: text(), solution: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/**
 * Verification codes. `id` combines purpose and phone number or e-mail address, so that a receiver
 * has one valid code per purpose.
 */
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

/** Results of the first request with an idempotency key; `id` combines caller and key. */
const idempotency = defineCollection({
  columns: {
    id: text(),
    bodyHash: text(),
    result: json<unknown>(),
    createdAt: time(),
  },
  indexes: [['createdAt']],
})

/** Single-use values, such as nonces of encrypted payloads, stored until they expire. */
const nonces = defineCollection({
  columns: { id: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/**
 * Counters with an expiry: calls per route and caller, wrong attempts, and daily quotas of codes.
 */
const rateWindows = defineCollection({
  columns: { id: text(), count: integer(), expiresAt: time() },
  indexes: [['expiresAt']],
})

export const guardsCollections = { captchas, smsCodes, idempotency, nonces, rateWindows }
