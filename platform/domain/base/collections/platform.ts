/** The platform as it is set up, and who did that. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Named values of the platform: status, whitelabel flags, encryption keys. */
const settings = defineCollection({
  columns: { id: text(), value: json<unknown>(), updatedAt: time() },
})

/** What operators did; rows are added, never changed or removed. Ids are in the order of time. */
const audit = defineCollection({
  columns: {
    id: text(),
    at: time(),
    operator: text(),
    action: text(),
    version: optional(integer()),
    restoredFrom: optional(integer()),
    note: optional(text()),
    /** Where a failed sign-in came from. */
    address: optional(text()),
    changed: json<string[]>(),
  },
  indexes: [['operator', 'action', 'at']],
})

export const platformCollections = { settings, audit }
